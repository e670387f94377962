package eightfold.lab.report;

import java.util.List;
import java.util.stream.IntStream;

/** From figures to places on the page, with round ticks. */
record Axis(double low, double high, double from, double to, double step) {
  private static final double[] ROUND = {1, 2, 2.5, 5, 10};

  /**
   * An axis on which all figures have room.
   *
   * @param from the place of the lowest figure
   * @param to the place of the highest
   */
  static Axis over(double least, double most, double from, double to) {
    double span = most > least ? most - least : Math.max(1, Math.abs(most));
    double rough = span / 5;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = 10 * power;
    for (double round : ROUND) {
      if (round * power >= rough) {
        step = round * power;
        break;
      }
    }
    double low = Math.floor(least / step) * step;
    double high = Math.ceil(most / step) * step;
    return new Axis(low, high > low ? high : low + step, from, to, step);
  }

  double at(double value) {
    return from + (to - from) * (value - low) / (high - low);
  }

  List<Double> ticks() {
    int count = (int) Math.round((high - low) / step);
    return IntStream.rangeClosed(0, count).mapToObj(i -> low + i * step).toList();
  }

  /** A tick's text, with as many digits as the step has. */
  String label(double tick) {
    int digits = 0;
    double scaled = step;
    while (digits < 6 && Math.abs(scaled - Math.rint(scaled)) > 1e-6) {
      digits++;
      scaled *= 10;
    }
    return Figures.fixed(tick, digits).replace('-', '−');
  }
}

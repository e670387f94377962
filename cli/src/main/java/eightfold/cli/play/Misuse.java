package eightfold.cli.play;

/** The command line asks for something that there is not; the message is a sentence. */
final class Misuse extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final String sentence;

  Misuse(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }
}

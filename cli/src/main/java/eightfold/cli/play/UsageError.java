package eightfold.cli.play;

/** The command line asks for something that there is not; the message is a sentence. */
final class UsageError extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final String sentence;

  UsageError(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }
}

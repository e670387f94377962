package eightfold.lab.share;

import java.io.IOException;

/** A file is not what it should be; the message is a sentence. */
public final class Unfit extends IOException {
  private static final long serialVersionUID = 1;

  public Unfit(String sentence) {
    super(sentence);
  }
}

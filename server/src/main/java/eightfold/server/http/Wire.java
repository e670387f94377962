package eightfold.server.http;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of one socket on its {@link Loop}. Anybody may send; everything else happens on the
 * loop's thread. A reader that falls behind by a whole outbox is cut off, which costs nobody else
 * anything; so is a device that has vanished without a word, which shows only when it is asked.
 */
final class Wire {
  /** So often a socket is looked at until its silence has lasted too long. */
  static final int LOOKS = 4;

  private static final byte[] NOTHING = {};
  private final SocketChannel channel;
  private final Loop loop;
  private final Frames frames;
  private final Question question;
  private final Outbox outbox = new Outbox();

  /** Whether the loop will look at this anyhow; at first it does not look before {@link #live}. */
  private final AtomicBoolean called = new AtomicBoolean(true);

  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean cut;
  private byte[] rest;
  private boolean said;
  private boolean bothSaid;
  private int turn;
  private int unheard;
  private @Nullable SelectionKey key;

  /** The frame that asks the other side whether it is still there. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Question(int opcode, byte[] payload) {}

  /**
   * @param early what has been read of the frames already
   */
  Wire(SocketChannel channel, Loop loop, Frames.Hearer hearer, Question question, byte[] early)
      throws IOException {
    this.channel = channel;
    this.loop = loop;
    this.question = question;
    frames = new Frames(hearer);
    rest = early;
    channel.configureBlocking(false);
  }

  /** Hands the socket to its loop, and waits until it has ended. */
  void live() throws InterruptedException {
    loop.call(this);
    ended.await();
  }

  boolean tcpNoDelay() {
    try {
      return channel.getOption(StandardSocketOptions.TCP_NODELAY);
    } catch (IOException e) {
      return true; // just closed
    }
  }

  int turn() {
    return turn;
  }

  /** A sign of life. */
  void heard() {
    unheard = 0;
  }

  /** Asks a silent socket, and ends one that does not answer. */
  void look() {
    unheard++;
    if (unheard == LOOKS) {
      end();
    } else if (unheard > 1) {
      send(question.opcode, question.payload);
    }
  }

  void send(int opcode, byte[] payload) {
    if (cut) {
      return;
    }
    cut = !outbox.put(opcode, payload);
    call();
  }

  /** The other side has said goodbye; once we have, too, the connection ends. */
  void bothSay() {
    bothSaid = true;
  }

  /** Ends the connection without further words. */
  void cut() {
    cut = true;
    call();
  }

  private void call() {
    if (called.compareAndSet(false, true)) {
      loop.call(this);
    }
  }

  /** Reads what has come in. */
  void read(ByteBuffer in) throws IOException {
    in.clear();
    in.put(rest);
    int count = channel.read(in);
    if (count < 0) {
      end();
      return;
    }
    in.flip();
    take(in);
  }

  private void take(ByteBuffer in) {
    boolean more = !cut;
    while (more) {
      more = frames.take(in) && !cut;
    }
    rest = NOTHING;
    if (in.hasRemaining() && in.remaining() <= Frames.LARGEST + 14) {
      rest = new byte[in.remaining()];
      in.get(rest);
    }
  }

  /** Writes what waits; true once everything up to a closing frame is written. */
  boolean write(ByteBuffer out) throws IOException {
    called.set(false);
    if (cut) {
      end();
    }
    if (ended.getCount() == 0) {
      return false;
    }
    SelectionKey mine = key == null ? begin() : key;
    Outbox.Written written = outbox.write(channel, out);
    int interest =
        written == Outbox.Written.SOME
            ? SelectionKey.OP_READ | SelectionKey.OP_WRITE
            : SelectionKey.OP_READ;
    if (mine.interestOps() != interest) {
      mine.interestOps(interest);
    }
    if (written == Outbox.Written.CLOSED && bothSaid) {
      end();
      return false;
    }
    boolean first = written == Outbox.Written.CLOSED && !said;
    said |= first;
    return first;
  }

  private SelectionKey begin() throws IOException {
    SelectionKey mine = channel.register(loop.selector(), SelectionKey.OP_READ, this);
    key = mine;
    turn = loop.turnOfNewcomer();
    if (rest.length > 0) {
      ByteBuffer early = ByteBuffer.wrap(rest);
      take(early);
    }
    return mine;
  }

  void end() {
    cut = true;
    try {
      channel.close();
    } catch (IOException e) {
      System.getLogger(Wire.class.getName())
          .log(System.Logger.Level.DEBUG, "a socket was closed already: {0}", e.toString());
    }
    ended.countDown();
  }
}

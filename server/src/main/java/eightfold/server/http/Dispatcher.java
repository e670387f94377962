package eightfold.server.http;

import eightfold.server.store.StoreException;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Takes the requests of one event loop. Whatever may read the store is done by a virtual thread of
 * its own; the answer is sent from the loop again, at the latest after {@link #BOUND} milliseconds.
 */
final class Dispatcher {
  private static final System.Logger LOGGER = System.getLogger(Dispatcher.class.getName());
  private static final int BOUND = 10_000;
  private static final int LARGEST_BODY = 64 * 1024;
  private static final String GAMES = "/api/games/";
  private static final String TABLES = "/api/tables/";
  private static final String SOCKET = "/socket";

  private final Vertx vertx;
  private final SocketLoop loop;
  private final Connections connections;
  private final Site site;

  /**
   * What all event loops have in common.
   *
   * @param secure whether people use https
   */
  record Site(Routes routes, Pages pages, SocketEndpoint endpoint, boolean secure) {
    Answer answer(Request request) {
      return routes.answer(request, (other, _) -> pages.answer(other));
    }
  }

  Dispatcher(Vertx vertx, SocketLoop loop, Connections connections, Site site) {
    this.vertx = vertx;
    this.loop = loop;
    this.connections = connections;
    this.site = site;
  }

  void handle(HttpServerRequest incoming) {
    connections.begun(incoming.connection());
    Request request;
    try {
      request = Request.of(incoming);
    } catch (Refused e) {
      send(incoming, Answer.of(e));
      return;
    }
    String path = request.path();
    if (path.startsWith(TABLES) && path.endsWith(SOCKET)) {
      open(incoming, request);
    } else {
      read(
          incoming,
          largest(request),
          body ->
              offLoop(
                  incoming,
                  () -> site.answer(request.with(body)),
                  answer -> send(incoming, answer),
                  _ -> {}));
    }
  }

  /** What is no request is answered in the same form. */
  void invalid(HttpServerRequest incoming) {
    Throwable cause = incoming.decoderResult().cause();
    Refused refused = Refused.badRequest();
    if (cause instanceof TooLongHttpLineException) {
      refused = new Refused(414, refused.problem());
    } else if (cause instanceof TooLongHttpHeaderException) {
      refused = new Refused(431, refused.problem());
    }
    send(incoming, Answer.of(refused));
  }

  private void open(HttpServerRequest incoming, Request request) {
    incoming.pause();
    String path = request.path();
    String name =
        path.substring(TABLES.length(), Math.max(TABLES.length(), path.length() - SOCKET.length()));
    offLoop(
        incoming,
        () -> site.endpoint.join(request, name, loop),
        socket -> site.endpoint.upgrade(incoming, socket, loop, connections::left),
        Socket::ended);
  }

  private static int largest(Request request) {
    return request.method().equals("PUT") && request.path().startsWith(GAMES)
        ? Uploads.LARGEST + LARGEST_BODY
        : LARGEST_BODY;
  }

  /** Collects the body; of one that is far too large only the fact. */
  private void read(HttpServerRequest incoming, int largest, Consumer<byte[]> whole) {
    Buffer body = Buffer.buffer();
    incoming.handler(
        part -> {
          if (body.length() <= largest) {
            body.appendBuffer(part);
            if (body.length() > largest) {
              send(incoming, Answer.of(new Refused(413, "too-large", "The request is too large.")));
              incoming.connection().close();
            }
          }
        });
    incoming.endHandler(
        _ -> {
          if (body.length() <= largest) {
            whole.accept(body.getBytes());
          }
        });
  }

  /**
   * Does something that may take a while.
   *
   * @param done gets the result, on the loop
   * @param late gets a result that came when the request was answered already
   */
  private <T> void offLoop(
      HttpServerRequest incoming, Callable<T> work, Consumer<T> done, Consumer<T> late) {
    connections.complete(incoming.connection());
    Promise<T> promise = Promise.promise();
    long timer = vertx.setTimer(BOUND, _ -> promise.tryFail(tooLate()));
    promise
        .future()
        .onComplete(_ -> vertx.cancelTimer(timer))
        .onSuccess(done::accept)
        .onFailure(why -> send(incoming, failure(why)));
    Thread.startVirtualThread(
        () -> {
          try {
            T result = work.call();
            loop.execute(
                () -> {
                  if (!promise.tryComplete(result)) {
                    late.accept(result);
                  }
                });
          } catch (Exception | StackOverflowError e) {
            loop.execute(() -> promise.tryFail(e));
          }
        });
  }

  private static StoreException tooLate() {
    return new StoreException(StoreException.Why.UNAVAILABLE, "the store took too long");
  }

  private static Answer failure(Throwable why) {
    return switch (why) {
      case Refused refused -> Answer.of(refused);
      case StoreException trouble -> {
        LOGGER.log(System.Logger.Level.ERROR, "the store failed: {0}", described(trouble));
        yield Answer.of(Refused.of(trouble));
      }
      default -> {
        LOGGER.log(System.Logger.Level.ERROR, "a request failed", why);
        yield Answer.of(
            new Refused(500, "internal", "Something went wrong here; it has been noted."));
      }
    };
  }

  private static String described(StoreException trouble) {
    Throwable cause = trouble.getCause();
    return trouble.getMessage() + (cause == null ? "" : " (" + cause.getMessage() + ")");
  }

  private void send(HttpServerRequest incoming, Answer answer) {
    if (!incoming.response().closed() && !incoming.response().ended()) {
      incoming.resume(); // whatever else came with it is of no interest
      connections.answered(incoming.connection());
      answer.send(incoming.response(), site.secure, incoming.method().name().equals("HEAD"));
    }
  }
}

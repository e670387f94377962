/**
 * The server: tables that are folds of their logs, guests, lobby, HTTP and WebSocket.
 *
 * <p>{@link Server} is the door. Below it: {@code store} keeps the logs, {@code table} plays,
 * {@code wire} says what travels, {@code http} carries it, {@code load} measures all of them.
 */
@NullMarked
package eightfold.server;

import org.jspecify.annotations.NullMarked;

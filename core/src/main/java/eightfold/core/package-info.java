/**
 * The contract between a card game and everything around it.
 *
 * <p>A {@link Game} knows the rules; its {@link State} is the whole truth about one game in
 * progress and is mutable, reusable and fast. Everything that crosses the border is immutable: a
 * {@link View} is what one seat may know, an {@link Event} is what happened, a {@link Move} is what
 * a player wants. {@link Table} is the front door for callers who bring text and expect a {@link
 * Refusal}, never an exception.
 */
@NullMarked
package eightfold.core;

import org.jspecify.annotations.NullMarked;

/**
 * Every sentence that people read, in four languages.
 *
 * <p>The messages stand in one JSON file for each language, as ICU MessageFormat patterns by key,
 * so that other clients can read the same files. {@link Messages} formats them, {@link Narrator}
 * turns events into sentences, {@link RuleBook} holds the rules.
 */
@NullMarked
package eightfold.messages;

import org.jspecify.annotations.NullMarked;

/**
 * The table and its bots inside a browser: {@link eightfold.offline.Engine} hosts tables, {@link
 * eightfold.offline.Wasm} is its door to JavaScript.
 */
@NullMarked
package eightfold.offline;

import org.jspecify.annotations.NullMarked;

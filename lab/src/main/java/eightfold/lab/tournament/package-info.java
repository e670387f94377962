/**
 * Who is better, and by how much: tournaments in blocks of games on the same deal, and the
 * statistics that suit them.
 */
@NullMarked
package eightfold.lab.tournament;

import org.jspecify.annotations.NullMarked;

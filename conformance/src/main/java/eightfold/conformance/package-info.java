/**
 * What every game promises, as tests: a game module subclasses {@link GameConformance}, cites rule
 * clauses with {@link Rule} and checks with {@link ClauseCoverage} that none is left untested.
 */
@NullMarked
package eightfold.conformance;

import org.jspecify.annotations.NullMarked;

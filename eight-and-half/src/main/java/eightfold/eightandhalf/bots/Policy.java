package eightfold.eightandhalf.bots;

import eightfold.core.Moves;

/** A way of playing that needs no more than a glance. */
@FunctionalInterface
interface Policy {
  long choose(Observation observation, Moves legal);
}

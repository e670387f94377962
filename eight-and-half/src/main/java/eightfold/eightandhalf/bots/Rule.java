package eightfold.eightandhalf.bots;

import eightfold.core.Moves;

/** A way of playing that needs no more than a glance. */
@FunctionalInterface
interface Rule {
  long choose(Sight sight, Moves legal);
}

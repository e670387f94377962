package eightfold.core;

/** What one seat may know: immutable, equal by content, safe to hand to that seat. */
public interface View {
  /** The seat whose view this is, or {@link Eyes#SPECTATOR}. */
  int seat();

  /** As {@link State#toAct()}. */
  int toAct();
}

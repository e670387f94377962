const MOST = 6;

/** Where several share a device: what happened since somebody had it in their hands. */
export class Since {
  private lines = $state.raw<string[]>([]);
  private readonly marks = new Map<number, number>();

  tell(lines: readonly string[]): void {
    if (lines.length > 0) this.lines = [...this.lines, ...lines];
  }

  /** This seat has seen everything so far. */
  seen(seat: number): void {
    this.marks.set(seat, this.lines.length);
  }

  /** The last lines that this seat has not seen. */
  of(seat: number): string[] {
    return this.lines.slice(this.marks.get(seat) ?? 0).slice(-MOST);
  }
}

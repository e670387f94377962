const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** So many are remembered; whoever steps back leaves one behind each time. */
const MOST = 20;

/** The tables where games go on otherwise. They are in memory only, and no list knows them. */
export class Branches {
  private readonly logs = new Map<string, string[]>();

  open(table: string, lines: string[]): void {
    this.logs.set(table, lines);
    const [oldest] = this.logs.keys();
    if (this.logs.size > MOST && oldest) this.logs.delete(oldest);
  }

  log(table: string): string[] | undefined {
    return this.logs.get(table);
  }

  /** False if the table is none of these. */
  append(table: string, lines: string[]): boolean {
    const log = this.logs.get(table);
    log?.push(...lines);
    return log !== undefined;
  }

  /**
   * Another table with the same game before the last move or standing order of the person there: what still is on its way to the
   * old one cannot come here.
   *
   * @return its id, or null if there is none
   */
  stepBack(table: string): string | null {
    const log = this.logs.get(table) ?? [];
    const steps: { at: number; own: boolean }[] = [];
    log.forEach((line, at) => {
      const { kind, by, order } = JSON.parse(line) as { kind: string; by?: string; order?: string };
      if (kind === 'moved') steps.push({ at, own: by === 'PERSON' });
      else if (kind === 'ordered' && order) steps.push({ at, own: true });
      else if (kind === 'taken-back') steps.pop();
    });
    const last = steps.findLast(({ own }) => own)?.at;
    if (last === undefined) return null;
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => DIGITS[byte & 31]).join('');
    this.open(id, log.slice(0, last));
    return id;
  }
}

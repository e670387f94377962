import type { Deck } from '../tables/contract';
import type { Token } from '../tables/show';

/** Something that travels over the table: a card or another piece. */
export interface Flight {
  id: number;
  what: { deck: Deck; face: string } | { token: Token };
  from: DOMRect;
  to: DOMRect;
  delay: number;
  speed: number;
  /** Where it lies after its flight until the table shows it; empty if the table does so at once. */
  stays: string;
}

/** What is in the air. Flights are decoration: what lands is drawn by the table itself. */
export class Flights {
  list = $state.raw<Flight[]>([]);
  #last = 0;

  launch(flight: Omit<Flight, 'id'>): void {
    if (flight.speed === 0 || flight.from.width === 0 || flight.to.width === 0) return;
    this.list = [...this.list, { ...flight, id: ++this.#last }];
  }

  done(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id || flight.stays !== '');
  }

  /** The table shows what lay there. */
  lift(zone?: string): void {
    this.list = this.list.filter(({ stays }) => stays === '' || (zone !== undefined && stays !== zone));
  }

  clear(): void {
    this.list = [];
  }
}

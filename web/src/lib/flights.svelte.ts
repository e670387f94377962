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

/** What is added somewhere, as a number that rises there. */
export interface Gain {
  id: number;
  text: string;
  at: DOMRect;
  /** In milliseconds. */
  delay: number;
  life: number;
}

/** What is in the air. Flights are decoration: what lands is drawn by the table itself. */
export class Flights {
  list = $state.raw<Flight[]>([]);
  gains = $state.raw<Gain[]>([]);
  #last = 0;

  launch(flight: Omit<Flight, 'id'>): void {
    if (flight.speed === 0 || flight.from.width === 0 || flight.to.width === 0) return;
    this.list = [...this.list, { ...flight, id: ++this.#last }];
  }

  done(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id || flight.stays !== '');
  }

  rise(gain: Omit<Gain, 'id'>): void {
    this.gains = [...this.gains, { ...gain, id: ++this.#last }];
  }

  risen(id: number): void {
    this.gains = this.gains.filter((gain) => gain.id !== id);
  }

  /** The table shows what lay there. */
  lift(zone?: string): void {
    this.list = this.list.filter(({ stays }) => stays === '' || (zone !== undefined && stays !== zone));
  }

  clear(): void {
    this.list = [];
    this.gains = [];
  }
}

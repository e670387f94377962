import type { GameSlug } from '../tables/contract';

/** Something that travels over the table: a card or a gem. */
export interface Flight {
  id: number;
  what: { game: GameSlug; face: string } | { gem: 'blue' | 'red' };
  from: DOMRect;
  to: DOMRect;
  delay: number;
  speed: number;
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
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}

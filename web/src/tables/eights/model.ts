/** The view of Eights as the server writes it. */
export interface EightsView {
  seat: number;
  toAct: number;
  round: number;
  dealer: number;
  target: number;
  row: string[];
  hand: string[];
  seats: EightsSeat[];
  stack: string[];
  passes: number;
  wordless: number;
}

export interface EightsSeat {
  cards: number;
  known: string[];
  laid: { word: string; cards: string[] }[];
  points: number;
}

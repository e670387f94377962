/** The geometry of a deck on paper, in millimetres. */
export const CARD = { width: 63, height: 88 };

const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
export type Paper = keyof typeof PAPERS;

/** How far a back is printed beyond its edge if there are gaps for it. */
export const BLEED = 2;

const MARK = { gap: 0.5, length: 3.5 };

export interface Place {
  x: number;
  y: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Cards lie on their side. */
  lying: boolean;
  bleed: number;
  /** The upper left corners, row by row. */
  places: Place[];
  /** Where to cut: on the front, where nothing is printed beyond the edge. */
  marks: Line[];
}

const starts = (paper: number, card: number, count: number, gap: number): number[] => {
  const first = (paper - count * card - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => first + i * (card + gap));
};

/**
 * Nine cards upright, edge to edge; with gaps eight that lie, since Letter is too low for three rows. The paper is
 * upright in either case, so that its long edge is always at the side.
 */
export function layout(paper: Paper, gaps: boolean): Layout {
  const { width, height } = PAPERS[paper];
  const bleed = gaps ? BLEED : 0;
  const [across, down] = gaps ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
  const xs = starts(width, across, gaps ? 2 : 3, 2 * bleed);
  const ys = starts(height, down, gaps ? 4 : 3, 2 * bleed);
  const cuts = (at: number[], card: number) => [...new Set(at.flatMap((one) => [one, one + card]))];
  const ends = (at: number[], paperSize: number): [number, number][] => {
    const inner = (at[0] ?? 0) - MARK.gap;
    const outer = inner - MARK.length;
    return [
      [outer, inner],
      [paperSize - inner, paperSize - outer],
    ];
  };
  return {
    width,
    height,
    lying: gaps,
    bleed,
    places: ys.flatMap((y) => xs.map((x) => ({ x, y }))),
    marks: [
      ...cuts(xs, across).flatMap((x) => ends(ys, height).map(([y1, y2]) => ({ x1: x, y1, x2: x, y2 }))),
      ...cuts(ys, down).flatMap((y) => ends(xs, width).map(([x1, x2]) => ({ x1, y1: y, x2, y2: y }))),
    ],
  };
}

/** Where the back of a card is: paper is turned about its long edge. */
export function behind({ width, lying }: Layout, { x, y }: Place): Place {
  return { x: width - x - (lying ? CARD.height : CARD.width), y };
}

/** Things by the sheet. */
export function bySheet<T>(all: readonly T[], each: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each));
}

/** The octagon from which cards, seats and clocks are drawn: its first side is on top, then clockwise. */
export type Point = readonly [number, number];

const text = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

export function corner(cx: number, cy: number, r: number, i: number): Point {
  const angle = ((-112.5 + 45 * i) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

export function octagon(cx: number, cy: number, r: number): string {
  return text(Array.from({ length: 8 }, (_, i) => corner(cx, cy, r, i)));
}

const between = (a: Point, b: Point, k: number): Point => [
  a[0] + (b[0] - a[0]) * k,
  a[1] + (b[1] - a[1]) * k,
];
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** One side of a ring as a trapezium, filled from its beginning to this fraction. */
export function side(
  cx: number,
  cy: number,
  r: number,
  thick: number,
  i: number,
  part = 1,
  gap = 2.2,
): string {
  const [o1, o2] = [corner(cx, cy, r, i), corner(cx, cy, r, i + 1)];
  const [n1, n2] = [corner(cx, cy, r - thick, i), corner(cx, cy, r - thick, i + 1)];
  const outer = gap / distance(o1, o2);
  const inner = gap / distance(n1, n2);
  const to = (g: number): number => g + (1 - 2 * g) * part;
  return text([
    between(o1, o2, outer),
    between(o1, o2, to(outer)),
    between(n1, n2, to(inner)),
    between(n1, n2, inner),
  ]);
}

/** A facet between two rings of corners. */
export function facet(cx: number, cy: number, outer: number, inner: number, i: number): string {
  return text([
    corner(cx, cy, outer, i),
    corner(cx, cy, outer, i + 1),
    corner(cx, cy, inner, i + 1),
    corner(cx, cy, inner, i),
  ]);
}

/** Polygons as the outline of one path: a page draws one element faster than eight. */
export const path = (polygons: readonly string[]): string => polygons.map((points) => `M${points}Z`).join('');

export interface RingSide {
  points: string;
  lit: boolean;
}

/** The sides of a ring that shows a value; above 8 a thin inner ring begins. */
export function ringSides(
  cx: number,
  cy: number,
  r: number,
  thick: number,
  value: number,
  gap = 2.2,
): RingSide[] {
  const sides: RingSide[] = [];
  for (let i = 0; i < 8; i++) {
    const part = Math.max(0, Math.min(1, value - i));
    if (part < 1) sides.push({ points: side(cx, cy, r, thick, i, 1, gap), lit: false });
    if (part > 0) sides.push({ points: side(cx, cy, r, thick, i, part, gap), lit: true });
  }
  for (let i = 0; i < 8 && value - 8 > i; i++) {
    sides.push({
      points: side(cx, cy, r - thick - 3, thick * 0.45, i, Math.min(1, value - 8 - i), gap),
      lit: true,
    });
  }
  return sides;
}

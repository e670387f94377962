import { describe, expect, test } from 'vitest';
import { behind, bySheet, CARD, layout } from './sheets';

describe.each(['a4', 'letter'] as const)('on %s', (paper) => {
  test.each([false, true])('cards keep off the edge of the paper and off each other; gaps: %s', (gaps) => {
    const plan = layout(paper, gaps);
    const [width, height] = gaps ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
    expect(plan.places).toHaveLength(gaps ? 8 : 9);
    for (const { x, y } of plan.places) {
      expect(Math.min(x, y, plan.width - x - width, plan.height - y - height)).toBeGreaterThan(5);
      const others = plan.places.filter((other) => other.x !== x || other.y !== y);
      const apart = others.map((other) =>
        Math.max(Math.abs(x - other.x) - width, Math.abs(y - other.y) - height),
      );
      expect(Math.min(...apart)).toBeCloseTo(2 * plan.bleed);
    }
  });

  test.each([false, true])('a mark is at every edge, and printers reach it; gaps: %s', (gaps) => {
    const plan = layout(paper, gaps);
    const { places, marks, width, height } = plan;
    const ends = marks.flatMap(({ x1, x2, y1, y2 }) => [x1, x2, width - x1, width - x2, y1, y2, height - y2]);
    expect(Math.min(...ends)).toBeGreaterThan(3.5);
    const [across, down] = gaps ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
    const upright = new Set(marks.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1.toFixed(3)));
    const level = new Set(marks.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1.toFixed(3)));
    for (const { x, y } of places) {
      for (const cut of [x, x + across]) expect(upright).toContain(cut.toFixed(3));
      for (const cut of [y, y + down]) expect(level).toContain(cut.toFixed(3));
    }
  });

  test.each([false, true])('the back is behind its front; gaps: %s', (gaps) => {
    const plan = layout(paper, gaps);
    const back = plan.places.map((place) => behind(plan, place));
    expect(back.map((place) => behind(plan, place).x.toFixed(3))).toEqual(
      plan.places.map(({ x }) => x.toFixed(3)),
    );
    expect(back[0]?.x).toBeGreaterThan(plan.width / 3);
  });
});

test('the last sheet holds the rest', () => {
  expect(bySheet([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

/** A card in a hand, and how it is to be shown. */
export interface HandItem {
  key: string;
  face: string;
  /** What a screen reader says, state included. */
  name: string;
  selected?: boolean;
  dim?: boolean;
  badge?: string;
  tag?: string;
}

/** Gives equal cards different keys that stay the same while the others come and go. */
export function keyed(faces: readonly string[]): { key: string; face: string }[] {
  const seen = new Map<string, number>();
  return faces.map((face) => {
    const count = seen.get(face) ?? 0;
    seen.set(face, count + 1);
    return { key: `${face}#${count}`, face };
  });
}

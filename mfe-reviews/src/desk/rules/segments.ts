import type { ReviewMark, ReviewMarkKind } from '@posy/shared-contracts/entities';

/** A piece of a text: marked with a kind, or not. */
export interface Segment {
  /** The position in the text where the piece begins. */
  at: number;
  words: string;
  kind: ReviewMarkKind | null;
}

/** Cuts a text at the places of its marks; a place outside the text, or inside the one before, is left out. */
export const segmentsOf = (text: string, field: 'title' | 'body', marks: readonly ReviewMark[]): Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  const add = (to: number, kind: ReviewMarkKind | null): void => {
    if (to > at) segments.push({ at, words: text.slice(at, to), kind });
    at = Math.max(at, to);
  };
  const places = marks.flatMap(({ kind, place }) => (place?.field === field ? [{ kind, ...place }] : []));
  for (const { kind, from, to } of places.toSorted((a, b) => a.from - b.from)) {
    if (from < at || to > text.length) continue;
    add(from, null);
    add(to, kind);
  }
  add(text.length, null);
  return segments;
};

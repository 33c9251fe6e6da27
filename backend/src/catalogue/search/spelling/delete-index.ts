import { editDistance } from './edit-distance';

/** Only prefixes of words are varied: enough to find every candidate, and the index stays small. */
const prefixLength = 7;

/** Edits allowed: one in short words, two in longer ones. */
export const editsFor = (word: string): number => (word.length <= 6 ? 1 : 2);

/** A word's beginning with up to `most` letters left out. */
export const shortened = (word: string, most: number): Set<string> => {
  const all = new Set([word.slice(0, prefixLength)]);
  let last = [...all];
  for (let left = most; left > 0; left -= 1) {
    const next = last.flatMap((one) => Array.from(one, (_letter, at) => one.slice(0, at) + one.slice(at + 1)));
    last = [...new Set(next)].filter((one) => !all.has(one));
    for (const one of last) all.add(one);
  }
  return all;
};

/** FNV-1a: a collision costs a comparison, never a wrong answer. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

export interface NearWord {
  word: string;
  distance: number;
}

export interface DeleteIndex {
  /** The known words within `most` edits of a word, nearest first. */
  near(word: string, most: number): NearWord[];
}

const firstAt = (sorted: Float64Array, from: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Symmetric deletes (SymSpell): each entry is a hash and the number of a word in one sorted array, so nothing is scanned. */
export const deleteIndex = (words: readonly string[]): DeleteIndex => {
  const room = 2 ** 20;
  if (words.length >= room) throw new RangeError('Too many words for one index');
  const entries: number[] = [];
  words.forEach((word, number) => {
    for (const part of shortened(word, 2)) entries.push(hashOf(part) * room + number);
  });
  const sorted = Float64Array.from(entries).sort();
  return {
    near(word, most) {
      const found = new Map<string, number>();
      for (const part of shortened(word, most)) {
        const hash = hashOf(part);
        for (let at = firstAt(sorted, hash * room); at < sorted.length; at += 1) {
          const entry = sorted[at] ?? 0;
          if (Math.floor(entry / room) !== hash) break;
          const known = words[entry % room] ?? '';
          if (!found.has(known)) found.set(known, editDistance(word, known, most));
        }
      }
      return [...found]
        .filter(([, distance]) => distance <= most)
        .map(([known, distance]) => ({ word: known, distance }))
        .sort((a, b) => a.distance - b.distance);
    },
  };
};

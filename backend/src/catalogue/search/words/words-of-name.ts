import { type WordsOfName } from '../columns/name-words';
import { fold } from '../spelling/fold';
import { searchable } from './searchable-text';

const noWords: readonly string[] = [];

/** The words of a name, as they are looked for. */
export const wordsOfName: WordsOfName = (name) => {
  const folded = fold(name);
  const other = searchable(name);
  const written = new Set(folded === '' ? noWords : folded.split(' '));
  // The searchable name begins with the written one.
  if (folded === other) return { written, spelled: noWords };
  return { written, spelled: new Set(other.split(' ').filter((word) => !written.has(word))) };
};

import { moderationConstants } from '@posy/shared-contracts/constants';
import { type ReviewMark, type ReviewMarkKind } from '@posy/shared-contracts/entities';
import { contactPattern, crimePattern, insultPattern, linkPattern, namePattern } from './marked-words';

/** The text of a review, and what of it names places and businesses and no person. */
export interface MarkedText {
  title: string;
  body: string;
  /** The supplier's name and town, and the authors' own name. */
  known: readonly string[];
  /** ISO 639-1: names are looked for where nouns have no capitals. */
  language: string | undefined;
}

/** The numbers of other reviews that share the text, the device and the network of this one. */
export interface Shared {
  words: number;
  device: number;
  network: number;
}

const patterns: readonly [ReviewMarkKind, RegExp][] = [
  ['link', linkPattern],
  ['contact', contactPattern],
  ['crime', crimePattern],
  ['insult', insultPattern],
  ['name', namePattern],
];

/** Returns true for words that all stand in known names, such as "Hollow Lane". */
const isKnown = (words: string, known: readonly string[]): boolean =>
  words.split(/\s+/).every((word) => known.some((name) => name.toLowerCase().includes(word.toLowerCase())));

const placesOf = (text: MarkedText, field: 'title' | 'body'): ReviewMark[] =>
  patterns
    .filter(([kind]) => kind !== 'name' || text.language !== 'de')
    .flatMap(([kind, pattern]) =>
      [...text[field].matchAll(pattern)]
        .filter(([words]) => kind !== 'name' || !isKnown(words, text.known))
        .map(({ 0: words, index: from }) => ({ kind, place: { field, from, to: from + words.length } })),
    );

/** Leaves of overlapping places the one that begins first, and of those the one whose kind comes first. */
const apart = (marks: readonly ReviewMark[]): ReviewMark[] => {
  const left: ReviewMark[] = [];
  for (const mark of marks.toSorted((a, b) => (a.place?.from ?? 0) - (b.place?.from ?? 0))) {
    const before = left.at(-1)?.place;
    if (mark.place === null || before == null || mark.place.from >= before.to) left.push(mark);
  }
  return left;
};

/**
 * Finds what a moderator should look at in a review. It decides nothing: praise and blame are looked through alike, whatever
 * the stars.
 */
export const reviewMarks = (text: MarkedText, shared: Shared): ReviewMark[] => {
  const isBurst = Math.max(shared.device, shared.network) + 1 >= moderationConstants.burstOf;
  return [
    ...apart(placesOf(text, 'title')),
    ...apart(placesOf(text, 'body')),
    ...(shared.words > 0 ? [{ kind: 'repeated', place: null } as const] : []),
    ...(isBurst ? [{ kind: 'burst', place: null } as const] : []),
  ];
};

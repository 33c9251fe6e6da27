import { type CountryCode } from '@posy/shared-contracts/markets';
import { isNoise, lexiconOf } from '../lexicon/lexicon';
import { gazetteerOf } from '../places/gazetteer';
import { soundOf } from '../places/sound';
import { type DeleteIndex, deleteIndex, editsFor } from '../spelling/delete-index';

const lexiconIndexes = new Map<CountryCode, DeleteIndex>();

const lexiconIndex = (countryCode: CountryCode): DeleteIndex => {
  const known = lexiconIndexes.get(countryCode) ?? deleteIndex(lexiconOf(countryCode).words);
  lexiconIndexes.set(countryCode, known);
  return known;
};

interface Candidate {
  word: string;
  /** The less, the likelier. */
  doubt: number;
}

/** A wrong letter weighs as much as a thousand times the people. */
const perEdit = 3;
const lexiconTrust = 2;
const prepositionTrust = 1;
/** The first letter is wrong less often than the others. */
const otherFirstLetter = 1.5;
/** Beyond this a word is left as it is. */
const mostDoubt = 5.6;

const placeCandidates = (text: string, afterPreposition: boolean, countryCode: CountryCode): Candidate[] => {
  const { names, near, soundAlike } = gazetteerOf(countryCode);
  const trustOf = (word: string) =>
    Math.log10(Math.min(names.get(word)?.[0]?.worth ?? 0, 1e7) + 10) / 3 + (afterPreposition ? prepositionTrust : 0);
  return (
    near()
      .near(text, editsFor(text))
      // With two edits, every word is similar to some hamlet.
      .filter(({ word, distance }) => distance < 2 || (names.get(word)?.[0]?.worth ?? 0) >= knownTown)
      .map(({ word, distance }) => ({ word, doubt: distance * perEdit - trustOf(word) }))
      .concat(likeSound(text, soundAlike).map((word) => ({ word, doubt: soundDoubt - trustOf(word) })))
  );
};

const knownTown = 50_000;

/** A sound of few letters is that of many names. */
const leastSound = 4;
/** A name that only sounds so is as doubtful as one with nearly two wrong letters. */
const soundDoubt = 5.5;

const likeSound = (text: string, soundAlike: (sound: string) => readonly string[]): readonly string[] => {
  const sound = soundOf(text);
  return text.length >= 8 && sound.length >= leastSound ? soundAlike(sound).slice(0, 1) : [];
};

/** A long word is hardly a typo of one that says nothing. */
const lexiconCandidates = (text: string, countryCode: CountryCode): Candidate[] =>
  lexiconIndex(countryCode)
    .near(text, editsFor(text))
    .filter(({ word, distance }) => distance < 2 || !isNoise(lexiconOf(countryCode), word))
    .map(({ word, distance }) => ({ word, doubt: distance * perEdit - lexiconTrust }));

/** Returns the most likely correction of an unknown word or run of words; null when nothing is similar. */
export const correctionOf = (text: string, afterPreposition: boolean, countryCode: CountryCode): Candidate | null => {
  if (text.length < 3 || /^\d+$/.test(text)) return null;
  const single = !text.includes(' ');
  const candidates = [
    ...(text.length > 3 ? placeCandidates(text, afterPreposition, countryCode) : []),
    // Behind “in” or “near” stands a place, and nothing else.
    ...(single && !afterPreposition ? lexiconCandidates(text, countryCode) : []),
  ]
    .filter(({ word }) => word !== text)
    .map(({ word, doubt }) => ({ word, doubt: doubt + (word[0] === text[0] ? 0 : otherFirstLetter) }))
    .filter(({ doubt }) => doubt <= mostDoubt);
  return candidates.reduce<Candidate | null>(
    (best, one) => (best === null || one.doubt < best.doubt ? one : best),
    null,
  );
};

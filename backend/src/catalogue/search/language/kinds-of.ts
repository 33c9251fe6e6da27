import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { lexiconOf, meaningsOf } from '../lexicon/lexicon';
import { fold } from '../spelling/fold';

/** Kinds that answer a question for another one as well. */
const related: Record<string, readonly string[]> = {
  boathouse: ['lake-house'],
  'lake-house': ['boathouse'],
  chapel: ['monastery'],
  monastery: ['chapel'],
  estate: ['manor'],
};

export const relatedKinds = (key: string): readonly string[] => related[key] ?? [];

type Kinded = Pick<SupplierRecord, 'type' | 'name' | 'countryCode' | 'kind'>;

/** The kinds of venue that a supplier is: the one it says, and those of its name (“The Barn at Westmarch” is a barn). */
export const kindsOf = ({ type, name, countryCode, kind }: Kinded): string[] => {
  if (type !== 'venues') return [];
  const lexicon = lexiconOf(countryCode);
  const words = fold(name).split(' ');
  const kinds = new Set<string>(kind === null ? [] : [kind.key]);
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(3, words.length - at); count > 0; count -= 1)
      for (const meaning of meaningsOf(lexicon, words.slice(at, at + count).join(' ')))
        if (meaning.kind === 'venue-kind') kinds.add(meaning.key);
  return [...kinds];
};

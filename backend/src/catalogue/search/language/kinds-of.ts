import { type SupplierRecord } from '../../types';
import { fold } from './fold';
import { lexiconOf, meaningsOf } from './lexicon';

/** The kinds of venue that a supplier's name says: “The Barn at Westmarch” is a barn. */
export function kindsOf({ type, name, countryCode }: Pick<SupplierRecord, 'type' | 'name' | 'countryCode'>): string[] {
  if (type !== 'venues') return [];
  const lexicon = lexiconOf(countryCode);
  const words = fold(name).split(' ');
  const kinds = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(3, words.length - at); count > 0; count -= 1)
      for (const meaning of meaningsOf(lexicon, words.slice(at, at + count).join(' ')))
        if (meaning.kind === 'venue-kind') kinds.add(meaning.key);
  return [...kinds];
}

import { type CountryCode } from '@posy/shared-contracts/markets';
import { firstFrom } from '../columns/first-from';
import { gazetteerOf } from './gazetteer';
import { type NamedPlace } from './place';

const key = ({ kind, name, within }: NamedPlace): string => `${kind}|${name}|${within}`;

/** Places whose name begins with the folded term, the worthiest first, each once. */
export const placesLike = (term: string, countryCode: CountryCode, size: number): NamedPlace[] => {
  if (term === '') return [];
  const { sorted, names } = gazetteerOf(countryCode);
  const found = new Map<string, NamedPlace>();
  for (let at = firstFrom(sorted, term); at < sorted.length; at += 1) {
    const name = sorted[at] ?? '';
    if (!name.startsWith(term)) break;
    for (const place of names.get(name) ?? [])
      if (place.kind !== 'country' && !found.has(key(place))) found.set(key(place), place);
  }
  const weight = ({ worth, isListed }: NamedPlace) => worth + (isListed ? 20_000 : 0);
  return [...found.values()].sort((a, b) => weight(b) - weight(a)).slice(0, size);
};

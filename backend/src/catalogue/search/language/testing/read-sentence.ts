import { type CountryCode } from '@posy/shared-contracts/markets';
import { type SentencePart, type Understanding } from '#catalogue/search/request/parts';
import { understand } from '../understand';

/** A catalogue in which no supplier has been named. */
export const knowsNothing = { isNameWord: () => false, isKnownWord: () => false };
/** Reads a sentence as a market without suppliers does. */
export const read = (text: string, countryCode: CountryCode = 'GB'): Understanding =>
  understand(text, { countryCode, ...knowsNothing });

/** A part in a few words, for a table of cases. */
export const worded = (part: SentencePart): string => {
  switch (part.kind) {
    case 'category':
      return part.category;
    case 'venue-kind':
      return `kind ${part.key}`;
    case 'feature':
    case 'style':
      return `${part.kind} ${part.key}`;
    case 'place':
      return `in ${part.place.name}`;
    case 'radius':
      return `${part.km} km`;
    case 'guests':
      return `${part.count} guests`;
    case 'budget':
      return `${part.min?.amount ?? 0} to ${part.max?.amount ?? '…'} ${(part.max ?? part.min)?.currency ?? ''}`;
    case 'date':
      return part.firstDay === part.lastDay ? part.firstDay : `${part.firstDay} to ${part.lastDay}`;
  }
};

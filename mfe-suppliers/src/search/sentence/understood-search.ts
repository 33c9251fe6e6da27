import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';

type Found = EndpointOutput<'searchSuppliers'>;

/**
 * The search without what the sentence says in its own words: its number of guests and its day go before the plan's, so
 * nothing is said or asked for twice.
 */
export const besideSentence = (search: SupplierSearch, found: Found | undefined): SupplierSearch => {
  const parts = found?.understood?.parts ?? [];
  const hasGuests = parts.some(({ kind }) => kind === 'guests');
  const hasDay = parts.some((part) => part.kind === 'date' && part.from === part.to);
  return { ...search, guests: hasGuests ? null : search.guests, freeOn: hasDay ? '' : search.freeOn };
};

/** Whether the words that were typed narrow nothing: no part of them, no word, no place and no trade was found in them. */
export const meansNothing = ({ text }: SupplierSearch, understood: Found['understood']): boolean =>
  text !== '' &&
  understood?.correction === null &&
  [
    understood.parts,
    understood.words,
    understood.softWords ?? [],
    understood.ignored ?? [],
    understood.unknownPlaces,
    understood.unoffered ?? [],
  ].every((some) => some.length === 0);

/** Whether there is no word at all in what was typed, only signs. */
export const isWordless = ({ text }: SupplierSearch): boolean => text !== '' && !/[\p{L}\p{N}]/u.test(text);

/** The search as the server read it, for its title: category and place where the sentence says them, and the other words. */
export const understoodSearch = (search: SupplierSearch, { understood }: Found): SupplierSearch => {
  if (understood === undefined) return search;
  const { parts, words, correction, place: listed = null } = understood;
  const category = parts.find((part) => part.kind === 'category')?.category ?? null;
  const place = parts.find((part) => part.kind === 'place')?.name ?? '';
  const labels = parts.flatMap((part) => ('label' in part ? [part.label] : []));
  const area = correction === null ? search.area : correction.area;
  const isTakenApart = parts.some(({ text }) => text !== '') || meansNothing(search, understood);
  return {
    ...search,
    category: search.category ?? category,
    area: listed?.name ?? (area === '' ? place : area),
    text: isTakenApart ? [...labels, ...words].join(' ') : (correction?.text ?? search.text),
  };
};

import type { AskedFor } from '@posy/shared-contracts/rules';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';

/**
 * Removes the filters that the sentence states itself: its guests and its day take precedence over the plan's, so that
 * nothing is stated twice.
 */
export const besideSentence = (search: SupplierSearch, found: SearchResponse | undefined): SupplierSearch => {
  const parts = found?.understood?.parts ?? [];
  const hasGuests = parts.some(({ kind }) => kind === 'guests');
  const hasDay = parts.some((part) => part.kind === 'date' && part.from === part.to);
  return { ...search, guests: hasGuests ? null : search.guests, freeOn: hasDay ? '' : search.freeOn };
};

/** Returns the day and the guests that a list's prices are for, as far as the search says them itself. */
export const statedFacts = (search: SupplierSearch, found: SearchResponse | undefined): Partial<AskedFor> => {
  const { day = search.freeOn === '' ? null : search.freeOn, guests = search.guests } = found?.askedFor ?? {};
  // A month is no day: the plan's day must not stand in for it.
  const isDated = found?.understood?.parts.some(({ kind }) => kind === 'date') === true;
  return { ...((isDated || day !== null) && { day }), ...(guests !== null && { guests }) };
};

/** Returns true when the typed words narrow nothing: no part, word, place or trade was recognised. */
export const meansNothing = ({ text }: SupplierSearch, understood: SearchResponse['understood']): boolean =>
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

/** Returns true when nothing in the words was recognised and no supplier has them: slips of the keys, another script. */
export const isUnread = (found: SearchResponse | undefined): boolean => {
  const { parts = [], words = [], unknownPlaces = [], unoffered = [] } = found?.understood ?? {};
  return found?.total === 0 && words.length > 0 && [parts, unknownPlaces, unoffered].every((some) => some.length === 0);
};

/** Returns true when the text has no words, only punctuation. */
export const isWordless = ({ text }: SupplierSearch): boolean => text !== '' && !/[\p{L}\p{N}]/u.test(text);

/**
 * Returns the search as the server understood it, for its title: category and place from the sentence, and the other
 * words.
 */
export const understoodSearch = (search: SupplierSearch, { understood }: SearchResponse): SupplierSearch => {
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

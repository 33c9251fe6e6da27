import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SupplierSearch } from '#supplier/rules/search-state';

type Found = EndpointOutput<'searchSuppliers'>;

/** The search as the server read it, for its title: category and place where the sentence says them, and the other words. */
export const understoodSearch = (search: SupplierSearch, { understood }: Found): SupplierSearch => {
  if (understood === undefined) return search;
  const { parts, words, correction } = understood;
  const category = parts.find((part) => part.kind === 'category')?.category ?? null;
  const place = parts.find((part) => part.kind === 'place')?.name ?? '';
  const labels = parts.flatMap((part) => ('label' in part ? [part.label] : []));
  const area = correction === null ? search.area : correction.area;
  const isTakenApart = parts.some(({ text }) => text !== '');
  return {
    ...search,
    category: search.category ?? category,
    area: area === '' ? place : area,
    text: isTakenApart ? [...labels, ...words].join(' ') : (correction?.text ?? search.text),
  };
};

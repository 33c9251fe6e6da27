import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { chipsAtMost, type CountedWay } from './rescue-way';

/** Returns the keys of the kinds of venue that a search asks for, and its text without them; null for none. */
const kindsAsked = ({ kinds, text }: SupplierSearch, { understood }: SearchResponse) => {
  const said = (understood?.parts ?? []).flatMap((part) => (part.kind === 'venue-kind' ? [part] : []));
  const [first, ...others] = said;
  if (first === undefined) return kinds.length === 0 ? null : { keys: kinds, text };
  // A text with several kinds would still ask for the others.
  return others.length > 0 ? null : { keys: [...kinds, first.key], text: first.without };
};

/**
 * Returns the searches for other kinds of venue instead, those that find most first: the server counts each under all
 * other wishes.
 */
export const kindsInstead = (search: SupplierSearch, found: SearchResponse): CountedWay[] => {
  const asked = kindsAsked(search, found);
  if (asked === null) return [];
  return Object.entries(found.kinds ?? {})
    .filter(([key, total]) => total > 0 && !asked.keys.includes(key))
    .sort(([, a], [, b]) => b - a)
    .slice(0, chipsAtMost)
    .map(([key, total]) => ({
      id: key,
      words: found.labels?.kinds[key] ?? key,
      total,
      search: { ...search, text: asked.text, kinds: [key], page: 1 },
    }));
};

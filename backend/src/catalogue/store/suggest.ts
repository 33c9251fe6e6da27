import { type CountryCode } from '@posy/shared-contracts/markets';
import { type SearchIndex } from '../search/find/search';
import { type NamedPlace } from '../search/places/place';
import { placesLike } from '../search/places/places-like';
import { postcodesLike } from '../search/places/postcodes-like';
import { bestOf } from '../search/ranking/best-of';
import { fold } from '../search/spelling/fold';
import { correctionOf } from '../search/words/correct';
import { matchableWords } from '../search/words/match-words';
import { type CatalogueStore, type Suggestion } from './catalogue-store';

/** Number of suppliers compared by quality; typing more finds the others. */
const compared = 2_000;

type SupplierSuggestion = Extract<Suggestion, { kind: 'supplier' }>;

/** Reads the fields of suppliers that a suggestion shows; of a profile's long text only the town is read. */
const suggestionReader = ({ db }: SearchIndex): ((rows: readonly number[]) => SupplierSuggestion[]) => {
  const read = db.prepare(`SELECT s.row AS row, s.id AS id, s.public_id AS publicId, s.name AS name, s.category AS type,
    json_extract(p.summary, '$.town') AS town, s.county AS county FROM suppliers s JOIN profiles p ON p.row = s.row
    WHERE s.row IN (SELECT value FROM json_each(?))`);
  return (rows) => {
    const found = read.all(JSON.stringify(rows)) as (Omit<SupplierSuggestion, 'kind'> & { row: number })[];
    const byRow = new Map(found.map(({ row, ...supplier }) => [row, supplier]));
    return rows.flatMap((row) => {
      const supplier = byRow.get(row);
      return supplier === undefined ? [] : [{ kind: 'supplier' as const, ...supplier }];
    });
  };
};

/** Suppliers whose names begin so, the best first. */
const rowsLike = ({ columns }: SearchIndex, term: string, countryCode: CountryCode, size: number): number[] => {
  const words = matchableWords(term);
  if (words.length === 0) return [];
  const { ids, numbers } = columns;
  const worth = (row: number) => numbers.quality[row] ?? 0;
  return bestOf(columns.nameWords.beginning(countryCode, words, compared), size, (a, b) =>
    worth(a) === worth(b) ? (ids[a] ?? '') < (ids[b] ?? '') : worth(a) > worth(b),
  );
};

const placeSuggestion = ({ columns }: SearchIndex, countryCode: CountryCode, place: NamedPlace): Suggestion => {
  const { kind, name, within, point } = place;
  if (kind === 'town' && point !== null)
    return {
      kind: 'place',
      id: fold(`${countryCode} ${name} ${within}`).replace(/ /g, '-'),
      name,
      county: within,
      region: '',
      ...point,
    };
  if (kind === 'postcode') return { kind: 'postcode', name, town: within };
  const count = kind === 'county' || kind === 'region' ? columns.countIn(countryCode, kind, name) : 0;
  return { kind: 'area', name, region: within === '' ? name : within, count };
};

/** Places that begin like the term; when none does, those that it was probably meant to be. */
const placesFor = (term: string, countryCode: CountryCode, size: number): NamedPlace[] => {
  const found = [...postcodesLike(term, countryCode, size), ...placesLike(term, countryCode, size)].slice(0, size);
  if (found.length > 0) return found;
  const meant = correctionOf(term, true, countryCode);
  return meant === null ? [] : placesLike(meant.word, countryCode, 1);
};

/** Places and suppliers that begin like the term; at most half of them places when there are suppliers to fill the rest. */
export const suggester = (index: SearchIndex): CatalogueStore['suggest'] => {
  const read = suggestionReader(index);
  return (searchTerm, countryCode, size) => {
    const term = fold(searchTerm);
    if (term === '' || size < 1) return [];
    const rows = rowsLike(index, searchTerm, countryCode, size);
    const room = Math.max(Math.ceil(size / 2), size - rows.length);
    const shown = placesFor(term, countryCode, room).map((place) => placeSuggestion(index, countryCode, place));
    return [...shown, ...read(rows.slice(0, size - shown.length))];
  };
};

import { type CountryCode } from '@posy/shared-contracts/markets';
import { bestOf } from '../search/ranking/best-of';
import { orderOf } from '../search/ranking/order';
import { fold } from '../search/language/fold';
import { placesLike } from '../search/places/places-like';
import { type NamedPlace, townRadiusKm } from '../search/places/place';
import { correctionOf } from '../search/words/correct';
import { matchableWords } from '../search/words/match-words';
import { type SearchIndex } from './search';
import { type Suggestion } from '../catalogue-store';

/** So many suppliers are compared by how good they are; who types more finds the others. */
const compared = 2_000;

function suppliersLike(
  { db, columns, matcher }: SearchIndex,
  term: string,
  countryCode: CountryCode,
  size: number,
): Suggestion[] {
  const words = matchableWords(term);
  if (words.length === 0) return [];
  const rows = matcher.named(words, countryCode, compared);
  const better = orderOf(columns, {
    sort: 'recommended',
    from: null,
    radiusKm: townRadiusKm,
    matches: null,
    prices: { day: null, guests: null },
  });
  const read = db.prepare('SELECT summary FROM profiles WHERE row = ?');
  return bestOf(rows, size, better).map((row) => {
    const { summary } = read.get(row) as { summary: string };
    const { id, publicId, name, type, town, county } = JSON.parse(summary) as Extract<Suggestion, { kind: 'supplier' }>;
    return { kind: 'supplier', id, publicId, name, type, town, county };
  });
}

function placeSuggestion({ columns }: SearchIndex, countryCode: CountryCode, place: NamedPlace): Suggestion {
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
  const count = kind === 'county' || kind === 'region' ? columns.countIn(countryCode, kind, name) : 0;
  return { kind: 'area', name, region: within === '' ? name : within, count };
}

/** Places that begin like the term; when none does, those that it was probably meant to be. */
function placesFor(term: string, countryCode: CountryCode, size: number): NamedPlace[] {
  const found = placesLike(term, countryCode, size);
  if (found.length > 0) return found;
  const meant = correctionOf(term, true, countryCode);
  return meant === null ? [] : placesLike(meant.word, countryCode, 1);
}

/** Places and suppliers that begin like the term; at most half of them places when there are suppliers to fill the rest. */
export function suggest(index: SearchIndex, searchTerm: string, countryCode: CountryCode, size: number): Suggestion[] {
  const term = fold(searchTerm);
  if (term === '' || size < 1) return [];
  const suppliers = suppliersLike(index, searchTerm, countryCode, size);
  const room = Math.max(Math.ceil(size / 2), size - suppliers.length);
  const shown = placesFor(term, countryCode, room).map((place) => placeSuggestion(index, countryCode, place));
  return [...shown, ...suppliers.slice(0, size - shown.length)];
}

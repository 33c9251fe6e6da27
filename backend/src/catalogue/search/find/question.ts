import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type AskedFor } from '@posy/shared-contracts/rules';
import { type FindRequest } from '#catalogue/search-request';
import { type SearchIndex } from '#catalogue/store/search';
import { fold } from '../language/fold';
import { type Correction, type Understanding } from '../language/parts';
import { understand } from '../language/understand';
import { type NamedPlace } from '../places/place';
import { resolvePlace } from '../places/resolve-place';
import { askedFor, type Filter, filtersOf } from '../ranking/filters';
import { type Better, distanceFrom, orderOf } from '../ranking/order';
import { type Matches } from '../words/matches';
import { unwantedFilters } from './unwanted';
import { type AskedPlace, askedPlace, type Wish, wishesOf } from './wishes';

/** What was understood of a request's text. */
const read = ({ columns, matcher }: SearchIndex, request: FindRequest, isName: boolean): Understanding => {
  const { countryCode, category, literally } = request;
  return understand(request.text ?? '', {
    countryCode,
    category,
    literally,
    isName,
    isNameWord: (word) => columns.nameWords.has(countryCode, word),
    isKnownWord: (word) => columns.nameWords.has(countryCode, word) || matcher.isKnown(word, countryCode),
  });
};

/** Those whose texts have all the words that mean nothing special; if nobody has, those who have most of them. */
const wordMatches = ({ matcher }: SearchIndex, { words }: Understanding, request: FindRequest): Matches | null => {
  if (words.length === 0) return null;
  const all = matcher.all(words, request.countryCode);
  return all.size > 0 ? all : matcher.most(words, request.countryCode);
};

/** Suppliers whose very name was typed: they are meant whatever else the words could be. */
const namedRows = (
  { columns }: SearchIndex,
  { text = '', countryCode, category }: FindRequest,
): ReadonlySet<number> => {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > 8) return new Set();
  const rows = columns.nameWords.beginning(countryCode, words);
  return new Set(category === undefined ? rows : rows.filter(columns.isOf(category)));
};

/** The place that was chosen beside the sentence, as it was typed there. */
export interface AskedArea {
  place: NamedPlace | null;
  corrections: readonly Correction[];
}

const areaOf = (request: FindRequest): AskedArea | null => {
  const { area = '', countryCode, literally = false } = request;
  if (area.trim() === '') return null;
  const named = resolvePlace(area, countryCode);
  if (named !== null || literally) return { place: named, corrections: [] };
  const nothing = () => false;
  const { parts, corrections } = understand(area, { countryCode, isNameWord: nothing, isKnownWord: nothing });
  return { place: parts.find((part) => part.kind === 'place')?.place ?? null, corrections };
};

/** A request as it is understood, ready to be answered. */
export interface Question {
  index: SearchIndex;
  request: FindRequest;
  understood: Understanding;
  area: AskedArea | null;
  category: SupplierCategory | null;
  wishes: Wish[];
  /** Those whose texts have the words that mean nothing special; null where there are none. */
  matches: Matches | null;
  better: Better;
  distance: ((row: number) => number) | null;
  /** Whether distances are from a town or a point, and so are told of those who are there. */
  isSpot: boolean;
  named: ReadonlySet<number>;
  hard: Filter[];
  /** The day and the guests that prices are for. */
  prices: AskedFor;
  /** Only trades are asked for that no category holds. */
  isUnoffered: boolean;
}

/** Where to look is a wish like those of the sentence: what lies near it is better than nothing. */
const withoutPlace = ({ near: _near, area: _area, ...rest }: FindRequest): FindRequest => rest;

/** The request as it counts: guests that the sentence names go before those beside it, such as the plan's. */
const besideSentence = (request: FindRequest, { parts }: Understanding): FindRequest => {
  const { guests: _guests, ...rest } = request;
  return parts.some(({ kind }) => kind === 'guests') ? rest : request;
};

/** How many guests prices are for. */
const guestsOf = ({ guests }: FindRequest, { parts }: Understanding): number | undefined =>
  parts.find((part) => part.kind === 'guests')?.count ?? guests;

const placeAsked = ({ near }: FindRequest, area: AskedArea | null): AskedPlace | null => {
  if (near !== undefined)
    return { area: { kind: 'around', point: near, radiusKm: near.radiusKm }, point: near, isSpot: true };
  const place = area?.place ?? null;
  return place === null ? null : askedPlace(place);
};

export const questionOf = (index: SearchIndex, request: FindRequest): Question => {
  const { columns } = index;
  const named = namedRows(index, request);
  const understood = read(index, request, named.size > 0);
  const { parts } = understood;
  const area = areaOf(request);
  const said = parts.find((part) => part.kind === 'category')?.category;
  const category = request.category ?? said ?? null;
  const matches = wordMatches(index, understood, request);
  const place = placeAsked(request, area);
  const isPlaced = place !== null || parts.some(({ kind }) => kind === 'place');
  const isLost = (understood.unknownPlaces.length > 0 && !isPlaced) || (area !== null && area.place === null);
  const prices = askedFor({ ...request, guests: guestsOf(request, understood) });
  const isUnoffered = category === null && understood.unoffered.length > 0;
  const asked = { parts, matches, isLost, place, category, day: prices.day, radiusKm: request.radiusKm };
  const { list, from, isSpot, radiusKm } = wishesOf(columns, asked);
  const hard = [
    ...filtersOf(columns, withoutPlace(besideSentence(request, understood)), prices),
    ...unwantedFilters(index, understood, request),
  ];
  const better = orderOf(columns, { sort: request.sort ?? 'recommended', from, radiusKm, matches, prices });
  return {
    index,
    request,
    understood,
    area,
    category,
    wishes: list,
    matches,
    better,
    distance: from === null ? null : distanceFrom(columns, from),
    isSpot,
    // Nobody is found whom what was chosen beside the words leaves out, such as who is taken on the day.
    named: new Set([...named].filter((row) => hard.every(({ fits }) => fits(row)))),
    hard,
    prices,
    isUnoffered,
  };
};

import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type SearchIndex } from '#catalogue/store/search';
import { fold } from '../language/fold';
import { type Correction, type Understanding } from '../language/parts';
import { understand } from '../language/understand';
import { type NamedPlace } from '../places/place';
import { resolvePlace } from '../places/resolve-place';
import { askedFor, type Filter, filtersOf } from '../ranking/filters';
import { type Better, distanceFrom, orderOf } from '../ranking/order';
import { type Matches } from '../words/match-words';
import { type AskedPlace, type Wish, wishesOf } from './wishes';
import { type FindRequest } from '#catalogue/search-request';

/** What was understood of a request's text. */
function read({ columns, matcher }: SearchIndex, request: FindRequest): Understanding {
  const { countryCode, category, literally } = request;
  return understand(request.text ?? '', {
    countryCode,
    category,
    literally,
    isNameWord: (word) => columns.nameWords.has(countryCode, word),
    isKnownWord: (word) => columns.nameWords.has(countryCode, word) || matcher.isKnown(word, countryCode),
  });
}

/** Those whose texts have all the words that mean nothing special; if nobody has, those who have most of them. */
function wordMatches({ matcher }: SearchIndex, { words }: Understanding, request: FindRequest): Matches | null {
  if (words.length === 0) return null;
  const all = matcher.all(words, request.countryCode);
  return all.size > 0 ? all : matcher.most(words, request.countryCode);
}

/** Suppliers whose very name was typed: they are meant whatever else the words could be. */
function namedRows({ columns, matcher }: SearchIndex, request: FindRequest): ReadonlySet<number> {
  const words = fold(request.text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > 8) return new Set();
  const rows = matcher.named(words, request.countryCode);
  return new Set(rows.filter((row) => request.category === undefined || columns.categories[row] === request.category));
}

/** The place that was chosen beside the sentence, as it was typed there. */
export interface AskedArea {
  place: NamedPlace | null;
  corrections: readonly Correction[];
}

function areaOf(request: FindRequest): AskedArea | null {
  const { area = '', countryCode, literally = false } = request;
  if (area.trim() === '') return null;
  const named = resolvePlace(area, countryCode);
  if (named !== null || literally) return { place: named, corrections: [] };
  const nothing = () => false;
  const { parts, corrections } = understand(area, { countryCode, isNameWord: nothing, isKnownWord: nothing });
  return { place: parts.find((part) => part.kind === 'place')?.place ?? null, corrections };
}

/** A request as it is understood, ready to be answered. */
export interface Question {
  index: SearchIndex;
  request: FindRequest;
  understood: Understanding;
  area: AskedArea | null;
  category: SupplierCategory | null;
  wishes: Wish[];
  better: Better;
  distance: ((row: number) => number) | null;
  named: ReadonlySet<number>;
  hard: Filter[];
}

/** Where to look is a wish like those of the sentence: what lies near it is better than nothing. */
const withoutPlace = ({ near: _near, area: _area, ...rest }: FindRequest): FindRequest => rest;

/** The request as it counts: guests that the sentence names go before those beside it, such as the plan's. */
function besideSentence(request: FindRequest, { parts }: Understanding): FindRequest {
  const { guests: _guests, ...rest } = request;
  return parts.some(({ kind }) => kind === 'guests') ? rest : request;
}

/** How many guests prices are for. */
const guestsOf = ({ guests }: FindRequest, { parts }: Understanding): number | undefined =>
  parts.find((part) => part.kind === 'guests')?.count ?? guests;

function placeAsked({ near }: FindRequest, area: AskedArea | null): AskedPlace | null {
  if (near !== undefined) return { area: { kind: 'around', point: near, radiusKm: near.radiusKm }, point: near };
  const place = area?.place ?? null;
  return place === null ? null : { area: place.area, point: place.point };
}

export function questionOf(index: SearchIndex, request: FindRequest): Question {
  const { columns } = index;
  const understood = read(index, request);
  const { parts } = understood;
  const area = areaOf(request);
  const said = parts.find((part) => part.kind === 'category')?.category;
  const category = request.category ?? said ?? null;
  const matches = wordMatches(index, understood, request);
  const place = placeAsked(request, area);
  const isPlaced = place !== null || parts.some(({ kind }) => kind === 'place');
  const isLost = (understood.unknownPlaces.length > 0 && !isPlaced) || (area !== null && area.place === null);
  const prices = askedFor({ ...request, guests: guestsOf(request, understood) });
  const asked = { parts, matches, isLost, place, category, day: prices.day, radiusKm: request.radiusKm };
  const { list, from, radiusKm } = wishesOf(columns, asked);
  const better = orderOf(columns, { sort: request.sort ?? 'recommended', from, radiusKm, matches, prices });
  return {
    index,
    request,
    understood,
    area,
    category,
    wishes: list,
    better,
    distance: from === null ? null : distanceFrom(columns, from),
    named: namedRows(index, request),
    hard: filtersOf(columns, withoutPlace(besideSentence(request, understood)), prices),
  };
}

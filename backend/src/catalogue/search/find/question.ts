import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type AskedFor } from '@posy/shared-contracts/rules';
import { type SearchIndex } from '#catalogue/search/find/search';
import { type CountedFact, type FindRequest, type SearchSort } from '#catalogue/search/request/search-request';
import { understand } from '../language/understand';
import { type NamedPlace } from '../places/place';
import { resolvePlace } from '../places/resolve-place';
import { filtersOf, type RowFilter } from '../ranking/filters';
import { type Better, distanceFrom, orderOf } from '../ranking/order';
import { type Correction, type SentencePart, type Understanding } from '../request/parts';
import { fold } from '../spelling/fold';
import { correctionOf } from '../words/correct';
import { type Matches } from '../words/matches';
import { namedRows, type NamedSuppliers } from './named';
import { idleWords, unwantedFilters, wordsOfSuppliers } from './unwanted';
import { type AskedPlace, askedPlace, type SearchWish, wishesOf } from './wishes';
import { withPlan } from './with-plan';

/** Returns the understanding of a request's text. */
const read = ({ columns, matcher }: SearchIndex, request: FindRequest, isName: boolean): Understanding => {
  const { countryCode, category, literally = false } = request;
  return understand(request.text ?? '', {
    countryCode,
    category,
    // A name goes before every correction.
    literally: literally || isName,
    isName,
    // “April Rose” is nobody's month.
    today: isName ? undefined : request.today,
    isCalled: (words, isWhole) => columns.nameWords.isCalled(countryCode, words, isWhole),
    isNameWord: (word) => columns.nameWords.has(countryCode, word),
    isKnownWord: (word) => columns.nameWords.has(countryCode, word) || matcher.isKnown(word, countryCode),
  });
};

/** Words that mean nothing special: what they decide, and whom they find. */
interface WordsAsked {
  /** Words that every found supplier has. */
  sought: readonly string[];
  /** Suppliers that have them come first; a supplier without them is not left out. */
  soft: readonly string[];
  /** Words in no supplier's texts. */
  ignored: readonly string[];
  matches: Matches | null;
}

/**
 * Beside a category these words only order: “relaxed” may be a wish that no text has in this very word. Alone they are
 * the request: suppliers with all of them, or if there are none, with most.
 */
const wordsAsked = (
  index: SearchIndex,
  { words, hints, narrow, parts, unwanted, idle: meaningless }: Understanding,
  request: FindRequest,
): WordsAsked => {
  const { matcher } = index;
  const { countryCode, category } = request;
  const isKnown = wordsOfSuppliers(index, request);
  const known = words.filter(isKnown);
  const idle = [...unwanted.flatMap((one) => idleWords(one, isKnown)), ...meaningless];
  const ignored = [...words.filter((word) => !known.includes(word)), ...idle];
  // A trade of few is no wish that only orders: all others of the category are no fit.
  if (narrow.length > 0) return { sought: narrow, soft: known, ignored, matches: matcher.all(narrow, countryCode) };
  if (words.length + hints.length === 0) return { sought: [], soft: [], ignored, matches: null };
  if (category !== undefined || parts.some(saysKind)) {
    const ordering = [...known, ...hints.filter(isKnown)];
    const matches = ordering.length === 0 ? null : matcher.any(ordering, countryCode);
    return { sought: [], soft: known, ignored, matches };
  }
  const all = matcher.all(words, countryCode);
  return {
    sought: words,
    soft: [],
    ignored: idle,
    matches: all.size > 0 ? all : matcher.most(words, countryCode),
  };
};

const saysKind = ({ kind }: SentencePart): boolean => ['category', 'venue-kind', 'feature', 'style'].includes(kind);

/** Returns the understanding of a text with a name: it has no unknown places and no trades. */
const asName = (understood: Understanding, { rows, ownWords }: NamedSuppliers): Understanding => {
  if (rows.size === 0) return understood;
  const read = {
    ...understood,
    unknownPlaces: [],
    unknownAt: [],
    unoffered: [],
    unofferedNear: [],
    unwanted: [],
    weekdays: [],
    idle: [],
  };
  // Nothing but a name was typed: none of its words is a wish as well.
  return ownWords.length === 0
    ? read
    : { ...read, parts: [], words: [...ownWords], hints: [], narrow: [], otherCategories: [] };
};

/** The place that was chosen beside the sentence, as it was typed there. */
export interface AskedArea {
  place: NamedPlace | null;
  corrections: readonly Correction[];
}

/** The place that was probably meant where nothing is called so: the whole of it, or a place within the words. */
const placeMeant = (area: string, countryCode: CountryCode): { place: NamedPlace; correction: Correction } | null => {
  const typed = area.normalize('NFC');
  const whole = correctionOf(fold(typed), true, countryCode);
  const named = whole === null ? null : resolvePlace(whole.word, countryCode);
  if (named !== null)
    return { place: named, correction: { typed: area.trim(), read: named.name, from: 0, to: typed.length } };
  const nothing = () => false;
  const { parts } = understand(typed, { countryCode, isNameWord: nothing, isKnownWord: nothing });
  const place = parts.find((part) => part.kind === 'place')?.place ?? null;
  return place === null
    ? null
    : { place, correction: { typed: area.trim(), read: place.name, from: 0, to: typed.length } };
};

const areaOf = (request: FindRequest): AskedArea | null => {
  const { area = '', countryCode, literally = false } = request;
  if (area.trim() === '') return null;
  const named = resolvePlace(area, countryCode);
  if (named !== null || literally) return { place: named, corrections: [] };
  const meant = placeMeant(area, countryCode);
  return { place: meant?.place ?? null, corrections: meant === null ? [] : [meant.correction] };
};

/** A request as it is understood, ready to be answered. */
export interface SearchQuestion {
  index: SearchIndex;
  request: FindRequest;
  understood: Understanding;
  area: AskedArea | null;
  category: SupplierCategory | null;
  wishes: SearchWish[];
  words: WordsAsked;
  better: Better;
  /** From the nearest place that is asked for; null without any. */
  distance: ((row: number) => number) | null;
  sort: SearchSort;
  /** Kilometres within which nearness counts. */
  reachKm: number;
  /** Kilometres of a row beyond the place to search. */
  beyond: ((row: number) => number) | null;
  /** The town or the point that distances are shown from; null without one, and for several. */
  spot: AskedPlace | null;
  named: ReadonlySet<number>;
  /** Correct spelling of the typed name. */
  nameCorrection: NamedSuppliers['correction'];
  /** True when only the named supplier is meant. */
  isNameAlone: boolean;
  hard: RowFilter[];
  /** The day and the guests that prices are for. */
  prices: AskedFor;
  /** Facts of the plan that narrow the search. */
  countedIn: CountedFact[];
  /** True when only trades outside all categories are requested. */
  isUnoffered: boolean;
}

/** The place is a wish like those of the sentence: a supplier near it is better than none. */
const withoutPlace = ({ near: _near, area: _area, ...rest }: FindRequest): FindRequest => rest;

const placeAsked = ({ near }: FindRequest, area: AskedArea | null): AskedPlace | null => {
  if (near !== undefined)
    return {
      name: '',
      area: { kind: 'around', point: near, radiusKm: near.radiusKm },
      point: near,
      isSpot: true,
      reachKm: near.radiusKm,
    };
  const place = area?.place ?? null;
  return place === null ? null : askedPlace(place);
};

/** The place from which distances count although no place narrows the search. */
const originOf = ({ plan, countryCode }: FindRequest): AskedPlace | null => {
  const place = plan?.from === undefined ? null : resolvePlace(plan.from, countryCode);
  return place === null || place.point === null ? null : askedPlace(place);
};

export const questionOf = (index: SearchIndex, asked: FindRequest): SearchQuestion => {
  const { columns } = index;
  const named = namedRows(index, asked);
  const isName = named.rows.size > 0;
  const understood = asName(read(index, asked, isName), named);
  const { parts } = understood;
  const said = parts.find((part) => part.kind === 'category')?.category;
  const category = asked.category ?? said ?? null;
  const { request, countedIn, prices } = withPlan(asked, understood, category, isName);
  const area = areaOf(request);
  const words = wordsAsked(index, understood, request);
  const matches = words.sought.length === 0 ? null : words.matches;
  const place = placeAsked(request, area);
  const isPlaced = place !== null || parts.some(({ kind }) => kind === 'place');
  const isLost = (understood.unknownPlaces.length > 0 && !isPlaced) || (area !== null && area.place === null);
  const isUnoffered = category === null && understood.unoffered.length > 0;
  const sources = { parts, matches, isLost, place, category, day: prices.day, radiusKm: request.radiusKm };
  const { list, distance: distanceAsked, spot, radiusKm, beyond } = wishesOf(columns, sources);
  const origin = isPlaced || isLost ? null : originOf(request);
  const distance = distanceAsked ?? (origin?.point == null ? null : distanceFrom(columns, origin.point));
  const hard = [...filtersOf(columns, withoutPlace(request), prices), ...unwantedFilters(index, understood, request)];
  const { sort: chosen = 'recommended' } = request;
  // With nobody near, the nearest come first, and nobody pays for a place before them.
  const sort = chosen === 'recommended' && origin !== null ? 'distance' : chosen;
  const better = orderOf(columns, {
    sort,
    distance,
    radiusKm,
    matches: words.matches,
    prices,
  });
  return {
    index,
    request,
    understood,
    area,
    category,
    wishes: list,
    words,
    better,
    beyond,
    distance,
    sort,
    reachKm: radiusKm * 2,
    spot: spot ?? (origin?.isSpot === true ? origin : null),
    // A supplier that a filter beside the words excludes, such as one taken on the day, is not found by name either.
    named: new Set([...named.rows].filter((row) => hard.every(({ fits }) => fits(row)))),
    nameCorrection: named.correction,
    isNameAlone: named.isAlone,
    hard,
    prices,
    countedIn,
    isUnoffered,
  };
};

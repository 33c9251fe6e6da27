import { type SearchIndex } from '../../store/search';
import { type CategorySlug, type FindRequest } from '../../types';
import { fold } from '../language/fold';
import { type Understanding } from '../language/parts';
import { understand } from '../language/understand';
import { type Filter, filtersOf, placeOf } from '../ranking/filters';
import { type Better, distanceFrom, orderOf } from '../ranking/order';
import { type Matches } from '../words/match-words';
import { type Wish, wishesOf } from './wishes';

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
  const rows = [...matcher.named(words, request.countryCode).keys()];
  return new Set(rows.filter((row) => request.category === undefined || columns.categories[row] === request.category));
}

/** A request as it is understood, ready to be answered. */
export interface Question {
  index: SearchIndex;
  request: FindRequest;
  understood: Understanding;
  category: CategorySlug | null;
  wishes: Wish[];
  better: Better;
  distance: ((row: number) => number) | null;
  named: ReadonlySet<number>;
  hard: Filter[];
}

export function questionOf(index: SearchIndex, request: FindRequest): Question {
  const understood = read(index, request);
  const said = understood.parts.find((part) => part.kind === 'category')?.category;
  const category = request.category ?? said ?? null;
  const matches = wordMatches(index, understood, request);
  const hasUnknownPlace = understood.unknownPlaces.length > 0 && !understood.parts.some(({ kind }) => kind === 'place');
  const asked = { ...request, ...(category === null ? {} : { category }) };
  const wishes = wishesOf(index.columns, asked, { parts: understood.parts, matches, hasUnknownPlace });
  const from = placeOf(request).from ?? wishes.from;
  const radiusKm = request.near?.radiusKm ?? wishes.radiusKm;
  const better = orderOf(index.columns, { sort: request.sort ?? 'recommended', from, radiusKm, matches });
  const distance = from === null ? null : distanceFrom(index.columns, from);
  return {
    index,
    request,
    understood,
    category,
    wishes: wishes.list,
    better,
    distance,
    named: namedRows(index, request),
    hard: filtersOf(index.columns, request),
  };
}

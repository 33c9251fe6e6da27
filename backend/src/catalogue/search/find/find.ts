import { pageOf, type SearchIndex, shownPage } from '../../store/search';
import { hitReader } from '../../store/rows';
import { type CategorySlug, type FindRequest, type FindResponse } from '../../types';
import { fold } from '../language/fold';
import { type Correction, type Understanding, without } from '../language/parts';
import { understand } from '../language/understand';
import { bestOf } from '../ranking/best-of';
import { facetsOf, rowsOf, type Scope } from '../ranking/facets';
import { type Filter, filtersOf, placeOf } from '../ranking/filters';
import { type Better, distanceFrom, orderOf } from '../ranking/order';
import { withPaidPlaces } from '../ranking/paid-places';
import { paidPlaces } from '../ranking/weights';
import { type Matches } from '../words/match-words';
import { closeRows, rescueOf } from './close-ones';
import { type Wish, wishesOf } from './wishes';

/** Suppliers of this tier and above may stand in a paid place. */
const payingTier = 3;

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
  const words = fold(request.text ?? '').split(' ').filter((word) => word !== '');
  if (words.length < 2 || words.length > 8) return new Set();
  const rows = [...matcher.named(words, request.countryCode).keys()];
  return new Set(rows.filter((row) => request.category === undefined || columns.categories[row] === request.category));
}

/** A sentence with the words as they were read. */
const corrected = (text: string, corrections: readonly Correction[]): string | null =>
  corrections.length === 0
    ? null
    : [...corrections].reverse().reduce((sentence, { from, to, read: word }) => sentence.slice(0, from) + word + sentence.slice(to), text.normalize('NFC'));

interface Question {
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

function questionOf(index: SearchIndex, request: FindRequest): Question {
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
  return { index, request, understood, category, wishes: wishes.list, better, distance, named: namedRows(index, request), hard: filtersOf(index.columns, request) };
}

/** Named suppliers first, then the order that was asked for. */
const namedFirst = ({ named, better }: Question): Better =>
  named.size === 0 ? better : (a, b) => (named.has(a) === named.has(b) ? better(a, b) : named.has(a));

function scopeOf({ category, hard, wishes, request }: Question): Scope {
  return { country: request.countryCode, category, filters: [...hard, ...wishes], matches: null };
}

interface Ordered {
  rows: number[];
  shown: { item: number; isPaid: boolean }[];
}

/** The rows of the page; in the order “recommended” some places are paid ones, of the same rows. */
function pageRows(question: Question, found: readonly number[], offset: number, size: number): Ordered['shown'] {
  const { index, request, named } = question;
  const better = namedFirst(question);
  const needed = offset + size;
  const sort = request.sort ?? 'recommended';
  if (sort !== 'recommended') return bestOf(found, needed, better).slice(offset).map((item) => ({ item, isPaid: false }));
  const { tier } = index.columns.numbers;
  const places = paidPlaces.atTheHead + Math.ceil(needed / paidPlaces.oneIn);
  const paying = named.size > 0 ? [] : bestOf(found.filter((row) => (tier[row] ?? 0) >= payingTier), places, better);
  const organic = bestOf(found, needed + places, better);
  return withPaidPlaces(organic, paying, needed).slice(offset);
}

function foundRows(question: Question): number[] {
  const { index, named } = question;
  const rows = rowsOf(index.columns, scopeOf(question));
  const others = [...named].filter((row) => !rows.includes(row));
  return [...rows, ...others];
}

/** Searches by a sentence: what fits all of it, what comes near, and what to leave out when nothing fits. */
export function find(index: SearchIndex, request: FindRequest): FindResponse {
  const { page: asked, size } = pageOf(request);
  const question = questionOf(index, request);
  const { understood, wishes, better, distance } = question;
  const { columns } = index;
  const found = foundRows(question);
  const page = shownPage(asked, size, found.length);
  const shown = pageRows(question, found, (page - 1) * size, size);
  const missing = page * size >= found.length ? size - shown.length : 0;
  const around = missing > 0 ? rowsOf(columns, { ...scopeOf(question), filters: question.hard }) : [];
  const close = closeRows(around, wishes, missing, better).filter((row) => !question.named.has(row));
  const hit = hitReader(index.db, columns);
  const reader = (row: number) => hit(row, distance === null ? null : distance(row));
  const text = request.text ?? '';
  return {
    total: found.length,
    page,
    size,
    results: shown.map(({ item }) => reader(item)),
    facets: facetsOf(columns, scopeOf(question)),
    parts: understood.parts.map((part) => ({ part, without: without(text.normalize('NFC'), part) })),
    words: understood.words,
    unknownPlaces: understood.unknownPlaces,
    corrections: understood.corrections,
    readAs: corrected(text, understood.corrections),
    paid: shown.flatMap(({ item, isPaid }) => (isPaid ? [columns.ids[item] ?? ''] : [])),
    close: close.map((row) => ({ hit: reader(row), lacks: wishes.filter(({ fits }) => !fits(row)).map(({ part }) => part) })),
    rescue: found.length === 0 ? rescueOf(around, wishes) : [],
  };
}

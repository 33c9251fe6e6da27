import { pageOf, type SearchIndex, shownPage } from '#catalogue/search/find/search';
import { type FindRequest, type FindResponse } from '#catalogue/search/request/search-request';
import { bestOf } from '../ranking/best-of';
import { leastPricesOf } from '../ranking/least-prices';
import { type Better } from '../ranking/order';
import { type Placed, withPaidPlaces } from '../ranking/paid-places';
import { priceSpreadOf } from '../ranking/price-spread';
import { rowsOf, sweep, type SweepScope } from '../ranking/sweep';
import { type Correction, without } from '../request/parts';
import { awayOf, closeRows, rescueOf } from './close-ones';
import { questionOf, type SearchQuestion } from './question';
import { idleWords, wordsOfSuppliers } from './unwanted';

/** Suppliers of this tier and above may stand in a paid place. */
const payingTier = 3;

/** A sentence with the words as they were read. */
const corrected = (text: string, corrections: readonly Correction[]): string | null =>
  corrections.length === 0
    ? null
    : [...corrections]
        .reverse()
        .reduce(
          (sentence, { from, to, read: word }) => sentence.slice(0, from) + word + sentence.slice(to),
          text.normalize('NFC'),
        );

/** Named suppliers first, then the order that was asked for. */
const namedFirst = ({ named, better }: SearchQuestion): Better =>
  named.size === 0 ? better : (a, b) => (named.has(a) === named.has(b) ? better(a, b) : named.has(a));

const scopeOf = ({ category, hard, wishes, words, request }: SearchQuestion): SweepScope => ({
  country: request.countryCode,
  category,
  filters: [...hard, ...wishes.filter(({ by }) => by !== 'words')],
  matches: words.sought.length === 0 ? null : words.matches,
});

/** All suppliers that may be shown. */
const aroundOf = ({ category, hard, request }: SearchQuestion): SweepScope => ({
  country: request.countryCode,
  category,
  filters: hard,
  matches: null,
});

/** The rows of the page; in the order “recommended” some places are paid ones, of the same rows. */
const pageRows = (
  question: SearchQuestion,
  found: readonly number[],
  offset: number,
  size: number,
): Placed<number>[] => {
  const { index, sort, named, distance, reachKm } = question;
  const better = namedFirst(question);
  const needed = offset + size;
  if (sort !== 'recommended')
    return bestOf(found, needed, better)
      .slice(offset)
      .map((item) => ({ item, isPaid: false }));
  const { tier } = index.columns.numbers;
  const paying =
    named.size > 0
      ? []
      : bestOf(
          // A paid supplier leads no list of a place from its other end.
          found.filter((row) => (tier[row] ?? 0) >= payingTier && (distance?.(row) ?? 0) <= reachKm),
          needed,
          better,
        );
  const organic = bestOf(found, needed, better);
  return withPaidPlaces(organic, paying, needed).slice(offset);
};

/** Returns the fitting rows and those whose name was typed. */
const foundRows = (
  { named, isNameAlone, isUnoffered }: SearchQuestion,
  fitting: readonly number[],
): readonly number[] => {
  const rows = isUnoffered || (isNameAlone && named.size > 0) ? [] : fitting;
  if (named.size === 0) return rows;
  const found = new Set(rows);
  return [...rows, ...[...named].filter((row) => !found.has(row))];
};

/** Returns the nearest suppliers; none when nothing was understood. */
const closeOnes = (question: SearchQuestion, around: readonly number[], size: number): number[] => {
  const { wishes, better, beyond, named, understood, request } = question;
  const { sort = 'recommended', category } = request;
  const isRead = category !== undefined || wishes.some(({ by }) => by !== 'words') || understood.parts.length > 0;
  if (!isRead) return [];
  // An order other than the best was chosen: it applies here too.
  const away = sort === 'recommended' ? awayOf(wishes, beyond) : sort === 'distance' ? beyond : null;
  return closeRows(around, wishes, size, away, better).filter((row) => !named.has(row));
};

const placeOf = ({ area, understood, request }: SearchQuestion): FindResponse['place'] => {
  if (request.near !== undefined) return null;
  if (area !== null) return area.place;
  const [first, ...others] = understood.parts.flatMap((part) => (part.kind === 'place' ? [part.place] : []));
  return others.length === 0 ? (first ?? null) : null;
};

/** Requested places that are unknown. */
const unknownPlacesOf = ({ understood, area, request }: SearchQuestion): string[] => [
  ...understood.unknownPlaces,
  ...(area?.place === null ? [request.area ?? ''] : []),
];

/** Searches by a sentence: what fits all of it, what comes near, and what to leave out when nothing fits. */
export const find = (index: SearchIndex, request: FindRequest): FindResponse => {
  const { page: asked, size } = pageOf(request);
  const question = questionOf(index, request);
  const { understood, wishes, spot } = question;
  const { columns } = index;
  const distance = spot === null ? null : question.distance;
  const { rows, atAnyPrice, facets } = sweep(columns, scopeOf(question));
  const found = foundRows(question, rows);
  const page = shownPage(asked, size, found.length);
  const shown = pageRows(question, found, (page - 1) * size, size);
  const missing = page * size >= found.length ? size - shown.length : 0;
  const around = missing > 0 && !question.isUnoffered ? rowsOf(columns, aroundOf(question)) : [];
  const close = closeOnes(question, around, missing);
  const text = request.text ?? '';
  const corrections =
    question.nameCorrection === null ? understood.corrections : [question.nameCorrection, ...understood.corrections];
  // The plan's place is no text of this request: nobody is told how it was read.
  const areaCorrections = (request.area ?? '') === '' ? [] : (question.area?.corrections ?? []);
  return {
    category: question.category,
    total: found.length,
    page,
    size,
    results: index.hits(
      shown.map(({ item }) => item),
      distance,
    ),
    leastPrices: question.category === null && text === '' ? leastPricesOf(columns, rows, question.prices) : {},
    distanceFrom: spot?.name || null,
    facets,
    askedFor: question.prices,
    countedIn: question.countedIn,
    prices: question.category === null ? null : priceSpreadOf(columns, atAnyPrice, question.prices),
    parts: understood.parts.map((part) => ({ part, without: without(text.normalize('NFC'), part) })),
    words: [...question.words.sought],
    softWords: [...question.words.soft],
    ignored: question.named.size > 0 ? [] : [...question.words.ignored],
    place: placeOf(question),
    unknownPlaces: unknownPlacesOf(question),
    textWithoutUnknown: understood.unknownAt.reduceRight(without, text.normalize('NFC')),
    unoffered: understood.unoffered,
    unofferedNear: understood.unofferedNear,
    unwanted: understood.unwanted
      .filter((one) => idleWords(one, wordsOfSuppliers(index, request)).length === 0)
      .map(({ typed }) => typed),
    weekdays: understood.weekdays,
    otherCategories: understood.otherCategories,
    isNearMe: understood.isNearMe,
    corrections: [...corrections, ...areaCorrections],
    readAs: corrected(text, corrections),
    areaReadAs: corrected(request.area ?? '', areaCorrections),
    paid: shown.flatMap(({ item, isPaid }) => (isPaid ? [columns.ids[item] ?? ''] : [])),
    close: index.hits(close, distance).map((hit, at) => ({
      hit,
      lacks: wishes.filter(({ fits }) => !fits(close[at] ?? -1)).map(({ part }) => part),
    })),
    rescue: found.length === 0 ? rescueOf(around, wishes) : [],
  };
};

import { hitReader } from '#catalogue/store/rows';
import { pageOf, type SearchIndex, shownPage } from '#catalogue/store/search';
import { type Correction, without } from '../language/parts';
import { bestOf } from '../ranking/best-of';
import { facetsOf, rowsOf, type Scope } from '../ranking/facets';
import { type Better } from '../ranking/order';
import { type Placed, withPaidPlaces } from '../ranking/paid-places';
import { closeRows, rescueOf } from './close-ones';
import { type Question, questionOf } from './question';
import { type FindRequest, type FindResponse } from '#catalogue/search-request';

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
const namedFirst = ({ named, better }: Question): Better =>
  named.size === 0 ? better : (a, b) => (named.has(a) === named.has(b) ? better(a, b) : named.has(a));

function scopeOf({ category, hard, wishes, request }: Question): Scope {
  return { country: request.countryCode, category, filters: [...hard, ...wishes], matches: null };
}

/** The rows of the page; in the order “recommended” some places are paid ones, of the same rows. */
function pageRows(question: Question, found: readonly number[], offset: number, size: number): Placed<number>[] {
  const { index, request, named } = question;
  const better = namedFirst(question);
  const needed = offset + size;
  const sort = request.sort ?? 'recommended';
  if (sort !== 'recommended')
    return bestOf(found, needed, better)
      .slice(offset)
      .map((item) => ({ item, isPaid: false }));
  const { tier } = index.columns.numbers;
  const paying =
    named.size > 0
      ? []
      : bestOf(
          found.filter((row) => (tier[row] ?? 0) >= payingTier),
          needed,
          better,
        );
  const organic = bestOf(found, needed, better);
  return withPaidPlaces(organic, paying, needed).slice(offset);
}

function foundRows(question: Question): number[] {
  const { index, named } = question;
  const rows = rowsOf(index.columns, scopeOf(question));
  if (named.size === 0) return rows;
  const found = new Set(rows);
  return [...rows, ...[...named].filter((row) => !found.has(row))];
}

/** Places that were asked for and that nobody knows. */
const unknownPlacesOf = ({ understood, area, request }: Question): string[] => [
  ...understood.unknownPlaces,
  ...(area?.place === null ? [request.area ?? ''] : []),
];

/** Searches by a sentence: what fits all of it, what comes near, and what to leave out when nothing fits. */
export function find(index: SearchIndex, request: FindRequest): FindResponse {
  const { page: asked, size } = pageOf(request);
  const question = questionOf(index, request);
  const { understood, area, wishes, better, distance } = question;
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
    category: question.category,
    total: found.length,
    page,
    size,
    results: shown.map(({ item }) => reader(item)),
    facets: facetsOf(columns, scopeOf(question)),
    parts: understood.parts.map((part) => ({ part, without: without(text.normalize('NFC'), part) })),
    words: understood.words,
    unknownPlaces: unknownPlacesOf(question),
    corrections: [...understood.corrections, ...(area?.corrections ?? [])],
    readAs: corrected(text, understood.corrections),
    areaReadAs: corrected(request.area ?? '', area?.corrections ?? []),
    paid: shown.flatMap(({ item, isPaid }) => (isPaid ? [columns.ids[item] ?? ''] : [])),
    close: close.map((row) => ({
      hit: reader(row),
      lacks: wishes.filter(({ fits }) => !fits(row)).map(({ part }) => part),
    })),
    rescue: found.length === 0 ? rescueOf(around, wishes) : [],
  };
}

import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type AskedFor } from '@posy/shared-contracts/rules';
import { type CountedFact, type FindRequest } from '#catalogue/search/request/search-request';
import { type SentencePart, type Understanding } from '../request/parts';

/** Categories whose suppliers state how many guests they take; null is the list of all. */
const holding: readonly (SupplierCategory | null)[] = [null, 'venues', 'caterers', 'marquee'];

/** A request in its final form. */
export interface SettledRequest {
  request: FindRequest;
  countedIn: CountedFact[];
  prices: AskedFor;
}

type Says = (kind: SentencePart['kind']) => boolean;

/** Leaves out the filters that the sentence speaks of itself: what was typed goes before everything beside it. */
const besideSentence = (request: FindRequest, parts: readonly SentencePart[], says: Says): FindRequest => {
  const { guests, priceMin, priceMax, freeOn, exceptIds, ...rest } = request;
  const date = parts.find((part) => part.kind === 'date');
  const isOtherDay = date !== undefined && (date.firstDay !== freeOn || date.lastDay !== freeOn);
  return {
    ...rest,
    ...(guests !== undefined && !says('guests') && { guests }),
    ...(priceMin !== undefined && !says('budget') && { priceMin }),
    ...(priceMax !== undefined && !says('budget') && { priceMax }),
    ...(freeOn !== undefined && !isOtherDay && { freeOn }),
    // Without a day nobody is left out for being taken on it.
    ...(exceptIds !== undefined && !(isOtherDay && freeOn !== undefined) && { exceptIds }),
  };
};

const isPlaced = ({ area = '', near, bounds }: FindRequest, { unknownPlaces }: Understanding, says: Says): boolean =>
  area.trim() !== '' || near !== undefined || bounds !== undefined || unknownPlaces.length > 0 || says('place');

const hasPrice = ({ priceMin, priceMax }: FindRequest): boolean => priceMin !== undefined || priceMax !== undefined;

/** The facts of the plan that the request says nothing about, as filters, by their kind. */
const planFilters = (
  request: FindRequest,
  understood: Understanding,
  category: SupplierCategory | null,
  says: Says,
): Partial<Record<CountedFact, Partial<FindRequest>>> => {
  const { area = '', radiusKm, freeOn, exceptIds = [], guests, budgets = {} } = request.plan ?? {};
  const hasRadius = request.radiusKm !== undefined || says('radius');
  const around = hasRadius || radiusKm === undefined ? {} : { radiusKm };
  // A list of words without a category has no one budget that it could name.
  const isWhole = category === null && (request.text ?? '').trim() === '';
  const hasBudget = isWhole ? Object.keys(budgets).length > 0 : category !== null && budgets[category] !== undefined;
  return {
    ...(area.trim() !== '' && !isPlaced(request, understood, says) && { place: { area, ...around } }),
    ...(freeOn !== undefined && request.freeOn === undefined && !says('date') && { date: { freeOn, exceptIds } }),
    ...(guests !== undefined &&
      request.guests === undefined &&
      !says('guests') &&
      holding.includes(category) && { guests: { guests } }),
    ...(hasBudget && !hasPrice(request) && !says('budget') && { budget: { budgets } }),
  };
};

const facts: readonly CountedFact[] = ['place', 'date', 'guests', 'budget'];

/** The day and the guests that prices are for: what was typed, else what was chosen, else the plan's. */
const pricesFor = ({ plan, ...request }: FindRequest, parts: readonly SentencePart[]): AskedFor => {
  const date = parts.find((part) => part.kind === 'date');
  const typed = date !== undefined && date.firstDay === date.lastDay ? date.firstDay : null;
  return {
    day: date === undefined ? (request.freeOn ?? plan?.freeOn ?? null) : typed,
    guests: parts.find((part) => part.kind === 'guests')?.count ?? request.guests ?? plan?.guests ?? null,
  };
};

/**
 * Returns the request as it counts: without filters that the sentence speaks of itself, and with the facts of the couple's
 * plan where nothing else says anything. Nothing of the plan counts for a supplier's name.
 */
export const withPlan = (
  request: FindRequest,
  understood: Understanding,
  category: SupplierCategory | null,
  isName: boolean,
): SettledRequest => {
  const { parts } = understood;
  const says: Says = (kind) => parts.some((part) => part.kind === kind);
  const own = besideSentence(request, parts, says);
  const filters = isName ? {} : planFilters(request, understood, category, says);
  return {
    request: facts.reduce((settled, fact) => ({ ...settled, ...filters[fact] }), own),
    countedIn: facts.filter((fact) => filters[fact] !== undefined),
    prices: pricesFor(request, parts),
  };
};

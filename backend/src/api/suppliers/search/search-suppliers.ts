import { supplierCategories } from '@posy/shared-contracts/entities';
import { type ApiContext, type Call, type Handler } from '#api/handler';
import { type FindRequest, type FindResponse } from '#catalogue/search/request/search-request';
import { toCard, toPicturedCard } from '../public-faces';
import { fromOf } from './from-price';
import { type AskedBy, notFreeOn } from './not-free-on';
import { pageOfToken, pageTokenOf } from './page-token';
import { type Finding, findUnderPlan, planOf } from './under-plan';
import { labelsOf, ranking, toUnderstood } from './understood';

type SearchBody = Call<'searchSuppliers'>['body'];
/** A search without its page and its cards' pictures. */
type Searched = Omit<SearchBody, 'page' | 'pageToken' | 'withPictures'>;

const text = (words: string | undefined): string | undefined => (words?.trim() === '' ? undefined : words?.trim());

/** The request in the catalogue's terms, without busy suppliers, the couple's plan and the page. */
const requestOf = (body: Searched, today: string): FindRequest => {
  const { near, sort, areaElse: _place, radiusElse: _radius, freeOnElse: _day, guestsElse: _guests, ...others } = body;
  const { budgetsElse: _budgets, ...rest } = others;
  return {
    ...rest,
    today,
    text: text(body.text),
    area: text(body.area),
    ...(near !== undefined && { near: { lat: near.latitude, lng: near.longitude, radiusKm: near.radiusKm } }),
    sort: sort === 'price' ? 'price-asc' : sort,
  };
};

/** The one day that a sentence names; null for none, and for a whole month or season. */
const dayIn = ({ parts }: FindResponse): string | null => {
  const date = parts.find(({ part }) => part.kind === 'date')?.part;
  return date?.kind === 'date' && date.firstDay === date.lastDay ? date.firstDay : null;
};

/**
 * Finds what a search asks for: free on the day that its sentence names, else on the one beside it, else on the plan's.
 * With `asker`, a day that a supplier holds for them is free.
 */
export const findSuppliers = async (
  { catalogue, busyOn, now, asker }: Pick<ApiContext, 'catalogue' | 'busyOn' | 'now'> & { asker?: AskedBy },
  body: Searched & Pick<SearchBody, 'page'>,
): Promise<Finding> => {
  const free = async (day: string | undefined) =>
    day === undefined
      ? {}
      : { freeOn: day, exceptIds: asker === undefined ? await busyOn(day) : await notFreeOn(asker, day) };
  const { page, freeOn, ...search } = body;
  const today = new Date(now()).toISOString().slice(0, 10);
  const asked: FindRequest = {
    ...requestOf(search, today),
    ...(await free(freeOn)),
    page,
    plan: { ...planOf(body), ...(await free(body.freeOnElse)) },
  };
  const first = findUnderPlan(catalogue, asked);
  const typed = dayIn(first.found);
  // A day that the sentence names goes before the one beside it, such as the plan's.
  return typed === null || typed === freeOn ? first : findUnderPlan(catalogue, { ...asked, ...(await free(typed)) });
};

/** The day on which everybody who is found is free, if any. */
const freeDayOf = ({ found, request }: Finding): string | null => {
  if (found.parts.some(({ part }) => part.kind === 'date')) return dayIn(found);
  return request.freeOn ?? (found.countedIn.includes('date') ? (request.plan?.freeOn ?? null) : null);
};

/** Searches the directory by what couples type and choose. */
export const searchSuppliers: Handler<'searchSuppliers'> = async (context, { body, identity }) => {
  const { catalogue, repliesOf } = context;
  const { page: wanted, pageToken, withPictures, ...search } = body;
  const page = pageToken === undefined ? wanted : pageOfToken(search, pageToken);
  const finding = await findSuppliers({ ...context, asker: { ...context, identity } }, { ...search, page });
  const { found, request } = finding;
  const day = freeDayOf(finding);
  const replies = await repliesOf(found.results.map(({ id }) => id));
  const { features, styles, kinds, categories } = found.facets;
  const card = withPictures === true ? toPicturedCard : toCard;
  return {
    total: found.total,
    page: found.page,
    size: found.size,
    results: found.results.map((hit) => ({
      ...card(hit),
      distanceKm: hit.distanceKm,
      location: { latitude: hit.location.lat, longitude: hit.location.lng },
      replies: replies.get(hit.id) ?? null,
      free: day !== null && catalogue.hasCalendar(hit.id) ? true : null,
    })),
    categories: supplierCategories.map((category) => ({
      category,
      count: categories[category] ?? 0,
      ...fromOf(found, category, body.countryCode),
    })),
    features,
    styles,
    kinds,
    prices: found.prices,
    distanceFrom: found.distanceFrom,
    labels: labelsOf(found.facets, request, found.category),
    ...(body.areaElse !== undefined && { areaElse: found.countedIn.includes('place') }),
    countedIn: found.countedIn,
    askedFor: found.askedFor,
    nextPageToken: found.page * found.size < found.total ? pageTokenOf(search, found.page + 1) : null,
    understood: toUnderstood(found, request, card),
    ranking,
  };
};

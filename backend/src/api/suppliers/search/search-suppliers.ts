import { supplierCategories } from '@posy/shared-contracts/entities';
import { type ApiContext, type Call, type Handler } from '#api/handler';
import { type FindRequest, type FindResponse } from '#catalogue/search/request/search-request';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { toCard } from '../public-faces';
import { type AskedBy, notFreeOn } from './not-free-on';
import { pageOfToken, pageTokenOf } from './page-token';
import { labelsOf, ranking, toUnderstood } from './understood';

type SearchBody = Call<'searchSuppliers'>['body'];

const text = (words: string | undefined): string | undefined => (words?.trim() === '' ? undefined : words?.trim());

/**
 * The request in the catalogue's terms, without busy suppliers and the page; its day is the separate
 * filter, not the one in the sentence.
 */
const requestOf = (body: Omit<SearchBody, 'page' | 'pageToken'>): FindRequest => {
  const { near, sort, areaElse: _else, ...rest } = body;
  return {
    ...rest,
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

/** Returns true when a search names a place: as a filter or in the sentence. */
const saysWhere = (
  { area, near, bounds }: Omit<SearchBody, 'pageToken'>,
  { parts, unknownPlaces }: FindResponse,
): boolean =>
  text(area) !== undefined ||
  near !== undefined ||
  bounds !== undefined ||
  unknownPlaces.length > 0 ||
  parts.some(({ part }) => part.kind === 'place');

/** The request where the couple looks when nothing else says where; null when that counts for nothing. */
const requestElse = (
  catalogue: Pick<CatalogueStore, 'find'>,
  body: Omit<SearchBody, 'pageToken'>,
  request: FindRequest,
  found: FindResponse,
) => {
  const area = text(body.areaElse);
  if (area === undefined || saysWhere(body, found)) return null;
  // An empty area is searched everywhere instead. A page beyond the last one still belongs to the area.
  return catalogue.find({ ...request, area, page: 1 }).total === 0 ? null : { ...request, area };
};

/** The result of a search: the request in its final form, and the day that it is for, if any. */
interface Finding {
  found: FindResponse;
  request: FindRequest;
  /** True when `areaElse` was used. */
  isElse: boolean;
  day: string | null;
}

/**
 * Finds what a search asks for: free on the day that its sentence names, else on the one beside it. With `asker`, a day
 * that a supplier holds for them is free.
 */
export const findSuppliers = async (
  { catalogue, busyOn, asker }: Pick<ApiContext, 'catalogue' | 'busyOn'> & { asker?: AskedBy },
  body: Omit<SearchBody, 'pageToken'>,
): Promise<Finding> => {
  const free = async (day: string) => ({
    freeOn: day,
    exceptIds: asker === undefined ? await busyOn(day) : await notFreeOn(asker, day),
  });
  const { page, ...search } = body;
  const asked: FindRequest = {
    ...requestOf(search),
    ...(body.freeOn !== undefined && (await free(body.freeOn))),
    page,
  };
  const read = catalogue.find(asked);
  const there = requestElse(catalogue, body, asked, read);
  const request = there ?? asked;
  const first = there === null ? read : catalogue.find(there);
  // A day that the sentence names goes before the one beside it, such as the plan's.
  const day = dayIn(first) ?? body.freeOn ?? null;
  const found = day === null || day === body.freeOn ? first : catalogue.find({ ...request, ...(await free(day)) });
  return { found, request, isElse: there !== null, day };
};

/** Searches the directory by what couples type and choose. */
export const searchSuppliers: Handler<'searchSuppliers'> = async (context, { body, identity }) => {
  const { catalogue, repliesOf } = context;
  const { page: wanted, pageToken, ...search } = body;
  const page = pageToken === undefined ? wanted : pageOfToken(search, pageToken);
  const { found, request, isElse, day } = await findSuppliers(
    { ...context, asker: { ...context, identity } },
    { ...search, page },
  );
  const replies = await repliesOf(found.results.map(({ id }) => id));
  const { features, styles, kinds, categories } = found.facets;
  return {
    total: found.total,
    page: found.page,
    size: found.size,
    results: found.results.map((hit) => ({
      ...toCard(hit),
      distanceKm: hit.distanceKm,
      location: { latitude: hit.location.lat, longitude: hit.location.lng },
      replies: replies.get(hit.id) ?? null,
      free: day !== null && catalogue.hasCalendar(hit.id) ? true : null,
    })),
    categories: supplierCategories.map((category) => ({ category, count: categories[category] ?? 0 })),
    features,
    styles,
    kinds,
    prices: found.prices,
    labels: labelsOf(found.facets, request, found.category),
    ...(body.areaElse !== undefined && { areaElse: isElse }),
    nextPageToken: found.page * found.size < found.total ? pageTokenOf(search, found.page + 1) : null,
    understood: toUnderstood(found, request),
    ranking,
  };
};

import { supplierCategories } from '@posy/shared-contracts/entities';
import { type Call, type Handler } from '#api/handler';
import { pageOfToken, pageTokenOf } from './page-token';
import { toCard } from '../public-faces';
import { labelsOf, ranking, toUnderstood } from './understood';
import { type FindRequest, type FindResponse } from '#catalogue/search-request';

type Body = Call<'searchSuppliers'>['body'];

const text = (words: string | undefined): string | undefined => (words?.trim() === '' ? undefined : words?.trim());

/** What is asked for, as the catalogue takes it, but who is busy and which page; the day is the one beside the sentence. */
const requestOf = (body: Omit<Body, 'page' | 'pageToken'>): FindRequest => {
  const { near, sort, ...rest } = body;
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

/** Searches the directory by what couples type and choose. */
export const searchSuppliers: Handler<'searchSuppliers'> = async ({ catalogue, busyOn }, { body }) => {
  const { page: wanted, pageToken, ...search } = body;
  const page = pageToken === undefined ? wanted : pageOfToken(search, pageToken);
  const free = async (day: string) => ({ freeOn: day, exceptIds: await busyOn(day) });
  const request: FindRequest = {
    ...requestOf(search),
    ...(body.freeOn !== undefined && (await free(body.freeOn))),
    page,
  };
  const first = catalogue.find(request);
  // A day that the sentence names goes before the one beside it, such as the plan's.
  const day = dayIn(first) ?? body.freeOn ?? null;
  const found = day === null || day === body.freeOn ? first : catalogue.find({ ...request, ...(await free(day)) });
  const { features, styles, kinds, categories } = found.facets;
  return {
    total: found.total,
    page: found.page,
    size: found.size,
    results: found.results.map((hit) => ({
      ...toCard(hit),
      distanceKm: hit.distanceKm,
      free: day !== null && catalogue.keepsCalendar(hit.id) ? true : null,
    })),
    categories: supplierCategories.map((category) => ({ category, count: categories[category] ?? 0 })),
    features,
    styles,
    kinds,
    labels: labelsOf(found.facets, request, found.category),
    nextPageToken: found.page * found.size < found.total ? pageTokenOf(search, found.page + 1) : null,
    understood: toUnderstood(found, request),
    ranking,
  };
};

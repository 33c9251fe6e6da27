import { supplierCategories } from '@posy/shared-contracts/entities';
import { type SearchRequest } from '../../catalogue/types';
import { type Call, type Handler } from '../handler';
import { busyOn } from './busy-on';
import { pageOfToken, pageTokenOf } from './page-token';
import { toCard } from './public-faces';

type Body = Call<'searchSuppliers'>['body'];

const text = (words: string | undefined): string | undefined => (words?.trim() === '' ? undefined : words?.trim());

/** What is asked for, as the catalogue takes it, but who is busy and which page. */
const requestOf = (body: Omit<Body, 'page' | 'pageToken'>): SearchRequest => {
  const { near, sort, freeOn: _freeOn, ...rest } = body;
  return {
    ...rest,
    text: text(body.text),
    area: text(body.area),
    ...(near !== undefined && { near: { lat: near.latitude, lng: near.longitude, radiusKm: near.radiusKm } }),
    sort: sort === 'price' ? 'price-asc' : sort,
  };
};

/** Searches the directory. */
export const searchSuppliers: Handler<'searchSuppliers'> = async ({ catalogue, firestore }, { body }) => {
  const { page: asked, pageToken, ...search } = body;
  const page = pageToken === undefined ? asked : pageOfToken(search, pageToken);
  const found = catalogue.search({
    ...requestOf(search),
    ...(body.freeOn !== undefined && { exceptIds: await busyOn(firestore, body.freeOn) }),
    page,
  });
  const { features, styles, categories } = found.facets;
  return {
    total: found.total,
    page: found.page,
    size: found.size,
    results: found.results.map((hit) => ({ ...toCard(hit), distanceKm: hit.distanceKm })),
    categories: supplierCategories.map((category) => ({ category, count: categories[category] ?? 0 })),
    features,
    styles,
    nextPageToken: found.page * found.size < found.total ? pageTokenOf(search, found.page + 1) : null,
  };
};

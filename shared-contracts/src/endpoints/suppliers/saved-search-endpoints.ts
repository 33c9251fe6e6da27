import * as v from 'valibot';
import { savedSearchConstants } from '#constants/suppliers/saved-search';
import { countSchema, instantSchema } from '#entities/common';
import { endpoint } from '../parts/endpoint';
import { nothing, words } from '../parts/fields';
import { searchEndpoints } from './search-endpoints';

/** Request of a saved search: `searchSuppliers` without its order, pages and pictures. */
export const savedSearchSchema = v.omit(searchEndpoints.searchSuppliers.body, [
  'areaElse',
  'sort',
  'page',
  'size',
  'pageToken',
  'withPictures',
]);
export type SavedSearch = v.InferOutput<typeof savedSearchSchema>;

const id = v.pipe(v.string(), v.uuid());

/** Searches that a person keeps. Only they see them. */
export const savedSearchEndpoints = {
  savedSearches: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    auth: 'user',
    params: nothing,
    body: nothing,
    answer: v.object({
      /** True when the person gets mail about new matches. */
      mail: v.boolean(),
      /** The newest first. */
      searches: v.array(
        v.object({
          id: v.string(),
          /** Name of the search when it was saved, in the language of that time. */
          name: v.string(),
          search: savedSearchSchema,
          /** Number of suppliers that fit now. */
          total: countSchema,
          /** Number of those that were added since it was saved or last viewed; null when it finds too many. */
          news: v.nullable(countSchema),
          createdAt: instantSchema,
        }),
      ),
    }),
    idempotent: true,
  }),
  /**
   * Keeps a search under an id that the caller makes; one that was removed within the last hour is as it was before.
   * Refusal: `saved-searches-full` (409).
   */
  saveSearch: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    auth: 'user',
    params: nothing,
    body: v.object({
      id,
      name: v.pipe(words(savedSearchConstants.nameLength), v.trim(), v.minLength(1)),
      search: savedSearchSchema,
    }),
    answer: nothing,
    idempotent: true,
  }),
  /** Marks the suppliers that fit now as seen. Refusal: `saved-search-unknown` (404). */
  markSavedSearchSeen: endpoint({
    method: 'POST',
    path: '/api/saved-searches/:id/seen',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: nothing,
    idempotent: true,
  }),
  /** Removes a search; one that is not there is removed already. */
  removeSavedSearch: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: nothing,
    idempotent: true,
  }),
  /** Turns mail about new matches of the caller's searches on or off; once a week at most. */
  setSavedSearchMail: endpoint({
    method: 'POST',
    path: '/api/saved-searches-mail',
    auth: 'user',
    params: nothing,
    body: v.object({ wanted: v.boolean() }),
    answer: nothing,
    idempotent: true,
  }),
} as const;

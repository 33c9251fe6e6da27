import { queryOptions } from '@posy/remote-kit/query';
import type { Locale } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** Every article, in the page's language. */
export const articlesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['articles', locale],
    queryFn: async ({ signal }) => (await api.call('articles', { params: { locale } }, { signal })).articles,
    staleTime: Infinity,
  });

/** One article, in the page's language. Fails with code `unknown-article`. */
export const articleQuery = (api: ApiClient, locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ['article', locale, slug],
    queryFn: ({ signal }) => api.call('article', { params: { locale, slug } }, { signal }),
    staleTime: Infinity,
  });

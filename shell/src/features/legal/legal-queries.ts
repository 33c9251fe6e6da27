import { queryOptions } from '@posy/remote-kit/query';
import type { Locale } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { LegalTopic } from '@posy/shared-contracts/entities';

/** A legal page in the page's language. */
export const legalPageQuery = (api: ApiClient, locale: Locale, topic: LegalTopic) =>
  queryOptions({
    queryKey: ['legal', locale, topic],
    queryFn: ({ signal }) => api.call('legalPage', { params: { locale, topic } }, { signal }),
    staleTime: Infinity,
  });

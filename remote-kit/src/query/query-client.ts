import { QueryClient } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';

/** One cache per remote. The endpoint client retries already, so the cache does not. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        throwOnError: (error) => !(error instanceof ApiError),
      },
    },
  });

// The shell's server half provides this as `@posy/remote-kit/query`: the names of the page's facade, but a pending
// query is awaited instead of rendered as loading.
import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useQuery as usePageQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';

export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQueryClient,
  keepPreviousData,
} from '@tanstack/react-query';

const asked = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/** One promise per query: rendering starts again when it resolves, and reads again. */
const answerOf = (client: QueryClient, options: UseQueryOptions): Promise<unknown> => {
  const known = asked.get(client) ?? new Map<string, Promise<unknown>>();
  asked.set(client, known);
  const key = hashKey(options.queryKey as QueryKey);
  const answer = known.get(key) ?? client.fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);
  known.set(key, answer);
  return answer;
};

/**
 * Suspends until there is an answer; a failed query ends the rendering, unless its screen handles it (`throwOnError:
 * false`). The promise is thrown: `use` counts its calls, and a component with two queries in a row would get the first
 * answer for the second.
 *
 * @example
 * const { data } = useQuery({
 *   queryKey: ['supplier', id],
 *   queryFn: ({ signal }) => api.call('supplier', { params: { id } }, { signal }),
 * });
 */
export const useQuery = ((options: UseQueryOptions) => {
  const client = useQueryClient();
  // A failed query is not retried: otherwise it would count as pending again.
  const result = usePageQuery({ ...options, retryOnMount: false });
  if (result.isPending && options.enabled !== false) throw answerOf(client, options);
  if (result.error !== null && options.throwOnError !== false) throw result.error;
  return result;
}) as typeof usePageQuery;

// What remotes may use of TanStack Query; see router/facade.ts for why this is a module of its own.
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useMutation,
  useQueryClient,
  keepPreviousData,
} from '@tanstack/react-query';

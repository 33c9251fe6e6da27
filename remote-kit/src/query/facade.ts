// The parts of TanStack Query that remotes may use; see router/facade.ts for why this is a separate module.
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useMutation,
  useQueryClient,
  keepPreviousData,
} from '@tanstack/react-query';

import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

export type ExportState = EndpointOutput<'exportStatus'>;

/** Interval at which a running export is read, in milliseconds. */
export const exportPollMs = 1500;

/** The state of an export, read again while it is running. Null when the server no longer has this id. */
export const useExportState = (id: string | null) => {
  const { api } = useHost();
  return useQuery({
    queryKey: ['export', id],
    enabled: id !== null,
    queryFn: async ({ signal }): Promise<ExportState | null> => {
      try {
        return await api.call('exportStatus', { body: { id: id ?? '' } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'export-unknown') return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? exportPollMs : false),
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
};

const reasons = [
  'not-allowed',
  'confirmation-wrong',
  'recent-login-required',
  'transfer-ownership-first',
  'last-owner',
  'not-a-member',
  'offline',
  'timeout',
] as const;
export type PrivacyFailure = (typeof reasons)[number] | 'session-ended' | 'unknown';

/** Returns the reason why a call about a person's data was rejected. */
export const privacyFailureOf = (error: unknown): PrivacyFailure => {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.status === 401) return 'session-ended';
  return reasons.find((reason) => reason === error.code) ?? 'unknown';
};

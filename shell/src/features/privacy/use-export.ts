import { useHost } from '@posy/remote-kit';
import { useMutation, useQueryClient } from '@posy/remote-kit/query';
import * as v from 'valibot';
import { useDraft } from '#adapters/stored/use-draft';
import { type ExportState, type PrivacyFailure, privacyFailureOf, useExportState } from './privacy-queries';

/** The states of the export card. */
export type ExportView =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'working'; done: number; total: number }
  | { status: 'ready'; href: string; bytes: number; expiresAt: string | null }
  /** `why` is the reason given by the server or the connection; null when making the export failed. */
  | { status: 'failed'; why: PrivacyFailure | null };

/** Returns the card's state for an export. */
export const exportViewOf = (known: ExportState | null | undefined): ExportView => {
  if (known === undefined) return { status: 'asking' };
  if (known === null) return { status: 'none' };
  const { state, done, total, downloadPath, bytes, expiresAt } = known;
  if (state === 'ready' && downloadPath !== null) return { status: 'ready', href: downloadPath, bytes, expiresAt };
  return state === 'working' ? { status: 'working', done, total } : { status: 'failed', why: null };
};

/**
 * The person's export in this tab: it is started once, polled while it is running, and found again after leaving the
 * page.
 */
export const useExport = (uid: string): { view: ExportView; start: () => void } => {
  const { api, telemetry } = useHost();
  const client = useQueryClient();
  const [id, saveId] = useDraft(`export.${uid}`, v.string());
  const { data, error } = useExportState(id);
  const begin = useMutation({
    mutationFn: () => api.call('startExport', {}),
    onSuccess: (begun) => {
      client.setQueryData(['export', begun.id], begun);
      saveId(begun.id);
    },
    onError: (error) => telemetry.error('export', error),
  });
  const view = (): ExportView => {
    if (begin.isPending) return { status: 'asking' };
    const refused = begin.error ?? error;
    if (refused !== null) return { status: 'failed', why: privacyFailureOf(refused) };
    return id === null ? { status: 'none' } : exportViewOf(data);
  };
  return { view: view(), start: () => begin.mutate() };
};

import { useHost } from '@posy/remote-kit';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commitGuests } from '#guests/queries/commit-guests';
import { guestWriteOf } from '#guests/queries/guest-writes';
import type { GuestListEdit } from '#guests/rules/guest-edit';
import type { Household } from '#guests/rules/households';
import { countRows, type ImportCounts, importEdit } from '../rules/import/import-edit';
import type { PlannedRow } from '../rules/import/plan-import';
import type { ImportFault } from './import-bar';

/** A completed import, with its undo. */
export interface DoneImport {
  counts: ImportCounts;
  /** Names, or row numbers, of people who could not be imported unchanged. */
  leftOut: string[];
  edit: GuestListEdit;
}

const leftOutOf = (planned: readonly PlannedRow[]): string[] =>
  planned.flatMap(({ outcome, guest, number, isFirst }) =>
    isFirst && outcome.kind === 'wrong' ? [guest.name || String(number)] : [],
  );

/**
 * Saves an import in one commit: the database takes all of it or none, and other devices never see half. It waits for
 * the server, so that a rejection is known while the file is still open.
 */
export const useCommitImport = (weddingId: string, households: readonly Household[]) => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<ImportFault | null>(null);
  const [done, setDone] = useState<DoneImport | null>(null);
  const save = async (planned: readonly PlannedRow[]): Promise<void> => {
    setSaving(true);
    setFault(null);
    const edit = importEdit(planned, households, () => host.firestore.newId());
    try {
      await commitGuests(host, weddingId, edit.changes.map(guestWriteOf(weddingId)));
      setDone({ counts: countRows(planned), leftOut: leftOutOf(planned), edit });
    } catch (error) {
      host.telemetry.error('guest-import', error);
      const isForbidden = error instanceof FirestoreError && error.failure === 'permission-denied';
      setFault(isForbidden ? 'refused.access' : 'refused');
    }
    setSaving(false);
  };
  const undo = async ({ edit }: DoneImport): Promise<void> => {
    setSaving(true);
    try {
      await commitGuests(host, weddingId, edit.undo.map(guestWriteOf(weddingId)));
      setDone(null);
      host.notices.show({ tone: 'success', text: formatMessage({ id: 'files.done.undone' }) });
    } catch (error) {
      host.telemetry.error('guest-import', error);
      host.notices.show({ tone: 'error', text: formatMessage({ id: 'files.done.undo-failed' }) });
    }
    setSaving(false);
  };
  return { isSaving, fault, done, save, undo, leave: () => setDone(null) };
};

import { useSignedIn } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import type { ShortlistEntry } from '../rules/entry';
import { withQuote } from '../standing/their-quote';
import { useTalks } from '../standing/use-talks';
import { useSaveTable } from './use-save-table';

/** Saves the shortlist as a CSV file. */
export const useExport = (wedding: Wedding, entries: readonly ShortlistEntry[]): (() => void) => {
  const intl = useIntl();
  const save = useSaveTable();
  const me = useSignedIn()?.uid ?? '';
  const talks = useTalks();
  return () =>
    save(intl.formatMessage({ id: 'shortlist.export.file' }), async () => {
      const { shortlistTable } = await import('./shortlist-table');
      const quoted = entries.map((entry) => withQuote(entry, talks));
      return shortlistTable(intl, quoted, wedding, me);
    });
};

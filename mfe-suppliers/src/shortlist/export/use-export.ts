import { useHost, useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import type { Entry } from '../rules/entry';

/** Saves the shortlist as a CSV file. What it takes is loaded with the first press. */
export const useExport = (wedding: Wedding, entries: readonly Entry[]): (() => void) => {
  const intl = useIntl();
  const { notices, telemetry } = useHost();
  const { locale } = useLocaleInfo();
  const me = useSignedIn()?.uid ?? '';
  const save = async (): Promise<void> => {
    const [{ saveFile, separatorFor, writeCsv }, { shortlistTable }] = await Promise.all([
      import('@posy/remote-kit/files'),
      import('./shortlist-table'),
    ]);
    const text = writeCsv(shortlistTable(intl, entries, wedding, me), separatorFor(locale));
    saveFile(intl.formatMessage({ id: 'shortlist.export.file' }), new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  return () =>
    void save().catch((error: unknown) => {
      telemetry.error('shortlist', error);
      notices.show({ tone: 'error', text: intl.formatMessage({ id: 'shortlist.export.failed' }) });
    });
};

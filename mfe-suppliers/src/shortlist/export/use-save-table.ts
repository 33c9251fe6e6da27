import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useIntl } from 'react-intl';

/** Saves a table as a CSV file. Its code loads with the first press. */
export const useSaveTable = (): ((name: string, table: () => Promise<string[][]>) => void) => {
  const { formatMessage } = useIntl();
  const { notices, telemetry } = useHost();
  const { locale } = useLocaleInfo();
  const save = async (name: string, table: () => Promise<string[][]>): Promise<void> => {
    const [{ saveFile, separatorFor, writeCsv }, rows] = await Promise.all([import('@posy/remote-kit/files'), table()]);
    saveFile(name, new Blob([writeCsv(rows, separatorFor(locale))], { type: 'text/csv;charset=utf-8' }));
  };
  return (name, table) =>
    void save(name, table).catch((error: unknown) => {
      telemetry.error('shortlist', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'shortlist.export.failed' }) });
    });
};

import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { useInvitedEvents, useTables } from '#guests/queries/guest-events';
import type { Household } from '#guests/rules/households';
import { fileWords, namedEvents } from '../file-words';

/** The file formats of the export. */
export type ExportFormat = 'xlsx' | 'csv';

const writeFile = async (format: ExportFormat, rows: string[][], sheet: string, locale: string): Promise<Blob> => {
  if (format === 'xlsx') return (await import('#plan/files/write-workbook')).writeWorkbook([{ name: sheet, rows }]);
  const { separatorFor, writeCsv } = await import('@posy/remote-kit/files');
  return new Blob([writeCsv(rows, separatorFor(locale))], { type: 'text/csv;charset=utf-8' });
};

/**
 * Exports the whole guest list, without filters, and publishes an event: the checklist ticks its step, and the supplier
 * search asks for a venue if none is booked.
 */
export const useExport = (wedding: Identified<Wedding>, households: readonly Household[]) => {
  const intl = useIntl();
  const { bus, notices, telemetry } = useHost();
  const { locale } = useLocaleInfo();
  const events = useInvitedEvents(wedding);
  const { names: tables } = useTables(wedding.id);
  const make = async (format: ExportFormat): Promise<void> => {
    const [{ exportTable }, { listedGuests }] = await Promise.all([
      import('../rules/export/export-table'),
      import('../rules/rows/row-of-guest'),
    ]);
    const listed = listedGuests(households);
    const rows = exportTable(listed, namedEvents(events, intl), tables, fileWords(intl));
    const file = await writeFile(format, rows, intl.formatMessage({ id: 'files.export.sheet' }), locale);
    saveFile(`${intl.formatMessage({ id: 'files.export.name' })}.${format}`, file);
    notices.show({ tone: 'success', text: intl.formatMessage({ id: 'files.export.done' }, { count: listed.length }) });
    await bus.publish('guestlist.exported', { weddingId: wedding.id, guests: listed.length });
  };
  return (format: ExportFormat): void =>
    void make(format).catch((error: unknown) => {
      telemetry.error('guest-export', error);
      notices.show({ tone: 'error', text: intl.formatMessage({ id: 'files.export.failed' }) });
    });
};

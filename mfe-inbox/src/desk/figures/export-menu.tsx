import { useHost, useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { useOwnDays } from '#talk/days/use-own-days';
import { dayOf } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { figureRows } from './figure-rows';
import { readOwnData } from './own-data';
import { type Figures, measures } from './use-figures';

interface Props {
  supplierId: string;
  figures: Figures;
}

/** Saves the supplier's own data: its numbers as a table, or everything that is its own as JSON. */
export const ExportMenu = ({ supplierId, figures }: Props) => {
  const { api, firestore, notices, telemetry } = useHost();
  const uid = useSignedIn()?.uid ?? '';
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  const { entries } = useOwnDays(supplierId, today);
  const saveTable = async (): Promise<void> => {
    const { saveFile, separatorFor, writeCsv } = await import('@posy/remote-kit/files');
    const names = [
      formatMessage({ id: 'figures.week' }),
      ...measures.map((measure) => formatMessage({ id: `figures.${measure}` })),
    ];
    const text = writeCsv(figureRows(figures, names), separatorFor(locale));
    saveFile(`posy-${today}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  const saveAll = async (): Promise<void> => {
    const [{ saveFile }, own] = await Promise.all([
      import('@posy/remote-kit/files'),
      readOwnData({ api, firestore }, { supplierId, uid }),
    ]);
    const all = { supplierId, savedAt: new Date(now).toISOString(), figures, days: entries, ...own };
    saveFile(`posy-${today}.json`, new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }));
  };
  const run = (work: () => Promise<void>): void =>
    void work().catch((error: unknown) => {
      telemetry.error('figures', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'figures.export.failed' }) });
    });
  return (
    <MenuButton
      size="s"
      label={formatMessage({ id: 'figures.export' })}
      actions={[
        { id: 'csv', label: formatMessage({ id: 'figures.export.csv' }), onSelect: () => run(saveTable) },
        { id: 'json', label: formatMessage({ id: 'figures.export.json' }), onSelect: () => run(saveAll) },
      ]}
    />
  );
};

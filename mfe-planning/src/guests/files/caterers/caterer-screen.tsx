import { useHost, useLive, useTitle } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { collections } from '@posy/shared-contracts/collections';
import { type SeatingTable, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import { coupleNameOf } from '@posy/shared-contracts/rules';
import { Button, EmptyState, Inline, PageHead, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { Segment } from '@posy/shared-ui/forms';
import { DownloadSimpleIcon, PrinterIcon } from '@posy/shared-ui/icons';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GuestTabs } from '#guests/frame/guest-tabs';
import { GuestsGuard, type GuestsOf } from '#guests/frame/guests-guard';
import { useGuestNames } from '#guests/names/guest-names';
import { useInvitedEvents } from '#guests/queries/guest-events';
import { inTableOrder } from '#guests/seating/rules/seating-plan';
import { NotPrinted, PrintSheet } from '#plan/print/print-sheet';
import { type CatererScope, type CatererSheet, catererSheet, isCounted } from '../rules/caterers/caterer-sheet';
import { CatererTables } from './caterer-tables';
import { saveCatererSheet } from './save-sheet';

const useSheet = ({ wedding, list }: GuestsOf, scope: CatererScope): CatererSheet => {
  const names = useGuestNames(list.households);
  const [main] = useInvitedEvents(wedding);
  const { value } = useLive<SeatingTable>({ collection: collections.tables(wedding.id) });
  return useMemo(() => {
    const eaters = list.guests
      .filter((guest) => isCounted(guest, main?.id ?? null, scope))
      .map((guest) => ({ id: guest.id, name: names.get(guest.id) ?? '', guest, table: guest.table }));
    return catererSheet(eaters, inTableOrder(value ?? []));
  }, [list.guests, names, main, scope, value]);
};

const PageHeader = ({ wedding }: { wedding: Wedding }) => {
  const { formatDate } = useIntl();
  const day = weddingDay(wedding);
  const couple = coupleNameOf(wedding);
  if (day === null) return <FormattedMessage id="files.caterers.header.undated" values={{ couple }} />;
  const date = formatDate(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return <FormattedMessage id="files.caterers.header" values={{ couple, date }} />;
};

const Actions = ({ sheet }: { sheet: CatererSheet }) => {
  const print = usePrint();
  const intl = useIntl();
  const { notices, telemetry } = useHost();
  const showNotice = (tone: 'success' | 'error', id: 'files.caterers.downloaded' | 'files.export.failed'): void =>
    notices.show({ tone, text: intl.formatMessage({ id }) });
  const save = (): void =>
    void saveCatererSheet(intl, sheet).then(
      () => showNotice('success', 'files.caterers.downloaded'),
      (error: unknown) => {
        telemetry.error('caterers', error);
        showNotice('error', 'files.export.failed');
      },
    );
  return (
    <NotPrinted>
      <Inline gap={2}>
        {print === null ? null : (
          <Button icon={<PrinterIcon />} onPress={print}>
            <FormattedMessage id="files.caterers.print" />
          </Button>
        )}
        <Button icon={<DownloadSimpleIcon />} onPress={save}>
          <FormattedMessage id="files.caterers.download" />
        </Button>
      </Inline>
    </NotPrinted>
  );
};

const Nobody = ({ scope, onExpected }: { scope: CatererScope; onExpected: () => void }) => (
  <EmptyState
    level={2}
    picture={<Spot kind="guests" />}
    title={<FormattedMessage id="files.caterers.empty.title" />}
    actions={
      scope === 'attending' ? (
        <Button onPress={onExpected}>
          <FormattedMessage id="files.caterers.empty.expected" />
        </Button>
      ) : null
    }
  >
    <FormattedMessage id="files.caterers.empty.text" />
  </EmptyState>
);

const Caterers = (of: GuestsOf) => {
  const { formatMessage } = useIntl();
  const [scope, setScope] = useState<CatererScope>('attending');
  const sheet = useSheet(of, scope);
  return (
    <PrintSheet header={<PageHeader wedding={of.wedding} />}>
      <GuestTabs current="caterer" />
      <PageHead
        title={<FormattedMessage id="files.caterers.title" />}
        lead={<FormattedMessage id="files.caterers.lead" values={{ count: sheet.total }} />}
        actions={sheet.total > 0 ? <Actions sheet={sheet} /> : null}
      />
      <Stack gap={5}>
        <NotPrinted>
          <Segment
            label={formatMessage({ id: 'files.caterers.scope' })}
            value={scope}
            onChange={(value) => setScope(value as CatererScope)}
            options={(['attending', 'expected'] as const).map((value) => ({
              value,
              label: <FormattedMessage id={`files.caterers.scope.${value}`} />,
            }))}
          />
        </NotPrinted>
        {sheet.total === 0 ? (
          <Nobody scope={scope} onExpected={() => setScope('expected')} />
        ) : (
          <CatererTables sheet={sheet} />
        )}
      </Stack>
    </PrintSheet>
  );
};

/** The caterer's sheet. Only members who may read the guests see it. */
export const CatererScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'files.caterers.title' }));
  return <GuestsGuard>{(of) => <Caterers {...of} />}</GuestsGuard>;
};

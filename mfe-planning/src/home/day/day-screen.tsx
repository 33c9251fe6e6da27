import styled from '@emotion/styled';
import { useAccess, useTitle } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { coupleNameOf, planningDay } from '@posy/shared-contracts/rules';
import { Button, Card, EmptyState, Page, PageHead, Stack, Text } from '@posy/shared-ui';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoupleGuard } from '#plan/frame/couple-guard';
import { NoDate } from '#plan/frame/no-date';
import { WeddingLine } from '#plan/frame/wedding-line';
import { NotPrinted, PrintSheet } from '#plan/print/print-sheet';
import { GuestsPart } from './parts/guests-part';
import { HoursPart } from './parts/hours-part';
import { MoneyPart } from './parts/money-part';
import { PeoplePart } from './parts/people-part';
import { TasksPart } from './parts/tasks-part';

interface Props {
  wedding: Identified<Wedding>;
}

const PageHeader = ({ wedding }: Props) => {
  const { formatDate } = useIntl();
  const couple = coupleNameOf(wedding);
  const day = planningDay(wedding);
  if (day === null) return <FormattedMessage id="planning.day.header.undated" values={{ couple }} />;
  const date = formatDate(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return <FormattedMessage id="planning.day.header" values={{ couple, date }} />;
};

/** A part below one that is still loading is hidden, so that it does not move once it is shown. */
const InOrder = styled(Stack)`
  & > :has([role='status'][aria-busy='true']) ~ * {
    visibility: hidden;
  }
`;

/** The parts that this member may read. */
const Parts = ({ wedding }: Props) => {
  const areas = [useAccess('website'), useAccess('suppliers'), useAccess('budget')];
  const seesTasks = useAccess('checklist') !== 'none';
  const seesGuests = useAccess('guests') !== 'none';
  const isClosed = !seesTasks && !seesGuests && areas.every((access) => access === 'none');
  const day = planningDay(wedding);
  if (day === null)
    return (
      <Card>
        <NoDate />
      </Card>
    );
  if (isClosed)
    return (
      <EmptyState title={<FormattedMessage id="planning.day.nothing.title" />}>
        <FormattedMessage id="planning.day.nothing.text" />
      </EmptyState>
    );
  return (
    <InOrder gap={5}>
      <HoursPart wedding={wedding} weddingDay={day} />
      {seesTasks && <TasksPart wedding={wedding} />}
      <PeoplePart wedding={wedding} />
      <MoneyPart wedding={wedding} weddingDay={day} />
      {seesGuests && <GuestsPart wedding={wedding} />}
      <NotPrinted>
        <Text size="small" tone="soft">
          <FormattedMessage id="planning.day.offline" />
        </Text>
      </NotPrinted>
    </InOrder>
  );
};

const RunSheet = ({ wedding }: Props) => {
  const print = usePrint();
  return (
    <PrintSheet header={<PageHeader wedding={wedding} />}>
      <Page width="reading">
        <PageHead
          title={<FormattedMessage id="planning.day.title" />}
          lead={<WeddingLine wedding={wedding} />}
          actions={
            print === null ? null : (
              <NotPrinted>
                <Button icon={<PrinterIcon />} onPress={print}>
                  <FormattedMessage id="planning.day.print" />
                </Button>
              </NotPrinted>
            )
          }
        />
        <Parts wedding={wedding} />
      </Page>
    </PrintSheet>
  );
};

/**
 * The wedding day hour by hour, with the suppliers to call, the tasks and the payments of the day: for phone and print.
 */
export const DayScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'planning.day.title' }));
  return <CoupleGuard>{(wedding) => <RunSheet wedding={wedding} />}</CoupleGuard>;
};

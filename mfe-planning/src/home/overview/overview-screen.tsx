import styled from '@emotion/styled';
import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { paths } from '@posy/shared-contracts';
import { accessAreas, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { accessOf, planningDay } from '@posy/shared-contracts/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  IconButton,
  Inline,
  Loading,
  Page,
  PageHead,
  Skeleton,
  Stack,
} from '@posy/shared-ui';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Checklist, ChecklistFailed, useChecklist } from '#checklist/public';
import { CalendarButton } from '#plan/calendar/calendar-button';
import { CoupleGuard } from '#plan/frame/couple-guard';
import { NoDate } from '#plan/frame/no-date';
import { WeddingLine } from '#plan/frame/wedding-line';
import { AreasPart } from './areas-part';
import { PeriodsPart } from './periods-part';

/** The whole plan fits on one sheet of A4. */
const Sheet = styled(Page)`
  @media print {
    padding: 0;
    & h1 {
      font-size: 1.75rem;
    }
    & h2 {
      font-size: 1.125rem;
    }
    & section {
      row-gap: 6px !important;
    }
  }
`;

const Actions = styled(Inline)`
  @media print {
    display: none;
  }
`;

interface Props {
  wedding: Identified<Wedding>;
}

const Periods = ({ wedding, checklist }: Props & { checklist: Checklist }) => {
  const intl = useIntl();
  if (planningDay(wedding) === null && wedding.tasks.initializedAt === null)
    return (
      <Card>
        <NoDate />
      </Card>
    );
  if (checklist.status === 'failed') return <ChecklistFailed retry={checklist.retry} />;
  if (checklist.status === 'ready') return <PeriodsPart wedding={wedding} checklist={checklist} />;
  return (
    <Loading label={intl.formatMessage({ id: 'planning.loading' })}>
      <Skeleton height={420} />
    </Loading>
  );
};

/** The overview with the checklist, for members who may read it: its listener starts with this component. */
const WithChecklist = ({ wedding }: Props) => {
  const checklist = useChecklist(wedding);
  return (
    <>
      <AreasPart wedding={wedding} totals={checklist.status === 'ready' ? checklist.totals : wedding.tasks} />
      <Periods wedding={wedding} checklist={checklist} />
    </>
  );
};

const Parts = ({ wedding, person }: Props & { person: SignedIn }) => {
  const mayView = (area: (typeof accessAreas)[number]) => accessOf(wedding, person.uid, area) !== 'none';
  if (!accessAreas.some(mayView))
    return (
      <EmptyState title={<FormattedMessage id="planning.overview.nothing.title" />}>
        <FormattedMessage id="planning.overview.nothing.text" />
      </EmptyState>
    );
  return mayView('checklist') ? <WithChecklist wedding={wedding} /> : <AreasPart wedding={wedding} totals={null} />;
};

const Overview = ({ wedding, person }: Props & { person: SignedIn }) => {
  const print = usePrint();
  const intl = useIntl();
  const { market } = useLocaleInfo();
  return (
    <Sheet>
      <PageHead
        title={<FormattedMessage id="planning.overview.title" />}
        lead={<WeddingLine wedding={wedding} />}
        actions={
          <Actions gap={2}>
            <ButtonLink href={paths.runSheet(market.prefix)}>
              <FormattedMessage id="planning.overview.day" />
            </ButtonLink>
            <CalendarButton weddingId={wedding.id} />
            {print === null ? null : (
              <IconButton label={intl.formatMessage({ id: 'planning.overview.print' })} onPress={print}>
                <PrinterIcon />
              </IconButton>
            )}
          </Actions>
        }
      />
      <Stack gap={6}>
        <Parts wedding={wedding} person={person} />
      </Stack>
    </Sheet>
  );
};

/** The plan at a glance: by area and by period, also on one sheet of paper. Source: S2-route. */
export const OverviewScreen = () => {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'planning.overview.title' }));
  return <CoupleGuard>{(wedding, person) => <Overview wedding={wedding} person={person} />}</CoupleGuard>;
};

import styled from '@emotion/styled';
import { lazyFeature, Slot, useTitle } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Card, Loading, media, Page, PageHead, Skeleton } from '@posy/shared-ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { catalogues as badges } from '../badges/messages';
import { ChecklistFailed } from '../gate/checklist-failed';
import { CoupleGate } from '../gate/couple-gate';
import { NoDate } from '../gate/no-date';
import { useChecklist, type Checklist } from '../tasks/use-checklist';
import { DateLine, useGreeting } from './greeting-line';
import { PosyCard } from './posy-card';
import { ThisWeek } from './this-week';

const BadgeShelf = lazyFeature(async () => (await import('../badges/badge-shelf')).BadgeShelf, badges);

const Cards = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;
  ${media.tablet} {
    gap: 20px;
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const More = styled.div`
  display: grid;
  gap: 20px;
  margin-block-start: 20px;
`;

const noProps = {};

const Next = ({ wedding, checklist }: { wedding: Identified<Wedding>; checklist: Checklist }) => {
  const intl = useIntl();
  const isMade = wedding.tasks.initializedAt !== null;
  if (planningDay(wedding) === null && !isMade)
    return (
      <Card>
        <NoDate />
      </Card>
    );
  if (checklist.status === 'failed') return <ChecklistFailed retry={checklist.retry} />;
  if (checklist.status === 'loading')
    return (
      <Loading label={intl.formatMessage({ id: isMade ? 'planning.loading' : 'planning.checklist.making' })}>
        <Skeleton height={320} />
      </Loading>
    );
  return <ThisWeek wedding={wedding} checklist={checklist} />;
};

const Home = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const checklist = useChecklist(wedding);
  const totals = checklist.status === 'ready' ? checklist.totals : wedding.tasks;
  return (
    <Page>
      <PageHead title={useGreeting(wedding)} lead={<DateLine wedding={wedding} />} />
      <Cards>
        <Next wedding={wedding} checklist={checklist} />
        <PosyCard weddingId={wedding.id} totals={totals} />
      </Cards>
      <More>
        <Suspense fallback={<Skeleton height={220} />}>
          <BadgeShelf weddingId={wedding.id} />
        </Suspense>
        <Slot name="home.card" props={noProps} />
      </More>
    </Page>
  );
};

/** What is next, how far it has come, and what other areas have to say. */
export const HomeScreen = () => {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'planning.home.title' }));
  return <CoupleGate>{(wedding) => <Home wedding={wedding} />}</CoupleGate>;
};

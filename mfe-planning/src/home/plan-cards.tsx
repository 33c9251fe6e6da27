import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Card, Loading, media, Skeleton } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { type Checklist, ChecklistFailed } from '#checklist/public';
import { NoDate } from '#plan/frame/no-date';
import { PosyCard } from './posy-card';
import { ThisWeek } from './this-week';

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

interface Props {
  wedding: Identified<Wedding>;
  checklist: Checklist;
  /** Key of the template whose task another card already shows. */
  heldKey: string | null;
}

const Next = ({ wedding, checklist, heldKey }: Props) => {
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
  return <ThisWeek wedding={wedding} checklist={checklist} heldKey={heldKey} />;
};

/** The three next tasks and the posy, for members who may read the checklist. */
export const PlanCards = ({ wedding, checklist, heldKey, isCalm }: Props & { isCalm: boolean }) => {
  const totals = checklist.status === 'ready' ? checklist.totals : wedding.tasks;
  return (
    <Cards>
      <Next wedding={wedding} checklist={checklist} heldKey={heldKey} />
      <PosyCard wedding={wedding} totals={totals} isCalm={isCalm} />
    </Cards>
  );
};

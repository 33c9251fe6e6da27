import styled from '@emotion/styled';
import { lazyFeature, Slot, useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { accessAreas, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { accessOf, mayEditProfile } from '@posy/shared-contracts/rules';
import { ButtonLink, EmptyState, media, Page, PageHead, Skeleton } from '@posy/shared-ui';
import { UserPlusIcon } from '@posy/shared-ui/icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { catalogues as badges } from '../badges/messages';
import { useChecklist } from '../tasks/use-checklist';
import { WeddingLine } from '../tasks/wedding-line';
import { BudgetCard } from './cards/budget-card';
import { CalmSwitch } from './cards/calm-switch';
import { EvenGrid } from './cards/even-grid';
import { GuestsCard } from './cards/guests-card';
import { WaysOn } from './cards/ways-on';
import { PlanCards } from './plan-cards';
import { useGreeting } from './use-greeting';
import { TodaysTasks } from './today/today-tasks';
import { useCalm } from './today/use-today-tasks';

const BadgeShelf = lazyFeature(async () => (await import('../badges/badge-shelf')).BadgeShelf, badges);

const Parts = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    gap: 20px;
  }
`;

const noProps = {};

interface Props {
  wedding: Identified<Wedding>;
  person: SignedIn;
}

/** The checklist's part with today's tasks, for whoever may see it: its listener starts with it. */
const Planned = ({ wedding, person, isCalm }: Props & { isCalm: boolean }) => {
  const checklist = useChecklist(wedding);
  return (
    <>
      {mayEditProfile(person.role) && <TodaysTasks wedding={wedding} checklist={checklist} />}
      <PlanCards wedding={wedding} checklist={checklist} isCalm={isCalm} />
    </>
  );
};

const Summaries = ({ wedding, isCalm }: { wedding: Identified<Wedding>; isCalm: boolean }) => {
  const budget = useAccess('budget');
  const guests = useAccess('guests');
  if (budget === 'none' && guests === 'none') return null;
  return (
    <EvenGrid>
      {budget !== 'none' && <BudgetCard wedding={wedding} isCalm={isCalm} />}
      {guests !== 'none' && <GuestsCard wedding={wedding} />}
    </EvenGrid>
  );
};

const Nudges = ({ weddingId }: { weddingId: string }) => (
  <>
    <Suspense fallback={<Skeleton height={220} />}>
      <BadgeShelf weddingId={weddingId} />
    </Suspense>
    <Slot name="home.recommendations" props={noProps} />
  </>
);

const Invite = () => {
  const { market } = useLocaleInfo();
  return (
    <ButtonLink size="s" icon={<UserPlusIcon size="s" />} href={paths.inviteCollaborator(market.prefix)}>
      <FormattedMessage id="planning.home.invite" />
    </ButtonLink>
  );
};

/** Whether somebody was let in without anything to see yet. */
const seesNothing = ({ wedding, person }: Props): boolean =>
  accessAreas.every((area) => accessOf(wedding, person.uid, area) === 'none');

/** Home, with the parts that this person may see. */
export const Home = ({ wedding, person }: Props) => {
  const isCalm = useCalm();
  const checklist = useAccess('checklist');
  return (
    <Page>
      <PageHead
        title={useGreeting()}
        lead={<WeddingLine wedding={wedding} />}
        actions={mayEditProfile(person.role) && <Invite />}
      />
      <Parts>
        {seesNothing({ wedding, person }) && (
          <EmptyState title={<FormattedMessage id="planning.home.nothing-shared.title" />}>
            <FormattedMessage id="planning.home.nothing-shared.text" />
          </EmptyState>
        )}
        {checklist !== 'none' && <Planned wedding={wedding} person={person} isCalm={isCalm} />}
        <Summaries wedding={wedding} isCalm={isCalm} />
        <Slot name="home.card" props={noProps} />
        {!isCalm && <Nudges weddingId={wedding.id} />}
        <WaysOn />
        <CalmSwitch weddingId={wedding.id} />
      </Parts>
    </Page>
  );
};

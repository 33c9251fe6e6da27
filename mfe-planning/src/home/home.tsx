import styled from '@emotion/styled';
import { lazyFeature, Slot, useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { accessAreas, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { accessOf, mayEditProfile } from '@posy/shared-contracts/rules';
import { ButtonLink, EmptyState, media, Page, PageHead } from '@posy/shared-ui';
import { UserPlusIcon } from '@posy/shared-ui/icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { budgetCatalogues as budget } from '#budget/public';
import type { Checklist } from '#checklist/public';
import { WeddingLine } from '#plan/frame/wedding-line';
import { Badges } from './cards/badges';
import { CalmSwitch } from './cards/calm-switch';
import { StillToFind } from './cards/still-to-find';
import { WaysOn } from './cards/ways-on';
import { Rest } from './known/known';
import { Planned } from './planned';
import { useCalm } from './today/use-today-tasks';
import { useGreeting } from './use-greeting';

const Summaries = lazyFeature(async () => (await import('./cards/summaries')).Summaries, budget);

const Parts = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    gap: 20px;
  }
`;

/** The slot begins with a search for those who see the suppliers: its room is there before it, so that no link below moves. */
const Suggested = styled.div`
  display: contents;
  &[data-searched] {
    display: block;
    min-block-size: calc(90px + 1.15 * var(--posy-text-h2));
  }
`;

const noProps = {};

interface Props {
  wedding: Identified<Wedding>;
  person: SignedIn;
}

/** The last parts may load late: only links are below them. */
const Last = ({ wedding, isCalm }: { wedding: Identified<Wedding>; isCalm: boolean }) => {
  const seesSuppliers = useAccess('suppliers') !== 'none';
  return (
    <>
      <Slot name="home.card" props={noProps} />
      {isCalm ? null : (
        <Suggested data-searched={seesSuppliers ? '' : undefined}>
          <Slot name="home.recommendations" props={noProps} />
        </Suggested>
      )}
      <WaysOn />
      <CalmSwitch weddingId={wedding.id} />
    </>
  );
};

interface BelowProps {
  wedding: Identified<Wedding>;
  isCalm: boolean;
  /** Null for members who may not read it. */
  checklist: Checklist | null;
}

/** Everything below the plan's own cards, in the order of the page. */
const Below = ({ wedding, isCalm, checklist }: BelowProps) => {
  const last = <Last wedding={wedding} isCalm={isCalm} />;
  const toFind =
    isCalm || checklist === null ? last : <StillToFind wedding={wedding} checklist={checklist} rest={last} />;
  const badges = isCalm ? toFind : <Badges weddingId={wedding.id} rest={toFind} />;
  return (
    <Suspense fallback={<Rest />}>
      <Summaries wedding={wedding} isCalm={isCalm} rest={badges} />
    </Suspense>
  );
};

const Invite = () => {
  const { market } = useLocaleInfo();
  return (
    <ButtonLink size="s" icon={<UserPlusIcon size="s" />} href={paths.inviteCollaborator(market.prefix)}>
      <FormattedMessage id="planning.home.invite" />
    </ButtonLink>
  );
};

/** Returns true for a helper without access to any area yet. */
const seesNothing = ({ wedding, person }: Props): boolean =>
  accessAreas.every((area) => accessOf(wedding, person.uid, area) === 'none');

/** Home, with the parts that this member may read. */
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
        {checklist === 'none' ? (
          <Below wedding={wedding} isCalm={isCalm} checklist={null} />
        ) : (
          <Planned
            wedding={wedding}
            person={person}
            isCalm={isCalm}
            rest={(list) => <Below wedding={wedding} isCalm={isCalm} checklist={list} />}
          />
        )}
      </Parts>
    </Page>
  );
};

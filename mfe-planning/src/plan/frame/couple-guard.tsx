import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { useLocation } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ScreenSkeleton } from './screen-skeleton';

const SignedOut = () => {
  const { market } = useLocaleInfo();
  const { pathname, search } = useLocation();
  const next = `/${market.prefix}${pathname}${search}`;
  return (
    <Page>
      <EmptyState
        level={1}
        picture={<Spot kind="tasks" />}
        title={<FormattedMessage id="planning.signed-out.title" />}
        actions={
          <>
            <ButtonLink kind="main" href={paths.signup(market.prefix, { next })}>
              <FormattedMessage id="planning.signed-out.sign-up" />
            </ButtonLink>
            <ButtonLink href={paths.signup(market.prefix, { mode: 'login', next })}>
              <FormattedMessage id="planning.signed-out.log-in" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="planning.signed-out.text" />
      </EmptyState>
    </Page>
  );
};

/**
 * Replaces planning for an account without a wedding: couples are sent to onboarding or read about an invitation,
 * others are sent to their inbox.
 */
const NoWedding = ({ isCouple }: { isCouple: boolean }) => {
  const { market } = useLocaleInfo();
  return (
    <Page>
      <EmptyState
        level={1}
        picture={<Spot kind="tasks" />}
        title={<FormattedMessage id={isCouple ? 'planning.no-plan.title' : 'planning.no-wedding.title'} />}
        actions={
          <ButtonLink kind="main" href={isCouple ? paths.collaboration(market.prefix) : paths.inbox(market.prefix)}>
            <FormattedMessage id={isCouple ? 'planning.no-plan.begin' : 'planning.no-wedding.inbox'} />
          </ButtonLink>
        }
      >
        <FormattedMessage id={isCouple ? 'planning.no-plan.text' : 'planning.no-wedding.text'} />
      </EmptyState>
    </Page>
  );
};

interface Props {
  children: (wedding: Identified<Wedding>, person: SignedIn) => ReactNode;
}

/** Renders its children for members of a wedding; shows everybody else the next step. */
export const CoupleGuard = ({ children }: Props) => {
  const session = useSession();
  if (session.status === 'loading') return <ScreenSkeleton />;
  if (session.status === 'signed-out') return <SignedOut />;
  if (session.wedding !== null) return children(session.wedding, session);
  if (session.user.weddingId !== null && session.lostAccess === undefined) return <ScreenSkeleton />;
  return <NoWedding isCouple={session.user.kind === 'couple'} />;
};

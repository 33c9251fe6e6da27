import { useAccess, useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { EditorSkeleton } from './editor-skeleton';

const SignedOut = ({ next }: { next: string }) => {
  const { market } = useLocaleInfo();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="website.signed-out.title" />}
        actions={
          <>
            <ButtonLink kind="main" href={paths.signup(market.prefix, { next })}>
              <FormattedMessage id="website.signed-out.sign-up" />
            </ButtonLink>
            <ButtonLink kind="plain" href={paths.signup(market.prefix, { mode: 'login', next })}>
              <FormattedMessage id="website.signed-out.log-in" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="website.signed-out.text" />
      </EmptyState>
    </Page>
  );
};

const NoWedding = ({ isCouple }: { isCouple: boolean }) => {
  const { market } = useLocaleInfo();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="website.no-wedding.title" />}
        actions={
          isCouple ? (
            <ButtonLink kind="main" href={paths.collaboration(market.prefix)}>
              <FormattedMessage id="website.no-wedding.begin" />
            </ButtonLink>
          ) : null
        }
      >
        <FormattedMessage id={isCouple ? 'website.no-wedding.text' : 'website.no-wedding.not-a-couple'} />
      </EmptyState>
    </Page>
  );
};

/** Stands for the website of a plan whose helper was not let in here. */
const NotShared = () => {
  const { market } = useLocaleInfo();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="website.closed.title" />}
        actions={
          <>
            <ButtonLink kind="main" href={paths.home(market.prefix)}>
              <FormattedMessage id="website.closed.home" />
            </ButtonLink>
            <ButtonLink href={paths.collaboration(market.prefix)}>
              <FormattedMessage id="website.closed.access" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="website.closed.text" />
      </EmptyState>
    </Page>
  );
};

/** The wedding whose website may be edited: the feature runs with one only. Source: S6-profile-id-01. */
const useEditedWedding = (): Identified<Wedding> | 'loading' | 'signed-out' | 'none' | 'not-a-couple' => {
  const session = useSession();
  if (session.status !== 'signed-in') return session.status;
  if (session.wedding !== null) return session.wedding;
  if (session.user.kind !== 'couple') return 'not-a-couple';
  return session.user.weddingId === null || session.lostAccess !== undefined ? 'none' : 'loading';
};

/** The wedding of the website, and the reader's right to change it. */
export interface EditedWedding {
  wedding: Identified<Wedding>;
  /** False: everything is there to be read. */
  mayEdit: boolean;
}

interface Props {
  /** The path to which a visitor returns after signing in. */
  next: string;
  children: (edited: EditedWedding) => ReactNode;
}

/** A screen of the couple's website, for members with access to it; others read what to do. Source: D-role-01. */
export const WebsiteEntry = ({ next, children }: Props) => {
  const wedding = useEditedWedding();
  const access = useAccess('website');
  if (wedding === 'signed-out') return <SignedOut next={next} />;
  if (wedding === 'loading') return <EditorSkeleton />;
  if (wedding === 'none' || wedding === 'not-a-couple') return <NoWedding isCouple={wedding === 'none'} />;
  if (access === 'none') return <NotShared />;
  return <Suspense fallback={<EditorSkeleton />}>{children({ wedding, mayEdit: access === 'edit' })}</Suspense>;
};

import { useAccess, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditorSkeleton } from './editor-skeleton';

// Visitors are asked to sign up first: nothing of the editor is loaded for that.
const WebsiteEditor = lazy(async () => ({ default: (await import('./website-editor')).WebsiteEditor }));

const SignedOut = () => {
  const { market } = useLocaleInfo();
  const next = paths.website(market.prefix);
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

/** `/website`: what guests will see, and who sees it. Helpers see and change what the couple lets them. Source: D-role-01. */
export const WebsiteScreen = () => {
  const intl = useIntl();
  const wedding = useEditedWedding();
  const access = useAccess('website');
  useTitle(intl.formatMessage({ id: 'website.title' }));
  if (wedding === 'signed-out') return <SignedOut />;
  if (wedding === 'loading') return <EditorSkeleton />;
  if (wedding === 'none' || wedding === 'not-a-couple') return <NoWedding isCouple={wedding === 'none'} />;
  if (access === 'none') return <NotShared />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <WebsiteEditor key={wedding.id} wedding={wedding} mayEdit={access === 'edit'} />
    </Suspense>
  );
};

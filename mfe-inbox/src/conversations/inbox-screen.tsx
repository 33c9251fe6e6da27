import { useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListSkeleton } from '#talk/list-skeleton';
import { NotShared, useIsNotShared } from '#talk/not-shared';

// Visitors are asked to sign up first: no code of conversations loads for that.
const InboxRooms = lazy(async () => ({ default: (await import('./inbox-rooms')).InboxRooms }));

const SignedOut = () => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  useTitle(intl.formatMessage({ id: 'inbox.title' }));
  const next = paths.inbox(market.prefix);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="inbox.signed-out.title" />}
        actions={
          <>
            <ButtonLink kind="main" href={paths.signup(market.prefix, { next })}>
              <FormattedMessage id="inbox.signed-out.sign-up" />
            </ButtonLink>
            <ButtonLink kind="plain" href={paths.signup(market.prefix, { mode: 'login', next })}>
              <FormattedMessage id="inbox.signed-out.log-in" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="inbox.signed-out.text" />
      </EmptyState>
    </Page>
  );
};

/** `/inbox`: the conversations, and the one with the id in `conversationId`. Source: S2-route, S4-inbox. */
export const InboxScreen = () => {
  const session = useSession();
  const isNotShared = useIsNotShared();
  if (session.status === 'signed-out') return <SignedOut />;
  if (isNotShared) return <NotShared />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <InboxRooms />
    </Suspense>
  );
};

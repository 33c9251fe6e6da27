import { useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, FailedFeature, Heading, Page } from '@posy/shared-ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOpenConversation } from './use-open-conversation';
import { ListSkeleton } from '#talk/list-skeleton';
import { useConversations, useUnread } from '#talk/conversation-queries';

// Visitors are asked to sign up first: nothing of a conversation is loaded for that.
const InboxDesk = lazy(async () => ({ default: (await import('./inbox-desk')).InboxDesk }));

const SignedOut = () => {
  const { market } = useLocaleInfo();
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

const Quiet = ({ isCouple }: { isCouple: boolean }) => {
  const { market } = useLocaleInfo();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="inbox.empty.title" />}
        actions={
          isCouple ? (
            <ButtonLink kind="main" href={paths.directory(market.prefix)}>
              <FormattedMessage id="inbox.empty.find" />
            </ButtonLink>
          ) : null
        }
      >
        <FormattedMessage id={isCouple ? 'inbox.empty.text' : 'inbox.empty.supplier-text'} />
      </EmptyState>
    </Page>
  );
};

const Unavailable = ({ onRetry }: { onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <Page width="reading">
      <Heading level={1}>
        <FormattedMessage id="inbox.title" />
      </Heading>
      <FailedFeature
        level={2}
        title={intl.formatMessage({ id: 'inbox.unavailable.title' })}
        retryLabel={intl.formatMessage({ id: 'inbox.retry' })}
        onRetry={onRetry}
      >
        <FormattedMessage id="inbox.unavailable.text" />
      </FailedFeature>
    </Page>
  );
};

/** `/inbox`: the conversations, and the one that `conversationId` names. Source: S2-route, S4-inbox. */
export const InboxScreen = () => {
  const intl = useIntl();
  const session = useSession();
  const conversations = useConversations();
  const openId = useOpenConversation(conversations);
  useUnread(conversations, openId);
  useTitle(intl.formatMessage({ id: conversations.side === 'couple' ? 'inbox.title' : 'inbox.title.supplier' }));
  if (session.status === 'signed-out') return <SignedOut />;
  if (conversations.status === 'failed' && conversations.value === null)
    return <Unavailable onRetry={conversations.retry} />;
  // An enquiry that was just sent may be on its way into the list.
  if (conversations.status === 'ready' && conversations.value.length === 0 && openId === null)
    return <Quiet isCouple={conversations.side === 'couple'} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <InboxDesk conversations={conversations} openId={openId} />
    </Suspense>
  );
};

import styled from '@emotion/styled';
import { useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, FailedFeature, Heading, media, Page } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPane, Pane } from './list-pane';
import { useOpenConversation } from './use-open-conversation';
import { useShortlist } from '#talk/use-shortlist';
import { AboutSide, Thread } from '#thread/public';
import { ListSkeleton } from '#talk/list-skeleton';
import { useConversations, useUnread, type Conversations } from '#talk/conversation-queries';

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: calc(100dvh - 60px - 64px);
  & > * {
    min-block-size: 0;
  }
  ${media.tablet} {
    block-size: calc(100dvh - 69px);
    grid-template-columns: 300px minmax(0, 1fr);
  }
  @media (min-width: 1200px) {
    grid-template-columns: 340px minmax(0, 1fr);
    &[data-open] {
      grid-template-columns: 340px minmax(0, 1fr) 300px;
    }
  }
  ${media.phone} {
    &[data-open] > nav {
      display: none;
    }
    &:not([data-open]) > [data-side] {
      display: none;
    }
  }
`;

const Rest = styled.div`
  display: grid;
  align-content: center;
  overflow: auto;
`;

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

const Unknown = () => {
  const { market } = useLocaleInfo();
  return (
    <Rest data-side>
      <EmptyState
        title={<FormattedMessage id="inbox.thread.unknown" />}
        size="h3"
        actions={
          <ButtonLink href={paths.inbox(market.prefix)}>
            <FormattedMessage id="inbox.thread.back" />
          </ButtonLink>
        }
      />
    </Rest>
  );
};

const Side = ({ conversations, openId }: { conversations: Conversations; openId: string | null }) => {
  const { value, side } = conversations;
  const open = value?.find(({ id }) => id === openId) ?? null;
  if (open !== null)
    return (
      <>
        <Thread key={open.id} conversation={open} side={side} />
        <AboutSide conversation={open} side={side} />
      </>
    );
  // One is about to open: see `useOpenConversation`.
  return openId === null ? <Rest data-side aria-hidden /> : <Unknown />;
};

const InboxDesk = ({ conversations, openId }: { conversations: Conversations; openId: string | null }) => {
  const intl = useIntl();
  const shortlist = useShortlist();
  const { value, side } = conversations;
  if (value === null)
    return (
      <Desk>
        <Pane aria-label={intl.formatMessage({ id: 'inbox.list.label' })}>
          <ListSkeleton />
        </Pane>
      </Desk>
    );
  return (
    <Desk data-open={openId === null ? undefined : ''}>
      <ListPane conversations={value} {...{ side, openId, shortlist }} />
      <Side conversations={conversations} openId={openId} />
    </Desk>
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
  return <InboxDesk conversations={conversations} openId={openId} />;
};

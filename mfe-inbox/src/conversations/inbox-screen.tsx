import styled from '@emotion/styled';
import { useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, color, EmptyState, FailedFeature, Heading, media, Page } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConversationList } from './conversation-list';
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

const List = styled.nav`
  overflow: auto;
  background: ${color.surface};
  border-inline-end: 1px solid ${color.line};
  & > header {
    padding: 18px 16px 10px;
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

const Beside = ({ isUnknown }: { isUnknown: boolean }) => {
  const { market } = useLocaleInfo();
  return (
    <Rest data-side>
      <EmptyState
        title={<FormattedMessage id={isUnknown ? 'inbox.thread.unknown' : 'inbox.thread.choose'} />}
        size="h3"
        actions={
          isUnknown ? (
            <ButtonLink href={paths.inbox(market.prefix)}>
              <FormattedMessage id="inbox.thread.back" />
            </ButtonLink>
          ) : null
        }
      />
    </Rest>
  );
};

const ListPane = ({ children }: { children: ReactNode }) => {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage({ id: 'inbox.list.label' })}>
      <header>
        <Heading level={1} size="h2">
          <FormattedMessage id="inbox.title" />
        </Heading>
      </header>
      {children}
    </List>
  );
};

const InboxDesk = ({ conversations, openId }: { conversations: Conversations; openId: string | null }) => {
  const { value, side } = conversations;
  const open = value?.find(({ id }) => id === openId) ?? null;
  if (value === null)
    return (
      <Desk>
        <ListPane>
          <ListSkeleton />
        </ListPane>
      </Desk>
    );
  return (
    <Desk data-open={openId === null ? undefined : ''}>
      <ListPane>
        <ConversationList conversations={value} side={side} openId={openId} />
      </ListPane>
      {open === null ? (
        <Beside isUnknown={openId !== null} />
      ) : (
        <>
          <Thread key={open.id} conversation={open} side={side} />
          <AboutSide conversation={open} side={side} />
        </>
      )}
    </Desk>
  );
};

/** `/inbox`: the conversations, and the one that `conversationId` names. Source: S2-route, S4-inbox. */
export const InboxScreen = () => {
  const intl = useIntl();
  const session = useSession();
  const [query] = useSearchParams();
  const openId = query.get('conversationId');
  const conversations = useConversations();
  useUnread(conversations, openId);
  useTitle(intl.formatMessage({ id: 'inbox.title' }));
  if (session.status === 'signed-out') return <SignedOut />;
  if (conversations.status === 'failed' && conversations.value === null)
    return <Unavailable onRetry={conversations.retry} />;
  // An enquiry that was just sent may be on its way into the list.
  if (conversations.status === 'ready' && conversations.value.length === 0 && openId === null)
    return <Quiet isCouple={conversations.side === 'couple'} />;
  return <InboxDesk conversations={conversations} openId={openId} />;
};

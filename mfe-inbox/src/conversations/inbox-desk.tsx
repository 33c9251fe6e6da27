import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Heading, media } from '@posy/shared-ui';
import { useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Conversations, isPart, type ListedConversations } from '#talk/conversation-queries';
import { ListSkeleton } from '#talk/list-skeleton';
import { useShortlist } from '#talk/use-shortlist';
import { AboutSide, Thread } from '#thread/public';
import { ListPane, Pane } from './list-pane';
import { useOpened } from './opening/use-opened';

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* The height left by the header, the lines of the frame, and the tabs: the page itself never scrolls. */
  --tabs: max(
    calc(57px + max(8px, env(safe-area-inset-bottom, 0px), var(--posy-inset-bottom, 0px))),
    var(--posy-keyboard, 0px)
  );
  block-size: calc(100dvh - var(--posy-above, 61px) - var(--tabs));
  margin-block-end: calc(var(--tabs) - 76px);
  & > * {
    min-block-size: 0;
  }
  ${media.tablet} {
    block-size: calc(100dvh - var(--posy-above, 69px) - var(--posy-keyboard, 0px));
    margin-block-end: var(--posy-keyboard, 0px);
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

const Head = styled.header`
  padding: 18px 16px 10px;
`;

const Rest = styled.div`
  display: grid;
  align-content: center;
  overflow: auto;
`;

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
  const { side } = conversations;
  const { open, isUnknown } = useOpened(conversations, openId);
  // The facts beside the thread have their place, and render after the thread itself.
  const about = useDeferredValue(open, null);
  if (open !== null)
    return (
      <>
        <Thread key={open.id} conversation={open} side={side} />
        {about === null ? null : <AboutSide conversation={about} side={side} />}
      </>
    );
  if (isUnknown) return <Unknown />;
  // A conversation is about to open: see `useOpenConversation`.
  return <Rest data-side aria-hidden />;
};

/** The placeholder of the list. */
const Coming = ({ side }: Pick<Conversations, 'side'>) => {
  const intl = useIntl();
  return (
    <Pane aria-label={intl.formatMessage({ id: 'inbox.list.label' })}>
      <Head>
        <Heading level={1} size="h2">
          <FormattedMessage id={side === 'couple' ? 'inbox.title' : 'inbox.title.supplier'} />
        </Heading>
      </Head>
      <ListSkeleton />
    </Pane>
  );
};

/** List and thread side by side; on phones one of them. */
export const InboxDesk = ({ conversations, openId }: { conversations: ListedConversations; openId: string | null }) => {
  const shortlist = useShortlist();
  const { value, side } = conversations;
  return (
    <Desk data-open={openId === null ? undefined : ''}>
      {value === null ? (
        <Coming side={side} />
      ) : (
        <ListPane
          conversations={value}
          all={conversations.all}
          {...{ side, openId, shortlist }}
          isPart={isPart(conversations)}
          onOlder={conversations.showOlder}
        />
      )}
      <Side conversations={conversations} openId={openId} />
    </Desk>
  );
};

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Heading, media } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AboutSide, Thread } from '#thread/public';
import type { Conversations } from '#talk/conversation-queries';
import { ListSkeleton } from '#talk/list-skeleton';
import { useShortlist } from '#talk/use-shortlist';
import { ListPane, Pane } from './list-pane';

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

/** List and thread side by side; on phones the one or the other. */
export const InboxDesk = ({ conversations, openId }: { conversations: Conversations; openId: string | null }) => {
  const intl = useIntl();
  const shortlist = useShortlist();
  const { value, side } = conversations;
  if (value === null)
    return (
      <Desk>
        <Pane aria-label={intl.formatMessage({ id: 'inbox.list.label' })}>
          <Head>
            <Heading level={1} size="h2">
              <FormattedMessage id={side === 'couple' ? 'inbox.title' : 'inbox.title.supplier'} />
            </Heading>
          </Head>
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

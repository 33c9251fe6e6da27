import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Avatar, Card, Link, Loading, Row, Rows, Section, Skeleton, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Conversations, useConversations, useUnread } from '#talk/conversation-queries';
import { waitsFor } from '#talk/rules/conversation-facts';
import { otherName, unreadIn } from '#talk/rules/conversations';
import { briefly } from '#talk/rules/when';
import { useLastWord } from '#talk/use-last-word';
import { useReader } from '#talk/use-reader';
import { isBooked, useShortlist } from '#talk/use-shortlist';

/** Number of conversations that the card names. */
const shownConversations = 2;

const Latest = ({ conversations }: { conversations: Conversations }) => {
  const { market } = useLocaleInfo();
  const reader = useReader();
  const lastWord = useLastWord(conversations.side);
  return (
    <Rows>
      {(conversations.value ?? []).slice(0, shownConversations).map((conversation) => {
        const name = otherName(conversation, conversations.side);
        const isUnread = unreadIn(conversation, conversations.side, null) > 0;
        return (
          <Row
            key={conversation.id}
            start={<Avatar name={name} id={conversation.supplierId} size="s" isDecorative />}
            title={isUnread ? <strong>{name}</strong> : name}
            note={
              <Text as="div" size="small" tone="soft" isCut>
                {lastWord(conversation)}
              </Text>
            }
            end={
              <Text as="span" size="tiny" tone="faint">
                {briefly(conversation.lastMessage.createdAt, reader)}
              </Text>
            }
            href={paths.conversation(market.prefix, conversation.id)}
          />
        );
      })}
    </Rows>
  );
};

/**
 * The number of unread messages, and of conversations that wait for an answer: a read message may still wait for one.
 */
const Standing = ({ conversations, unread }: { conversations: Conversations; unread: number }) => {
  const intl = useIntl();
  const shortlist = useShortlist();
  const waiting = (conversations.value ?? []).filter((one) =>
    waitsFor(conversations.side, one, { isBooked: isBooked(shortlist, one.supplierId) }),
  ).length;
  const news = intl.formatMessage({ id: 'inbox.card.unread' }, { count: unread });
  return (
    <Text size="small" tone="soft">
      {unread > 0 && waiting === 0
        ? news
        : `${news} ${intl.formatMessage({ id: 'inbox.card.waiting' }, { count: waiting })}`}
    </Text>
  );
};

const Body = ({ conversations, unread }: { conversations: Conversations; unread: number }) => {
  if (conversations.status === 'failed' && conversations.value === null)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage id="inbox.card.unavailable" />
      </Text>
    );
  if (conversations.value?.length === 0)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage id="inbox.card.quiet" />
      </Text>
    );
  return (
    <>
      <Standing conversations={conversations} unread={unread} />
      <Latest conversations={conversations} />
    </>
  );
};

/** Home's small card: unread messages, waiting conversations, and the newest ones. */
export const RepliesCard = () => {
  const intl = useIntl();
  const session = useSession();
  const { market } = useLocaleInfo();
  const conversations = useConversations();
  const unread = useUnread(conversations, null);
  if (session.status === 'signed-out') return null;
  return (
    <Card>
      <Section
        title={<FormattedMessage id="inbox.card.title" />}
        size="h3"
        gap={2}
        action={
          <Link href={paths.inbox(market.prefix)}>
            <FormattedMessage id="inbox.card.all" />
          </Link>
        }
      >
        {conversations.status === 'loading' ? (
          <Loading label={intl.formatMessage({ id: 'inbox.list.loading' })}>
            <Skeleton height={56} />
          </Loading>
        ) : (
          <Body conversations={conversations} unread={unread ?? 0} />
        )}
      </Section>
    </Card>
  );
};

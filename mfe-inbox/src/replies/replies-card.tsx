import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Avatar, Card, Link, Row, Rows, Section, Skeleton, Text, Loading } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { otherName, unreadIn } from '#talk/rules/conversations';
import { briefly } from '#talk/rules/when';
import { useConversations, useUnread, type Conversations } from '#talk/conversation-queries';
import { useReader } from '#talk/use-reader';

/** Conversations that the card names. */
const shownConversations = 2;

const Latest = ({ conversations }: { conversations: Conversations }) => {
  const { market } = useLocaleInfo();
  const reader = useReader();
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
                {conversation.lastMessage.body}
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
      <Text size="small" tone="soft">
        <FormattedMessage id="inbox.card.unread" values={{ count: unread }} />
      </Text>
      <Latest conversations={conversations} />
    </>
  );
};

/** Home's small card: how many replies wait, and the newest ones. */
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

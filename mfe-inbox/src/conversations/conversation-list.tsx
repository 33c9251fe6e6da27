import styled from '@emotion/styled';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useLocaleInfo } from '@posy/remote-kit';
import { Avatar, color, NavLink } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { otherName, unreadIn, type Side } from '#talk/rules/conversations';
import { briefly } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';

const Entry = styled(NavLink)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 12px;
  padding: 14px 16px;
  align-items: start;
  border-block-end: 1px solid ${color.line};
  border-radius: 0;
  line-height: 1.35;
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.apricot.wash};
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > strong {
    font-weight: 550;
  }
  & > strong[data-unread] {
    font-weight: 700;
  }
  & > span {
    font-size: 0.875rem;
    color: ${color.inkSoft};
  }
`;

const End = styled.span`
  display: grid;
  justify-items: end;
  gap: 6px;
  font-size: 0.8125rem;
  color: ${color.inkSoft};
`;

const Dot = styled.span`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: ${color.peony.main};
`;

interface Props {
  conversations: readonly Identified<Conversation>[];
  side: Side;
  openId: string | null;
}

const ConversationEntry = ({
  conversation,
  side,
  openId,
}: Omit<Props, 'conversations'> & { conversation: Identified<Conversation> }) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const reader = useReader();
  const { body, from, createdAt } = conversation.lastMessage;
  const unread = unreadIn(conversation, side, openId);
  const name = otherName(conversation, side);
  return (
    <li>
      <Entry href={paths.conversation(market.prefix, conversation.id)} isCurrent={conversation.id === openId}>
        <Avatar name={name} id={conversation.supplierId} size="m" isDecorative />
        <Words>
          <strong data-unread={unread > 0 || undefined}>{name}</strong>
          <span>{from === side ? intl.formatMessage({ id: 'inbox.list.mine' }, { text: body }) : body}</span>
        </Words>
        <End>
          <time dateTime={createdAt}>{briefly(createdAt, reader)}</time>
          {unread > 0 ? (
            <Dot role="img" aria-label={intl.formatMessage({ id: 'inbox.list.unread' }, { count: unread })} />
          ) : null}
        </End>
      </Entry>
    </li>
  );
};

/** The conversations, the newest message first. */
export const ConversationList = ({ conversations, side, openId }: Props) => (
  <ul>
    {conversations.map((conversation) => (
      <ConversationEntry key={conversation.id} conversation={conversation} side={side} openId={openId} />
    ))}
  </ul>
);

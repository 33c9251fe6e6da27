import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation, EnquiryFile, EnquiryLabel } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, NavLink } from '@posy/shared-ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { OtherPicture } from '#talk/other-picture';
import type { SupplierFacts } from '#talk/rules/conversation-facts';
import { otherName, type Side, unreadIn } from '#talk/rules/conversations';
import { briefly } from '#talk/rules/when';
import { labelsOf } from '#talk/team/file-edits';
import { LabelTags } from '#talk/team/label-tags';
import { useLastWord } from '#talk/use-last-word';
import { useReader } from '#talk/use-reader';
import { StandingTag } from './standing-tag';

/** Entries out of sight cost no layout: a long list grows without holding up a scroll. */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 92px;
`;

const Entry = styled(NavLink)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 4px 12px;
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
  /* A tag of the same colour, or of a similar one in dark mode, would not stand out. */
  &[aria-current] :is([data-hue='apricot'], [data-hue='primrose']) {
    background: ${color.surface};
  }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  justify-items: start;
  & > strong,
  & > [data-last] {
    max-inline-size: 100%;
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
  & > [data-last] {
    margin-block-end: 4px;
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
  conversation: Identified<Conversation>;
  side: Side;
  isOpen: boolean;
  isBooked: SupplierFacts['isBooked'];
  /** The excerpt of an older message that matches the search. */
  excerpt: string | null;
  /** The internal notes of the supplier's people. */
  file: Identified<EnquiryFile> | undefined;
  /** The supplier's own labels for enquiries. */
  labels: readonly Identified<EnquiryLabel>[];
}

/**
 * One conversation in the list: the name, the latest message, its time and its state. It renders again only when one of
 * these changes.
 */
export const ConversationEntry = memo(({ conversation, side, isOpen, isBooked, excerpt, file, labels }: Props) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const reader = useReader();
  const { createdAt } = conversation.lastMessage;
  const lastWord = useLastWord(side);
  const unread = unreadIn(conversation, side, isOpen ? conversation.id : null);
  return (
    <Item>
      <Entry href={paths.conversation(market.prefix, conversation.id)} isCurrent={isOpen}>
        <OtherPicture conversation={conversation} side={side} />
        <Words>
          <strong data-unread={unread > 0 || undefined}>{otherName(conversation, side)}</strong>
          <span data-last="">{excerpt ?? lastWord(conversation)}</span>
          <StandingTag conversation={conversation} side={side} known={{ isBooked }} />
          <LabelTags labels={labelsOf(file, labels)} />
        </Words>
        <End>
          <time dateTime={createdAt}>{briefly(createdAt, reader)}</time>
          {unread > 0 ? (
            <Dot role="img" aria-label={intl.formatMessage({ id: 'inbox.list.unread' }, { count: unread })} />
          ) : null}
        </End>
      </Entry>
    </Item>
  );
});

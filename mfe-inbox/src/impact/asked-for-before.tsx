import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { type Conversation, conversationState } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { sharedOf } from '@posy/shared-contracts/rules';
import { Row, Rows } from '@posy/shared-ui';
import { ChatCircleDotsIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useConversations } from '#talk/conversation-queries';

type Props = SlotProps['wedding-change.preview'];

/** Returns true when an asked supplier may still answer. */
const isOpen =
  (weddingId: string) =>
  (conversation: Conversation): boolean =>
    conversation.weddingId === weddingId &&
    (conversation.blocked ?? null) === null &&
    conversationState(conversation).state === 'open';

interface AskedQuestion {
  weddingId: string;
  /** Returns true when a conversation is about the former state. */
  isAbout: (conversation: Conversation) => boolean;
  title: (count: number) => ReactNode;
}

const Asked = ({ weddingId, isAbout, title }: AskedQuestion) => {
  const { market } = useLocaleInfo();
  const { value } = useConversations();
  const asked = (value ?? []).filter(isOpen(weddingId)).filter(isAbout);
  if (asked.length === 0) return null;
  return (
    <Rows>
      <Row
        start={<ChatCircleDotsIcon />}
        title={title(asked.length)}
        note={<FormattedList type="conjunction" value={asked.map(({ supplierName }) => supplierName)} />}
        href={paths.inbox(market.prefix)}
      />
    </Rows>
  );
};

/** Before a change of date or place: names the suppliers that were asked about the former one and should learn of it. */
export const AskedForBefore = ({ weddingId, change }: Props) => {
  const isReader = useAccess('inbox') !== 'none';
  if (!isReader) return null;
  if (change.kind === 'date' && change.from !== change.to)
    return (
      <Asked
        weddingId={weddingId}
        isAbout={({ weddingDate }) => weddingDate === change.from}
        title={(count) => <FormattedMessage id="inbox.impact.date" values={{ count }} />}
      />
    );
  if (change.kind === 'place' && change.from !== null)
    return (
      <Asked
        weddingId={weddingId}
        isAbout={(conversation) => sharedOf(conversation).place === change.from?.name}
        title={(count) => <FormattedMessage id="inbox.impact.place" values={{ count, place: change.from?.name }} />}
      />
    );
  return null;
};

import type { Conversation, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ConversationEntry } from './conversation-entry';
import { isBooked } from '#talk/use-shortlist';
import type { Side } from '#talk/rules/conversations';

interface Props {
  conversations: readonly Identified<Conversation>[];
  side: Side;
  openId: string | null;
  shortlist: ReadonlyMap<string, ShortlistedSupplier>;
  /** Where words were found that are looked for, by conversation. */
  hits: ReadonlyMap<string, string | null> | null;
}

/** The conversations, the newest message first. */
export const ConversationList = ({ conversations, side, openId, shortlist, hits }: Props) => (
  <ul>
    {conversations.map((conversation) => (
      <ConversationEntry
        key={conversation.id}
        conversation={conversation}
        side={side}
        openId={openId}
        known={{ isBooked: isBooked(shortlist, conversation.supplierId) }}
        excerpt={hits?.get(conversation.id) ?? null}
      />
    ))}
  </ul>
);

import type { Conversation, EnquiryLabel, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from '#talk/rules/conversations';
import type { Files } from '#talk/team/use-enquiry-files';
import { isBooked } from '#talk/use-shortlist';
import { ConversationEntry } from './conversation-entry';

interface Props {
  conversations: readonly Identified<Conversation>[];
  side: Side;
  openId: string | null;
  shortlist: ReadonlyMap<string, ShortlistedSupplier>;
  /** Matches of the search by conversation. */
  hits: ReadonlyMap<string, string | null> | null;
  /** The supplier's own; empty for couples. */
  files: Files;
  labels: readonly Identified<EnquiryLabel>[];
}

/** The conversations, the newest message first. */
export const ConversationList = ({ conversations, side, openId, shortlist, hits, files, labels }: Props) => (
  <ul>
    {conversations.map((conversation) => (
      <ConversationEntry
        key={conversation.id}
        conversation={conversation}
        side={side}
        isOpen={conversation.id === openId}
        isBooked={isBooked(shortlist, conversation.supplierId)}
        file={files.get(conversation.id)}
        labels={labels}
        excerpt={hits?.get(conversation.id) ?? null}
      />
    ))}
  </ul>
);

import type { Conversation, EnquiryLabel, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { ReactNode, RefObject } from 'react';
import type { Side } from '#talk/rules/conversations';
import type { Files } from '#talk/team/use-enquiry-files';
import { isBooked } from '#talk/use-shortlist';
import { ConversationEntry } from './conversation-entry';
import { useGrowingList } from './use-growing-list';

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
  /** The element that scrolls the list. */
  scroller: RefObject<HTMLElement | null>;
  /** Below the last conversation, once it is rendered. */
  end: ReactNode;
}

/** The conversations, the newest message first: as many as the reader has come to. */
export const ConversationList = (props: Props) => {
  const { conversations, side, openId, shortlist, hits, files, labels, scroller, end } = props;
  const drawn = useGrowingList(scroller, conversations.length);
  return (
    <>
      <ul>
        {conversations.slice(0, drawn).map((conversation) => (
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
      {drawn < conversations.length ? null : end}
    </>
  );
};

import { useAccess, useHost, useWedding } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useEffect } from 'react';
import { coupleNews, type CoupleSeen, type Side } from '#talk/rules/conversations';
import { markRead } from './queries/thread-queries';

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
}

/** Returns the couple's facts for the supplier when they changed; null otherwise. */
const useCoupleNews = ({ conversation, side }: Props): CoupleSeen | null => {
  const wedding = useWedding();
  const mayReport = useAccess('inbox') === 'edit' && side === 'couple' && conversation.closedAt === undefined;
  return mayReport && wedding !== null ? coupleNews(conversation, wedding) : null;
};

/** Marks a conversation as read while it is open and has unread messages, or the couple's facts changed. */
export const useReadWhileOpen = ({ conversation, side }: Props): void => {
  const host = useHost();
  const { id, unread, lastMessage } = conversation;
  const isUnread = unread[side] > 0;
  const news = useCoupleNews({ conversation, side });
  const name = news?.name ?? null;
  const weddingDate = news?.weddingDate ?? null;
  useEffect(() => {
    if (!isUnread && name === null) return;
    const user = name === null ? null : { name, weddingDate };
    // A failed mark is repeated with the next message or visit: nothing is lost by waiting.
    markRead(host, id, user).catch((error: unknown) => host.telemetry.error('inbox', error));
  }, [host, id, isUnread, name, weddingDate, lastMessage.createdAt]);
};

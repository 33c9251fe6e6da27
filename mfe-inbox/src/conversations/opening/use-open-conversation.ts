import { useHost, useLocaleInfo, useViewport } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { isArchived } from '@posy/shared-contracts/entities';
import { useEffect } from 'react';
import { type Conversations, isPart } from '#talk/conversation-queries';
import { unreadIn } from '#talk/rules/conversations';

/** From this width the list has a thread beside it, which is never left empty. CSS pixels. */
const besideFrom = 768;

/**
 * Returns the conversation that a wide screen opens by itself: the first unread one, else the newest. Null until all
 * have loaded.
 */
const firstToOpen = (conversations: Conversations): string | null => {
  const { value, side } = conversations;
  const listed = (value ?? []).filter((conversation) => !isArchived(conversation, side));
  const unread = listed.find((conversation) => unreadIn(conversation, side, null) > 0);
  const otherwise = isPart(conversations) ? undefined : listed[0];
  return (unread ?? otherwise)?.id ?? null;
};

/** Returns the open conversation's id, which is in the address; wide screens open one by themselves. Null for none. */
export const useOpenConversation = (conversations: Conversations): string | null => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { width } = useViewport();
  const [query] = useSearchParams();
  const asked = query.get('conversationId');
  const first = asked === null && width >= besideFrom ? firstToOpen(conversations) : null;
  useEffect(() => {
    if (first !== null) navigate(paths.conversation(market.prefix, first), { replace: true });
  }, [first, market.prefix, navigate]);
  return asked;
};

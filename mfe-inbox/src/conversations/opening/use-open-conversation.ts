import { useHost, useLocaleInfo, useViewport } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { isArchived } from '@posy/shared-contracts/entities';
import { useEffect } from 'react';
import { type Conversations, isPart } from '#talk/conversation-queries';
import { unreadIn } from '#talk/rules/conversations';

/** From this width on the list has a thread beside it, which is never left empty. CSS pixels. */
const besideFrom = 768;

/** What a wide screen shows by itself: the first that waits to be read, else the newest. None is known before all are here. */
const firstToOpen = (conversations: Conversations): string | null => {
  const { value, side } = conversations;
  const listed = (value ?? []).filter((conversation) => !isArchived(conversation, side));
  const unread = listed.find((conversation) => unreadIn(conversation, side, null) > 0);
  const otherwise = isPart(conversations) ? undefined : listed[0];
  return (unread ?? otherwise)?.id ?? null;
};

/** The open conversation's id: the address names it, and wide screens are given one. Null: none. */
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

import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { collections } from '@posy/shared-contracts/collections';
import { inboxConstants } from '@posy/shared-contracts/constants';
import type { Conversation } from '@posy/shared-contracts/entities';
import { FirestoreError, type Identified, type MountProps } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { otherName, type Side } from '#talk/rules/conversations';
import { found, type MessagesByConversation } from './matching';

/** Number of messages in a conversation that are searched, newest first. */
const searchedMessages = 200;
/**
 * Number of conversations whose messages are searched, the latest ones; of older ones only the names and the latest
 * messages.
 */
export const searchedConversations = 100;
/** Number of conversations read in parallel. */
const atOnce = 8;
/** A shorter search would match everything. */
const fewestLetters = 2;

const noneSaid: MessagesByConversation = new Map();

const readMessages = async ({ firestore }: MountProps, id: string) =>
  [
    id,
    await firestore.read({
      collection: collections.messages(id),
      orderBy: [{ field: 'createdAt', direction: 'desc' }],
      limit: searchedMessages,
    }),
  ] as const;

/**
 * A new message in a conversation changes the query's key; unchanged messages stay valid for an hour. Source:
 * S7-conversations-01.
 */
const messagesOptions = (host: MountProps, conversations: readonly Identified<Conversation>[], isAsked: boolean) =>
  queryOptions({
    queryKey: ['said', conversations.map(({ id, lastMessage }) => `${id} ${lastMessage.createdAt}`)],
    enabled: isAsked,
    staleTime: inboxConstants.staleTimeMs,
    gcTime: inboxConstants.cacheTimeMs,
    refetchOnWindowFocus: inboxConstants.refetchOnWindowFocus,
    // Without a connection the names are searched all the same.
    throwOnError: (error) => !(error instanceof FirestoreError),
    queryFn: async (): Promise<MessagesByConversation> => {
      const messagesById = new Map<string, { body: string }[]>();
      for (let from = 0; from < conversations.length; from += atOnce)
        for (const [id, messages] of await Promise.all(
          conversations.slice(from, from + atOnce).map((conversation) => readMessages(host, conversation.id)),
        ))
          messagesById.set(id, messages);
      return messagesById;
    },
  });

/** A search's result: names and latest messages at once, older messages as soon as they are read. */
export interface ConversationSearch {
  /** Null without a search. */
  hits: ReadonlyMap<string, string | null> | null;
  isReading: boolean;
  /** True when older messages could not be read. */
  isShort: boolean;
  /** True when there are conversations whose messages are not searched. */
  isLatestOnly: boolean;
}

export const useSearch = (
  conversations: readonly Identified<Conversation>[],
  side: Side,
  words: string,
): ConversationSearch => {
  const host = useHost();
  const asked = words.trim();
  const isAsked = asked.length >= fewestLetters;
  const { data, isFetching, isError } = useQuery(
    messagesOptions(host, isAsked ? conversations.slice(0, searchedConversations) : [], isAsked),
  );
  const hits = useMemo(
    () =>
      isAsked ? found(conversations, asked, data ?? noneSaid, (conversation) => otherName(conversation, side)) : null,
    [asked, conversations, data, isAsked, side],
  );
  const isLatestOnly = isAsked && conversations.length > searchedConversations;
  return { hits, isReading: isAsked && isFetching, isShort: isAsked && isError, isLatestOnly };
};

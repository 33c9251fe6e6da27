import styled from '@emotion/styled';
import { useAccess, useSignedIn } from '@posy/remote-kit';
import type { Conversation, Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color } from '@posy/shared-ui';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useAddToDraft } from '#talk/drafts/use-draft-text';
import { firstBankMessage } from '#talk/rules/bank-details';
import { otherName, type Side } from '#talk/rules/conversations';
import { useClosedNote } from './closed-note';
import { Composer } from './composer';
import type { ThreadDialog } from './dialogs/asking';
import type { Speakers } from './flow/message-days';
import { MessageFlow } from './flow/message-flow';
import { useMessages } from './flow/use-messages';
import { OfferMenu } from './offers/offer-menu';
import { firstUnread, shownMessages } from './rules/message-groups';
import { lastRead, lastSeen } from './rules/reading';
import { ThreadDialogs } from './thread-dialogs';
import { ThreadHead } from './thread-head';
import { useOutbox } from './use-outbox';
import { useReadWhileOpen } from './use-read-while-open';
import { useSteadyConversation } from './use-steady-conversation';
import { useSuggestions } from './use-suggestions';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: ${color.canvas};
  & > header {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 12px 20px;
    background: ${color.surface};
    border-block-end: 1px solid ${color.line};
  }
`;

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
}

/** Returns the names of both sides, for messages without a name of their own. */
const useSpeakers = ({ conversation, side }: Props): Speakers => {
  const me = useSignedIn();
  const theirs = otherName(conversation, side);
  const mine = side === 'couple' ? conversation.coupleName : (me?.user.name ?? conversation.supplierName);
  return useMemo(() => ({ mine, theirs }), [mine, theirs]);
};

const noMessages: readonly Identified<Message>[] = [];

/**
 * The number of unread messages when the thread was opened; reading them does not move the line above the first of
 * them.
 */
const useUnreadAtOpening = ({ conversation, side }: Props): number => useState(conversation.unread[side])[0];

/** Requests for the field's focus, with or without words that are added to it. */
const useField = (conversationId: string) => {
  const [focusRequests, setFocusRequests] = useState(0);
  const focusField = useCallback((): void => setFocusRequests((count) => count + 1), []);
  const addToDraft = useAddToDraft(conversationId);
  const onAsk = useCallback(
    (words: string): void => {
      addToDraft(words);
      focusField();
    },
    [addToDraft, focusField],
  );
  return { focusRequests, focusField, onAsk };
};

/** One conversation: its messages, its outgoing ones, and the field. Its key must be the conversation's id. */
export const Thread = memo(({ conversation, side }: Props) => {
  const live = useMessages(conversation.id);
  const { outbox, send, sendFile, retry, discard } = useOutbox(conversation.id, live.messages);
  const [asking, setAsking] = useState<ThreadDialog | null>(null);
  useReadWhileOpen({ conversation, side });
  const unread = useUnreadAtOpening({ conversation, side });
  const isEditor = useAccess('inbox') === 'edit';
  const mayAct = side === 'supplier' || isEditor;
  const { focusRequests, focusField, onAsk } = useField(conversation.id);
  const closedNote = useClosedNote({ conversation, side, mayWrite: mayAct, onReopened: focusField });
  const suggestions = useSuggestions(conversation, side);
  const speakers = useSpeakers({ conversation, side });
  const messages = live.messages ?? noMessages;
  const bankMessage = useMemo(() => firstBankMessage(messages, side), [messages, side]);
  const known = useMemo(() => shownMessages(messages, outbox, side), [messages, outbox, side]);
  // A page of earlier messages renders as a deferred update, so that it does not block the scroll that loaded it.
  const shown = useDeferredValue(known);
  const reportable = useMemo(
    () => shown.filter(({ from, state }) => from !== side && state === 'stored').reverse(),
    [shown, side],
  );
  const isOpen = mayAct && conversation.closedAt === undefined;
  const steady = useSteadyConversation(conversation);
  const answers = useMemo(() => ({ conversation: steady, mayAct: isOpen, onAsk }), [steady, isOpen, onAsk]);
  const extras = useMemo(() => <OfferMenu side={side} onAsk={setAsking} />, [side]);
  const name = otherName(conversation, side);
  const readAt = conversation.readAt?.[side === 'couple' ? 'supplier' : 'couple'] ?? null;
  const until = lastRead(messages, side, readAt);
  return (
    <Root aria-label={name}>
      <ThreadHead {...{ conversation, side, mayAct }} mayReport={reportable.length > 0} onAsk={setAsking} />
      <MessageFlow
        {...{ live, shown, side, speakers }}
        firstNew={firstUnread(messages, side, unread)}
        readAt={until}
        seen={lastSeen(messages, side, { until, readAt })}
        bankMessage={bankMessage}
        answers={answers}
        onRetry={retry}
        onDiscard={discard}
      />
      {closedNote ?? (
        <Composer
          conversationId={conversation.id}
          name={name}
          onSend={send}
          onSendFile={sendFile}
          suggestions={suggestions}
          extras={extras}
          focusRequests={focusRequests}
          hasTemplates={side === 'supplier'}
        />
      )}
      <ThreadDialogs
        {...{ asking, conversation, side, reportable }}
        onClose={() => setAsking(null)}
        onSend={send}
        onSendFile={sendFile}
      />
    </Root>
  );
});

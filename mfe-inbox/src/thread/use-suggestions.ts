import { useHost } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFilledTemplates } from '#talk/drafts/use-filled-templates';
import type { Side } from '#talk/rules/conversations';
import { isBooked, useShortlist } from '#talk/use-shortlist';
import type { Suggestion } from './suggestions';

const couples = ['other-day', 'includes', 'book'] as const;
/** Before an answer there is one suggestion, and only after days without a reply. */
const waiting = ['still-there'] as const;
const silenceMs = 3 * 24 * 60 * 60 * 1000;

const none = [] as const;

/** Returns the ids of the couple's suggestions. */
const useFitting = (conversation: Conversation) => {
  const { clock } = useHost();
  const shortlist = useShortlist();
  const { from, createdAt } = conversation.lastMessage;
  // A booked supplier leaves nothing to decide.
  if (from === 'supplier') return isBooked(shortlist, conversation.supplierId) ? none : couples;
  return clock.now() - Date.parse(createdAt) < silenceMs ? none : waiting;
};

/** Short answers that can be edited. Choosing one sends nothing. */
export const useSuggestions = (conversation: Conversation, side: Side): readonly Suggestion[] => {
  const { formatMessage } = useIntl();
  const templates = useFilledTemplates(conversation);
  const fitting = useFitting(conversation);
  return useMemo(
    () =>
      side === 'supplier'
        ? templates
        : fitting.map((id) => ({
            id,
            label: formatMessage({ id: `inbox.suggest.${id}` }),
            body: formatMessage({ id: `inbox.suggest.${id}.body` }),
          })),
    [fitting, formatMessage, side, templates],
  );
};

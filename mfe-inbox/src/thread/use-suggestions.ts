import { useHost } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { useFilledTemplates } from '#talk/drafts/use-filled-templates';
import type { Side } from '#talk/rules/conversations';
import { isBooked, useShortlist } from '#talk/use-shortlist';
import type { Suggestion } from './suggestions';

const couples = ['other-day', 'includes', 'book'] as const;
/** Before an answer there is one suggestion, and only after days without a reply. */
const waiting = ['still-there'] as const;
const silenceMs = 3 * 24 * 60 * 60 * 1000;

/** Short answers that can be edited. Choosing one sends nothing. */
export const useSuggestions = (conversation: Conversation, side: Side): Suggestion[] => {
  const { formatMessage } = useIntl();
  const templates = useFilledTemplates(conversation);
  const { clock } = useHost();
  const shortlist = useShortlist();
  if (side === 'supplier') return templates;
  const { from, createdAt } = conversation.lastMessage;
  // A booked supplier leaves nothing to decide.
  if (from === 'supplier' && isBooked(shortlist, conversation.supplierId)) return [];
  if (from !== 'supplier' && clock.now() - Date.parse(createdAt) < silenceMs) return [];
  const fitting = from === 'supplier' ? couples : waiting;
  return fitting.map((id) => ({
    id,
    label: formatMessage({ id: `inbox.suggest.${id}` }),
    body: formatMessage({ id: `inbox.suggest.${id}.body` }),
  }));
};

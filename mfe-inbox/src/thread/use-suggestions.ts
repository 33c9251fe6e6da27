import type { Conversation } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import type { Suggestion } from './composer';

const couples = ['other-day', 'includes', 'book'] as const;
/** Before there is an answer, there is one thing to say. */
const waiting = ['still-there'] as const;

/** Short answers of the couple, in words to change. Nothing is sent by choosing one. */
export const useSuggestions = (conversation: Conversation, side: Side): Suggestion[] => {
  const { formatMessage } = useIntl();
  if (side === 'supplier') return [];
  const fitting = conversation.lastMessage.from === 'supplier' ? couples : waiting;
  return fitting.map((id) => ({
    id,
    label: formatMessage({ id: `inbox.suggest.${id}` }),
    body: formatMessage({ id: `inbox.suggest.${id}.body` }),
  }));
};

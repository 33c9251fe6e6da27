import { useHost, useLocaleInfo } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import { sharedOf } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import { fillTemplate } from '#talk/rules/fill-template';
import { dateText } from '#talk/rules/when';
import { isBooked, useShortlist } from '#talk/use-shortlist';
import { useSupplierOf, useTemplates } from '#talk/use-templates';
import type { Suggestion } from './suggestions';

const couples = ['other-day', 'includes', 'book'] as const;
/** Before an answer there is one suggestion, and only after days without a reply. */
const waiting = ['still-there'] as const;
const silenceMs = 3 * 24 * 60 * 60 * 1000;

/** The supplier's own templates, filled with this couple's shared facts. */
export const useFilledTemplates = (conversation: Conversation): Suggestion[] => {
  const { value } = useTemplates(useSupplierOf(conversation));
  const { locale } = useLocaleInfo();
  const { names, date, place, guests } = sharedOf(conversation);
  const known = {
    names,
    date: date === null ? null : dateText(date, locale),
    place,
    guests: guests === null ? null : String(guests.day),
  };
  return (value ?? []).map(({ id, name, body }) => ({ id, label: name, body: fillTemplate(body, known) }));
};

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

import type { conversationSides } from '#entities/suppliers/conversation';
import type { SentContent } from '#entities/suppliers/message';

type ConversationSide = (typeof conversationSides)[number];

/** A reason for which a message's content may not be sent. */
export type MessageContentFault =
  /** Prices and answers about days are the supplier's. */
  | 'not-your-side'
  /** A day that no calendar has. */
  | 'no-such-day'
  /** A day, or the last day of an offer, that is over. */
  | 'day-over'
  /** A day on hold has an end, no later than itself; other answers have none. */
  | 'hold-end'
  /** A deposit is no more than the price that it is a part of. */
  | 'deposit-too-high';

const daysOf = (content: SentContent): string[] => {
  const { quote, date, visit } = { quote: null, date: null, visit: null, ...content };
  const ofQuote = [quote?.validUntil, quote?.deposit?.due, quote?.balanceDue];
  return [...ofQuote, date?.day, date?.heldUntil, visit?.day].filter((day) => day != null);
};

/** A schema lets 30 February through. */
const isInCalendar = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

const isHoldWhole = (content: SentContent): boolean => {
  if (content.kind !== 'date') return true;
  const { answer, day, heldUntil } = content.date;
  return answer === 'held' ? heldUntil !== null && heldUntil <= day : heldUntil === null;
};

/** The whole of a price a guest, or of one from an amount on, is not known here. */
const isDepositPart = (content: SentContent): boolean => {
  if (content.kind !== 'quote' || content.quote.price.basis !== 'total') return true;
  return (content.quote.deposit?.amount ?? 0) <= content.quote.price.amount;
};

/** Checks what a side wants to send on a day (yyyy-MM-dd); null when it may be sent. */
export const checkMessageContent = (
  content: SentContent,
  side: ConversationSide,
  today: string,
): MessageContentFault | null => {
  if (side === 'couple' && content.kind !== 'visit' && content.kind !== 'attachment') return 'not-your-side';
  const days = daysOf(content);
  if (!days.every(isInCalendar)) return 'no-such-day';
  if (days.some((day) => day < today)) return 'day-over';
  if (!isDepositPart(content)) return 'deposit-too-high';
  return isHoldWhole(content) ? null : 'hold-end';
};

import type { Conversation, Quote, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';
import { standingOf } from '#talk/rules/conversation-facts';

/** Days without a reply after which it is time to ask again. */
const quietDays = 5;

/** The couple's progress with a supplier. */
export type ContactState =
  | { kind: 'own' }
  | { kind: 'asked' }
  | { kind: 'talking' }
  | { kind: 'quoted'; price: Quote['price'] }
  | { kind: 'held'; until: string | null }
  | { kind: 'booked' }
  | { kind: 'closed' }
  | { kind: 'blocked' };

/** The next step with a supplier; days are yyyy-MM-dd. */
export type NextStep =
  | { kind: 'answer' }
  | { kind: 'answer-visit'; day: string }
  /** A decision on a price or a hold, with its last day. */
  | { kind: 'decide'; until: string | null }
  | { kind: 'meet'; day: string; time: string | null }
  | { kind: 'ask-again'; days: number }
  | { kind: 'wait' }
  | { kind: 'reach' }
  | { kind: 'nothing' };

interface ContactFacts {
  conversation: Conversation | null;
  entry: ShortlistedSupplier | null;
  isBooked: boolean;
}

/** Returns the couple's state with a supplier; the most advanced one counts. */
export const contactState = ({ conversation, isBooked }: ContactFacts, today: string): ContactState => {
  if (isBooked) return { kind: 'booked' };
  if (conversation === null) return { kind: 'own' };
  const { kind } = standingOf(conversation, 'couple', { isBooked });
  if (kind === 'closed' || kind === 'blocked') return { kind };
  const { date, quote } = conversation.answers ?? {};
  if (date?.answer === 'held' && (date.heldUntil === null || date.heldUntil >= today))
    return { kind: 'held', until: date.heldUntil };
  if (quote !== undefined) return { kind: 'quoted', price: quote.price };
  return {
    kind: conversation.firstReplyAt == null && conversation.lastMessage.from === 'couple' ? 'asked' : 'talking',
  };
};

const daysSince = (instant: string, today: string, zone: string): number =>
  Math.floor(DateTime.fromISO(today, { zone }).diff(DateTime.fromISO(instant, { zone }).startOf('day'), 'days').days);

/** Returns the last day to decide on the valid offers; undefined when there is nothing to decide. */
const decideUntil = ({ answers }: Conversation, today: string): string | null | undefined => {
  const held = answers?.date?.answer === 'held' ? [answers.date.heldUntil] : [];
  const quoted = answers?.quote === undefined ? [] : [answers.quote.validUntil];
  const open = [...held, ...quoted].filter((day) => day === null || day >= today);
  if (open.length === 0) return undefined;
  return open.filter((day) => day !== null).toSorted()[0] ?? null;
};

const withOthers = (conversation: Conversation, isBooked: boolean, today: string, zone: string): NextStep => {
  const { answers, lastMessage } = conversation;
  const { visit } = answers ?? {};
  const isToCome = visit !== undefined && visit.day >= today;
  if (isToCome && visit.answer === 'proposed' && lastMessage.from === 'supplier')
    return { kind: 'answer-visit', day: visit.day };
  if (isToCome && visit.answer === 'accepted') return { kind: 'meet', day: visit.day, time: visit.time };
  if (isBooked) return { kind: 'nothing' };
  if (lastMessage.from === 'supplier') {
    const until = decideUntil(conversation, today);
    return until === undefined ? { kind: 'answer' } : { kind: 'decide', until };
  }
  const days = daysSince(lastMessage.createdAt, today, zone);
  return days >= quietDays ? { kind: 'ask-again', days } : { kind: 'wait' };
};

/** Returns the couple's next step with a supplier. */
export const nextStep = ({ conversation, entry, isBooked }: ContactFacts, today: string, zone: string): NextStep => {
  if (conversation === null) {
    const { email = '', phone = '' } = entry?.contact ?? {};
    return !isBooked && (email !== '' || phone !== '') ? { kind: 'reach' } : { kind: 'nothing' };
  }
  const { kind } = standingOf(conversation, 'couple', { isBooked });
  return kind === 'closed' || kind === 'blocked'
    ? { kind: 'nothing' }
    : withOthers(conversation, isBooked, today, zone);
};

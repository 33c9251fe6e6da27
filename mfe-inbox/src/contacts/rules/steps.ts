import type { Conversation, Quote, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';
import { standingOf } from '#talk/rules/conversation-facts';

/** Days of silence after which it is time to ask again. */
const quietDays = 5;

/** How far the couple are with somebody. */
export type ContactState =
  | { kind: 'own' }
  | { kind: 'asked' }
  | { kind: 'talking' }
  | { kind: 'quoted'; price: Quote['price'] }
  | { kind: 'held'; until: string | null }
  | { kind: 'booked' }
  | { kind: 'closed' }
  | { kind: 'blocked' };

/** What there is to do next with somebody; days are yyyy-MM-dd. */
export type NextStep =
  | { kind: 'answer' }
  | { kind: 'answer-visit'; day: string }
  /** On a price, or a day that is held: until when. */
  | { kind: 'decide'; until: string | null }
  | { kind: 'meet'; day: string; time: string | null }
  | { kind: 'ask-again'; days: number }
  | { kind: 'wait' }
  | { kind: 'reach' }
  | { kind: 'nothing' };

interface About {
  conversation: Conversation | null;
  entry: ShortlistedSupplier | null;
  isBooked: boolean;
}

/** Where a couple stand with somebody. What is further along goes first. */
export const contactState = ({ conversation, isBooked }: About, today: string): ContactState => {
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

/** The last day to decide, of what still holds; undefined where there is nothing to decide on. */
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

/** What is next with somebody, for the couple. */
export const nextStep = ({ conversation, entry, isBooked }: About, today: string, zone: string): NextStep => {
  if (conversation === null) {
    const { email = '', phone = '' } = entry?.contact ?? {};
    return !isBooked && (email !== '' || phone !== '') ? { kind: 'reach' } : { kind: 'nothing' };
  }
  const { kind } = standingOf(conversation, 'couple', { isBooked });
  return kind === 'closed' || kind === 'blocked'
    ? { kind: 'nothing' }
    : withOthers(conversation, isBooked, today, zone);
};

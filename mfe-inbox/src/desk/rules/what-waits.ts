import { type Conversation, conversationState } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { DateTime } from 'luxon';
import { isHeldFor } from '#talk/days/day-standing';
import type { Day } from '#talk/days/taken-days';

/** Days before the end of a hold at which it is urgent, and at which it is soon. */
const pressingDays = 2;
const soonDays = 14;

/** A hold that ends soon, with its couple if one knows of it. */
export interface EndingHold {
  day: string;
  until: string;
  isPressing: boolean;
  conversation: Identified<Conversation> | null;
}

const daysTo = (day: string, today: string): number =>
  DateTime.fromISO(day, { zone: 'utc' }).diff(DateTime.fromISO(today, { zone: 'utc' }), 'days').days;

const isOpen = (conversation: Conversation): boolean => conversationState(conversation).state !== 'closed';

/** Returns the holds that end within two weeks, the next one first. */
export const endingHolds = (
  days: readonly Day[],
  conversations: readonly Identified<Conversation>[],
  today: string,
): EndingHold[] =>
  days
    .flatMap(({ day, state, until }) => {
      if (state !== 'held' || until === null || until < today || daysTo(until, today) > soonDays) return [];
      const conversation = conversations.find((one) => isOpen(one) && isHeldFor(one, day)) ?? null;
      return [{ day, until, isPressing: daysTo(until, today) <= pressingDays, conversation }];
    })
    .toSorted((a, b) => (a.until < b.until ? -1 : Number(a.until > b.until)));

/** Counts the open conversations about the same day; 0 for a couple without a day. */
export const askingForDay = ({ weddingDate }: Conversation, conversations: readonly Conversation[]): number =>
  weddingDate === null ? 0 : conversations.filter((one) => one.weddingDate === weddingDate && isOpen(one)).length;

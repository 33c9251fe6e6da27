import { type Conversation, conversationState } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { DateTime } from 'luxon';
import { isHeldFor } from '#talk/days/day-standing';
import type { Day } from '#talk/days/taken-days';

/** Days ahead at which a hold's end is pressing, and at which it is soon. */
const pressingDays = 2;
const soonDays = 14;

/** A hold that ends soon, with the couple it is for where one was told of it. */
export interface EndingHold {
  day: string;
  until: string;
  isPressing: boolean;
  conversation: Identified<Conversation> | null;
}

const daysTo = (day: string, today: string): number =>
  DateTime.fromISO(day, { zone: 'utc' }).diff(DateTime.fromISO(today, { zone: 'utc' }), 'days').days;

const isOpen = (conversation: Conversation): boolean => conversationState(conversation).state !== 'closed';

/** The holds that end within two weeks, the next one first. */
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

/** How many couples ask for the same day, while nothing has ended; 0 for who has none. */
export const askingForDay = ({ weddingDate }: Conversation, conversations: readonly Conversation[]): number =>
  weddingDate === null ? 0 : conversations.filter((one) => one.weddingDate === weddingDate && isOpen(one)).length;

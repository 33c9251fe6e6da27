import type { ClosedDays, Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { isClosedOn } from '@posy/shared-contracts/rules';
import { isHeldFor } from '#talk/days/day-standing';
import type { Day } from '#talk/days/taken-days';
import { standingOf } from '#talk/rules/conversation-facts';

/** A couple that asked for a day, and whether a hold exists for them. */
export interface Asking {
  conversation: Identified<Conversation>;
  isHeld: boolean;
}

/** A day in a supplier's calendar. */
export interface CalendarDay {
  day: string;
  state: Day['state'];
  /** Taken only because of the rules for closed days. */
  isClosed: boolean;
  /** The rules close this day; an entry for it is an exception. */
  hasClosingRule: boolean;
  until: string | null;
  /** Ids of the calendars that say so. */
  calendars: readonly string[];
  asking: readonly Asking[];
}

/** A hold counts on its last day, and no longer. */
const stateOn = ({ state, until }: Day, today: string): Day['state'] =>
  state === 'held' && until !== null && until < today ? 'free' : state;

/** The couples that still ask, by the day they marry on. */
export const askingByDay = (conversations: readonly Identified<Conversation>[]): ReadonlyMap<string, Asking[]> => {
  const asking = new Map<string, Asking[]>();
  for (const conversation of conversations) {
    const day = conversation.weddingDate;
    const { kind } = standingOf(conversation, 'supplier', { isBooked: false });
    if (day === null || kind === 'closed' || kind === 'blocked') continue;
    asking.set(day, [...(asking.get(day) ?? []), { conversation, isHeld: isHeldFor(conversation, day) }]);
  }
  return asking;
};

/** Tells what a day is, from the days that are taken or held. */
export const calendarOf = (
  days: readonly Day[],
  asking: ReadonlyMap<string, readonly Asking[]>,
  today: string,
  closed?: ClosedDays,
): ((day: string) => CalendarDay) => {
  const said = new Map(days.map((one) => [one.day, one]));
  return (day) => {
    const one = said.get(day);
    const state = one === undefined ? 'free' : stateOn(one, today);
    return {
      day,
      state,
      isClosed: one?.isClosed === true,
      hasClosingRule: isClosedOn(closed, day),
      until: state === 'held' ? (one?.until ?? null) : null,
      calendars: state === 'busy' ? (one?.calendars ?? []) : [],
      asking: asking.get(day) ?? [],
    };
  };
};

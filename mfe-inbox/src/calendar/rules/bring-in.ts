import { changeFields, deleteDocument, type Edit, joinEdits, makeDocument, noEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { BroughtCalendar, BusyDay, SupplierProfile } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { isClosedOn } from '@posy/shared-contracts/rules';
import type { Day } from '#talk/days/taken-days';

/** The data that is known before a calendar is brought in. */
export interface Before {
  /** The supplier's entries for days from today on, also for free days. */
  said: readonly Day[];
  /** Days that the profile itself calls taken, without closed ones: a rule may be taken back, a wedding stays. */
  ofProfile: readonly string[];
  /** The calendars that were brought in, by id. */
  calendars: readonly Identified<BroughtCalendar>[];
}

/** The effects of bringing in a calendar, by days. */
export interface Plan {
  /** Become taken. */
  taken: readonly string[];
  /** Are taken already. */
  here: readonly string[];
  /** Are held for somebody: the hold stays. */
  held: readonly string[];
  /** Were taken by this calendar, which says so no more. */
  gone: readonly Day[];
}

/** The taken days of a profile without those that its rules close. */
export const bookedDays = ({ busyDays = [], closed }: Pick<SupplierProfile, 'busyDays' | 'closed'>): string[] =>
  busyDays.filter((day) => !isClosedOn(closed, day));

const isFrom = (id: string, { calendars = [] }: Day): boolean => calendars.includes(id);

/** Compares a calendar's days with what is said of them. */
export const planOf = ({ said, ofProfile }: Before, id: string, days: readonly string[]): Plan => {
  const known = new Map(said.map((one) => [one.day, one]));
  const profile = new Set(ofProfile);
  const kindOf = (day: string): 'taken' | 'here' | 'held' => {
    const one = known.get(day);
    if (one === undefined) return profile.has(day) ? 'here' : 'taken';
    return one.state === 'held' ? 'held' : one.state === 'busy' ? 'here' : 'taken';
  };
  const of = (kind: ReturnType<typeof kindOf>): string[] => days.filter((day) => kindOf(day) === kind);
  const wanted = new Set(days);
  const gone = said.filter((one) => one.state === 'busy' && isFrom(id, one) && !wanted.has(one.day));
  return { taken: of('taken'), here: of('here'), held: of('held'), gone };
};

const stamped = ['updatedAt'] as const;

/** Takes one calendar's word from a day; without another's, the day is as it was before. */
const letGo = (supplierId: string, { ofProfile }: Before, id: string, one: Day): Edit => {
  const days = collections.busyDays(supplierId);
  const others = (one.calendars ?? []).filter((calendar) => calendar !== id);
  if (others.length > 0) return changeFields<BusyDay>(days, one, { calendars: others }, stamped);
  return ofProfile.includes(one.day)
    ? changeFields<BusyDay>(days, one, { state: 'free', calendars: undefined }, stamped)
    : deleteDocument(days, one);
};

/** Marks a day as taken by a calendar. A day that people or the profile marked as taken stays as it is. */
const takeDay = (supplierId: string, id: string, day: string, one: Day | undefined): Edit => {
  const days = collections.busyDays(supplierId);
  if (one === undefined)
    return makeDocument(days, { id: day, day, state: 'busy', until: null, calendars: [id] }, stamped);
  if (one.state === 'free')
    return changeFields<BusyDay>(days, one, { state: 'busy', until: null, calendars: [id] }, stamped);
  const { calendars = [] } = one;
  return one.state === 'busy' && calendars.length > 0 && !calendars.includes(id)
    ? changeFields<BusyDay>(days, one, { calendars: [...calendars, id] }, stamped)
    : noEdit;
};

/** A calendar that is brought in, or read once more. */
export interface Brought {
  id: string;
  name: string;
  entries: number;
  days: readonly string[];
}

/** Brings a calendar in: its days become taken, those that it gave up are let go. One step to undo. */
export const bringIn = (supplierId: string, before: Before, { id, name, entries, days }: Brought): Edit => {
  const known = new Map(before.said.map((one) => [one.day, one]));
  const { taken, here, gone } = planOf(before, id, days);
  const shared = here.filter((day) => known.has(day));
  const calendars = collections.broughtCalendars(supplierId);
  const there = before.calendars.find((one) => one.id === id);
  const said =
    there === undefined
      ? makeDocument(calendars, { id, name, entries }, stamped)
      : changeFields<BroughtCalendar>(calendars, there, { name, entries }, stamped);
  return joinEdits(
    said,
    ...[...taken, ...shared].map((day) => takeDay(supplierId, id, day, known.get(day))),
    ...gone.map((one) => letGo(supplierId, before, id, one)),
  );
};

/** Takes a calendar away with every day that it alone says is taken. */
export const takeOut = (supplierId: string, before: Before, calendar: Identified<BroughtCalendar>): Edit =>
  joinEdits(
    deleteDocument(collections.broughtCalendars(supplierId), calendar),
    ...before.said.filter((one) => isFrom(calendar.id, one)).map((one) => letGo(supplierId, before, calendar.id, one)),
  );

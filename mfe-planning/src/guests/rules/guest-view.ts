import { type InvitationType, invitedParts, lacksEmail, type RsvpAnswer } from '@posy/shared-contracts/entities';
import type { GuestItem } from './guest-item';
import type { Household } from './households';

/** The choices of the `show` filter. */
export const shows = [
  'everyone',
  'ceremony',
  'day',
  'evening',
  'no-address',
  'no-email',
  'coming',
  'to-reply',
  'declined',
  'needs',
] as const;
export type GuestShow = (typeof shows)[number];

/** Reads `show` of the address; anything unknown is `everyone`. */
export const parseShow = (text: string | null): GuestShow => shows.find((show) => show === text) ?? 'everyone';

/** Returns a guest's answer to an event; `pending` for a guest who was never asked. */
export const answerTo = ({ rsvp }: Pick<GuestItem, 'rsvp'>, eventId: string): RsvpAnswer => rsvp[eventId] ?? 'pending';

/** Returns true when an invitation includes a part of the wedding. */
export const isInvitedTo = ({ invitationType }: Pick<GuestItem, 'invitationType'>, part: InvitationType): boolean =>
  invitedParts[invitationType].includes(part);

/** Returns true when a guest has needs for the caterer. */
export const hasNeeds = ({ diets, allergens, dietNotes }: GuestItem): boolean =>
  diets.length > 0 || allergens.length > 0 || dietNotes.trim() !== '';

/**
 * Returns true when no letter can reach a guest: an invitation goes to a household, so the head's address is enough.
 */
export const lacksAddress = (guest: GuestItem, { head }: Household): boolean =>
  guest.address.trim() === '' && head.address.trim() === '';

/** The event whose answers are shown. The main one takes all day; evening guests come to it later. */
export interface AnsweredEvent {
  id: string;
  isMain: boolean;
}

const isComing = (guest: GuestItem, { id }: AnsweredEvent): boolean => answerTo(guest, id) === 'attending';

const holds: Record<GuestShow, (guest: GuestItem, household: Household, event: AnsweredEvent) => boolean> = {
  everyone: () => true,
  ceremony: (guest) => isInvitedTo(guest, 'ceremony'),
  day: (guest) => isInvitedTo(guest, 'day'),
  evening: (guest) => isInvitedTo(guest, 'evening'),
  'no-address': lacksAddress,
  'no-email': (guest) => lacksEmail(guest),
  coming: (guest, _household, event) => isComing(guest, event) && (!event.isMain || isInvitedTo(guest, 'day')),
  'to-reply': (guest, _household, { id }) => answerTo(guest, id) === 'pending',
  declined: (guest, _household, { id }) => answerTo(guest, id) === 'declined',
  needs: hasNeeds,
};

/** The counts of the filters and summaries. */
export interface GuestCounts {
  shows: Record<GuestShow, number>;
  /** Number of guests who come to the main event for the evening only, beside the day guests. */
  eveningOnly: number;
  categories: readonly { category: string; count: number }[];
}

/** Counts all filters in one pass. */
export const countGuests = (households: readonly Household[], event: AnsweredEvent): GuestCounts => {
  const counts = Object.fromEntries(shows.map((show) => [show, 0])) as Record<GuestShow, number>;
  const categories = new Map<string, number>();
  let eveningOnly = 0;
  for (const household of households)
    for (const guest of household.members) {
      for (const show of shows) if (holds[show](guest, household, event)) counts[show] += 1;
      if (event.isMain && isComing(guest, event) && !isInvitedTo(guest, 'day')) eveningOnly += 1;
      if (guest.category !== '') categories.set(guest.category, (categories.get(guest.category) ?? 0) + 1);
    }
  const named = [...categories].map(([category, count]) => ({ category, count }));
  return { shows: counts, eveningOnly, categories: named.sort((a, b) => a.category.localeCompare(b.category)) };
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

const texts = new WeakMap<GuestItem, string>();

/** Returns the searchable text of a guest, cached for each version of the guest. */
const textOf = (guest: GuestItem): string => {
  const known = texts.get(guest);
  if (known !== undefined) return known;
  const { name, household, category, contacts, address, notes, meal } = guest;
  const made = plain([name, household, category, contacts.email, contacts.phone, address, notes, meal].join('\n'));
  texts.set(guest, made);
  return made;
};

/** The filters of the list. A `category` of null stands for all. */
export interface GuestChoice {
  show: GuestShow;
  category: string | null;
  text: string;
}

/** A household with its listed members. */
export interface ListedHousehold {
  household: Household;
  guests: readonly GuestItem[];
}

/** Filters the households. Every word of the search must occur in the guest or in the household's name. */
export const listGuests = (
  households: readonly Household[],
  { show, category, text }: GuestChoice,
  event: AnsweredEvent,
): ListedHousehold[] => {
  const words = plain(text).split(/\s+/u).filter(Boolean);
  return households.flatMap((household) => {
    const shared = plain(household.head.household);
    const isListed = (guest: GuestItem): boolean =>
      (category === null || guest.category === category) &&
      holds[show](guest, household, event) &&
      words.every((word) => textOf(guest).includes(word) || shared.includes(word));
    const guests = household.members.filter(isListed);
    return guests.length === 0 ? [] : [{ household, guests }];
  });
};

import { invitedParts, type RsvpAnswer } from '@posy/shared-contracts/entities';
import type { GuestItem } from '#guests/rules/guest-item';
import type { Household } from '#guests/rules/households';
import type { SeatingGuest } from './seating-plan';

/** The guests who get a seat: those who accepted, or everybody who has not declined. */
export type SeatingScope = 'attending' | 'expected';

const answerOf = ({ rsvp }: GuestItem, mainEvent: string): RsvpAnswer => rsvp[mainEvent] ?? 'pending';

/**
 * Returns the first scope of a plan: guests who accepted, or everybody while nobody has, because most tables are
 * planned before the replies.
 */
export const firstScope = (households: readonly Household[], mainEvent: string): SeatingScope =>
  households.some(({ members }) => members.some((guest) => answerOf(guest, mainEvent) === 'attending'))
    ? 'attending'
    : 'expected';

/**
 * Returns the guests of a seating plan: the day guests who come. Guests without an answer are included when they are
 * expected, or already have a seat, so that it is not given twice. A guest who declined has no seat.
 */
export const guestsOfDay = (
  households: readonly Household[],
  mainEvent: string,
  scope: SeatingScope,
  names: ReadonlyMap<string, string>,
): SeatingGuest[] =>
  households.flatMap(({ id: household, members }) =>
    members
      .filter((guest) => {
        const answer = answerOf(guest, mainEvent);
        const isOfDay = invitedParts[guest.invitationType].includes('day');
        return (
          isOfDay &&
          (answer === 'attending' || (answer === 'pending' && (scope === 'expected' || guest.table !== null)))
        );
      })
      .map(({ id, category, child, table }) => ({ id, name: names.get(id) ?? '', household, category, child, table })),
  );

import { invitedParts, type RsvpAnswer } from '@posy/shared-contracts/entities';
import type { GuestItem } from '#guests/rules/guest-item';
import type { Household } from '#guests/rules/households';
import type { SeatingGuest } from './seating-plan';

/** Who gets a seat: who said yes, or everybody who has not said no. */
export type SeatingScope = 'attending' | 'expected';

const answerOf = ({ rsvp }: GuestItem, mainEvent: string): RsvpAnswer => rsvp[mainEvent] ?? 'pending';

/** Whom a plan begins with: who said yes; before anybody has, everybody, as most tables are thought of before the replies. */
export const firstScope = (households: readonly Household[], mainEvent: string): SeatingScope =>
  households.some(({ members }) => members.some((guest) => answerOf(guest, mainEvent) === 'attending'))
    ? 'attending'
    : 'expected';

/**
 * The guests of a seating plan: those of the day who come. Who has not answered is among them when they are expected, or
 * when they have a seat already, so that it is not given twice. Who said no holds no seat.
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

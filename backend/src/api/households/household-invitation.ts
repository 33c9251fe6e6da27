import { type Guest, householdAnswerSchema } from '@posy/shared-contracts/entities';
import { isInvitedTo } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Handler } from '../handler';
import { visible } from '../input/visible';
import { type Household, readHousehold } from './household';

/** Answers that were given; what is open is none. */
const given = ({ rsvp }: Guest): Record<string, 'yes' | 'no'> =>
  Object.fromEntries(
    Object.entries(rsvp).flatMap(([event, answer]) =>
      answer === 'pending' ? [] : [[event, answer === 'attending' ? 'yes' : 'no']],
    ),
  );

const personOf = (guest: Guest & { id: string }, events: Household['events']) => ({
  id: guest.id,
  name: guest.name,
  plusOne: guest.plusOne,
  child: guest.child,
  events: events.filter((event) => isInvitedTo(event, guest)).map(({ id }) => id),
  answers: given(guest),
  meal: guest.meal,
  diets: guest.diets,
  allergens: guest.allergens,
  dietNotes: guest.dietNotes,
});

/**
 * What a household sees by its link. Fields are named one by one: notes about guests stay inside. Programs that look through
 * mail ask for it too: reading says nothing of the household.
 */
export const householdInvitation: Handler<'householdInvitation'> = async ({ firestore }, { params }) =>
  firestore.runTransaction(async (transaction) => {
    const { id, weddingId, wedding, people, events, answersUntil } = await readHousehold(
      firestore,
      transaction,
      params.token,
    );
    const stored = await transaction.get(firestore.doc(`weddings/${weddingId}/answers/${id}`));
    const answer = v.safeParse(householdAnswerSchema, plain(stored.data() ?? {}));
    return visible({
      partners: wedding.partners,
      date: wedding.date,
      locale: wedding.l10n.locale,
      answersUntil,
      people: people.map((person) => personOf(person, events)),
      events: events.map(({ id: eventId, type, name, date, time, place, address, description, attire }) => ({
        id: eventId,
        type,
        name,
        date,
        time,
        place,
        ...(address !== undefined && { address }),
        description,
        attire,
      })),
      message: answer.success ? answer.output.message : '',
      song: answer.success ? answer.output.song : '',
      answeredAt: answer.success ? answer.output.answeredAt : null,
      answeredBy: answer.success ? answer.output.answeredBy : null,
    });
  });

/** Notes that the household looked: its page says so, once. */
export const openInvitation: Handler<'openInvitation'> = async ({ firestore, now }, { params }) =>
  firestore.runTransaction(async (transaction) => {
    const { id, weddingId } = await readHousehold(firestore, transaction, params.token);
    const invitation = await transaction.get(firestore.doc(`weddings/${weddingId}/households/${id}`));
    if (invitation.exists && invitation.get('openedAt') === null)
      transaction.update(invitation.ref, { openedAt: Timestamp.fromMillis(now()) });
    return {};
  });

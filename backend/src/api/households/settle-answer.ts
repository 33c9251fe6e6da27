import { type HouseholdAnswer, type OpenField } from '@posy/shared-contracts/entities';
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { inTurn } from '#documents/in-turn';
import { caller, type Handler } from '../handler';
import { householdOfCouple, type HouseholdPerson } from './household';
import { changeGuests, readAnswer } from './take-answer';

/** A guest with the household's word in what was open. */
const asSaid = (
  person: HouseholdPerson,
  { people, plusOne }: HouseholdAnswer,
  open: readonly OpenField[],
): HouseholdPerson => {
  const said = people[person.id];
  if (said === undefined) return person;
  const { events, ...needs } = said;
  const chosen = Object.entries(needs).filter(([field]) => open.some((one) => one === field));
  return {
    ...person,
    ...(Object.fromEntries(chosen) as Partial<typeof needs>),
    ...(open.includes('events') && { rsvp: { ...person.rsvp, ...events } }),
    ...(open.includes('name') && { name: plusOne.name }),
  };
};

/** Chooses between the couple's word of a guest and the household's. */
export const settleAnswer: Handler<'settleAnswer'> = async ({ firestore, now }, call) => {
  const { weddingId, guestId, take } = call.body;
  const { uid } = caller(call);
  const { householdId } = call.params;
  await inTurn(firestore, weddingId, async (transaction) => {
    const household = await householdOfCouple(firestore, transaction, { weddingId, householdId, uid });
    const reference = firestore.doc(`weddings/${weddingId}/answers/${householdId}`);
    const answer = readAnswer(await transaction.get(reference));
    const open = answer?.open[guestId];
    if (answer === null || open === undefined) return;
    if (take === 'theirs') {
      const at = Timestamp.fromMillis(now());
      const after = household.people.map((person) => (person.id === guestId ? asSaid(person, answer, open) : person));
      changeGuests({ firestore, transaction, at }, household, after);
    }
    transaction.update(reference, new FieldPath('open', guestId), FieldValue.delete());
  });
  return {};
};

import { type Guest, type HouseholdAnswer } from '@posy/shared-contracts/entities';
import { addTotals, isInvitedTo, replyOf, totalsOfGuest } from '@posy/shared-contracts/rules';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Call, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { type Household, readHousehold } from './household';

type Said = Call<'answerInvitation'>['body']['people'];
type Person = Household['people'][number];

const notInvited = () => new Refusal(400, 'not-invited', 'The answer names somebody or something that is not invited.');

const requireInvited = ({ people, events }: Household, said: Said): void => {
  for (const [id, { events: answers }] of Object.entries(said)) {
    const person = people.find((one) => one.id === id);
    if (person === undefined) throw notInvited();
    for (const eventId of Object.keys(answers)) {
      const event = events.find((one) => one.id === eventId);
      if (event === undefined || !isInvitedTo(event, person)) throw notInvited();
    }
  }
};

/** A guest after the household's answer; somebody who is not named in it stays as they were. */
const answered = (person: Person, said: Said): Person => {
  const own = Object.hasOwn(said, person.id) ? said[person.id] : undefined;
  if (own === undefined) return person;
  const { events, name, ...needs } = own;
  const rsvp: Guest['rsvp'] = { ...person.rsvp };
  for (const [event, answer] of Object.entries(events)) rsvp[event] = answer === 'yes' ? 'attending' : 'declined';
  return { ...person, ...needs, rsvp, ...(person.plusOne && name !== undefined && { name: name.trim() }) };
};

const peopleOf = ({ events }: Household, people: readonly Person[]): HouseholdAnswer['people'] =>
  Object.fromEntries(
    people.map((person) => {
      const answers = events.map((event) => {
        if (!isInvitedTo(event, person)) return [event.id, 'not-asked'];
        return [event.id, person.rsvp[event.id] === 'attending' ? 'yes' : 'no'];
      });
      const { meal, diets, allergens, dietNotes } = person;
      return [person.id, { events: Object.fromEntries(answers), meal, diets, allergens, dietNotes }];
    }),
  );

/** Takes a household's answer: its guests, the totals of the list and the answer itself change in one commit. */
export const answerInvitation: Handler<'answerInvitation'> = async ({ firestore, now }, { params, body }) =>
  firestore.runTransaction(async (transaction) => {
    const household = await readHousehold(firestore, transaction, params.token);
    const { weddingId, id, people, answersUntil } = household;
    const at = Timestamp.fromMillis(now());
    if (answersUntil !== null && at.toDate().toISOString().slice(0, 10) > answersUntil)
      throw new Refusal(409, 'answers-closed', 'The last day to answer is over. Please write to the couple.');
    requireInvited(household, body.people);
    const wedding = firestore.doc(`weddings/${weddingId}`);
    const invitation = await transaction.get(wedding.collection('households').doc(id));
    const after = people.map((person) => answered(person, body.people));
    for (const [index, person] of after.entries()) {
      if (person === people[index]) continue;
      const { rsvp, meal, diets, allergens, dietNotes, name } = person;
      const change = { rsvp, meal, diets: [...diets], allergens: [...allergens], dietNotes, name, updatedAt: at };
      transaction.update(wedding.collection('guests').doc(person.id), change);
    }
    const change = addTotals([
      ...people.map((person) => ({ totals: totalsOfGuest(person), times: -1 })),
      ...after.map((person) => ({ totals: totalsOfGuest(person), times: 1 })),
    ]);
    transaction.update(wedding, {
      'guests.attending': FieldValue.increment(change.attending),
      'guests.declined': FieldValue.increment(change.declined),
    });
    const guest = after.find(({ plusOne }) => plusOne);
    transaction.set(wedding.collection('answers').doc(id), {
      people: peopleOf(household, after),
      plusOne: { allowed: guest !== undefined, name: guest?.name ?? '' },
      message: body.message,
      song: body.song,
      answeredAt: at,
      answeredBy: 'guest',
      by: null,
    });
    if (invitation.exists) transaction.update(invitation.ref, { answeredAt: at });
    const replies = after.map(replyOf);
    return {
      answeredAt: at.toDate().toISOString(),
      attending: replies.filter((reply) => reply === 'attending').length,
      declined: replies.filter((reply) => reply === 'declined').length,
    };
  });

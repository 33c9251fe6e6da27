import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import {
  type EventAnswer,
  type Guest,
  type HouseholdAnswer,
  householdAnswerSchema,
} from '@posy/shared-contracts/entities';
import { addTotals, isInvitedTo, replyOf, totalsOfGuest } from '@posy/shared-contracts/rules';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Call } from '../handler';
import { Refusal } from '../refusal';
import { type Household } from './household';

type Said = Call<'answerInvitation'>['body']['people'];
type Person = Household['people'][number];

/** The words of an answer that was given before; none where they are missing or spoilt. */
const storedWords = v.object({
  message: v.fallback(householdAnswerSchema.entries.message, ''),
  song: v.fallback(householdAnswerSchema.entries.song, ''),
});

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

/** What a person says of an event; null while they have said nothing. */
const answerOf = (event: Household['events'][number], person: Person): EventAnswer | null => {
  if (!isInvitedTo(event, person)) return 'not-asked';
  const reply = person.rsvp[event.id] ?? 'pending';
  if (reply === 'pending') return null;
  return reply === 'attending' ? 'yes' : 'no';
};

const peopleOf = ({ events }: Household, people: readonly Person[]): HouseholdAnswer['people'] =>
  Object.fromEntries(
    people.map((person) => {
      const answers = events.flatMap((event) => {
        const answer = answerOf(event, person);
        return answer === null ? [] : [[event.id, answer] as const];
      });
      const { meal, diets, allergens, dietNotes } = person;
      return [person.id, { events: Object.fromEntries(answers), meal, diets, allergens, dietNotes }];
    }),
  );

/** The household's words after an answer: what it does not say again stays. */
const wordsOf = (before: DocumentSnapshot, { message, song }: Call<'answerInvitation'>['body']) => {
  const stored = v.parse(storedWords, plain(before.data() ?? {}));
  return { message: message ?? stored.message, song: song ?? stored.song };
};

/** Who says it, and when. */
interface Saying extends Pick<HouseholdAnswer, 'answeredBy' | 'by'> {
  firestore: Firestore;
  transaction: Transaction;
  at: Timestamp;
}

/** Brings guests up to date, and the totals of the list. */
const changeGuests = (
  { firestore, transaction, at }: Saying,
  { weddingId, people }: Household,
  after: readonly Person[],
): void => {
  const wedding = firestore.doc(`weddings/${weddingId}`);
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
};

/** Takes a household's answer: its guests, the totals of the list and the answer itself change in one commit. */
export const takeAnswer = async (
  saying: Saying,
  household: Household,
  body: Call<'answerInvitation'>['body'],
): Promise<EndpointOutput<'answerInvitation'>> => {
  const { firestore, transaction, at, answeredBy, by } = saying;
  const { weddingId, id, people } = household;
  requireInvited(household, body.people);
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const answers = wedding.collection('answers').doc(id);
  const [invitation, before] = await Promise.all([
    transaction.get(wedding.collection('households').doc(id)),
    transaction.get(answers),
  ]);
  const after = people.map((person) => answered(person, body.people));
  changeGuests(saying, household, after);
  const guest = after.find(({ plusOne }) => plusOne);
  transaction.set(answers, {
    people: peopleOf(household, after),
    plusOne: { allowed: guest !== undefined, name: guest?.name ?? '' },
    ...wordsOf(before, body),
    ...{ answeredAt: at, answeredBy, by },
  });
  const isFirstSeen = answeredBy === 'guest' && invitation.get('openedAt') === null;
  if (invitation.exists) transaction.update(invitation.ref, { answeredAt: at, ...(isFirstSeen && { openedAt: at }) });
  const replies = after.map(replyOf);
  return {
    answeredAt: at.toDate().toISOString(),
    attending: replies.filter((reply) => reply === 'attending').length,
    declined: replies.filter((reply) => reply === 'declined').length,
  };
};

import { websiteConstants } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type HouseholdAnswer, householdAnswerSchema, type RsvpAnswer } from '@posy/shared-contracts/entities';
import {
  addTotals,
  householdTitle,
  isInvitedTo,
  mergeReplies,
  replyOf,
  totalsOfGuest,
} from '@posy/shared-contracts/rules';
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
import { type Household, type HouseholdPerson } from './household';
import { mergeAnswer, type MergedPerson } from './merge-answer';

type AnswerBody = Call<'answerInvitation'>['body'];

/** The texts of an earlier answer; empty when they are missing or invalid. */
const storedWords = v.object({
  message: v.fallback(householdAnswerSchema.entries.message, ''),
  song: v.fallback(householdAnswerSchema.entries.song, ''),
});

const notInvited = () => new Refusal(400, 'not-invited', 'The answer names somebody or something that is not invited.');

const requireInvited = ({ people, events }: Household, said: AnswerBody['people']): void => {
  for (const [id, { events: answers }] of Object.entries(said)) {
    const person = people.find((one) => one.id === id);
    if (person === undefined) throw notInvited();
    for (const eventId of Object.keys(answers)) {
      const event = events.find((one) => one.id === eventId);
      if (event === undefined || !isInvitedTo(event, person)) throw notInvited();
    }
  }
};

/** A household's stored answer; null where there is none, or one that cannot be read. */
export const readAnswer = (stored: DocumentSnapshot): HouseholdAnswer | null => {
  const read = v.safeParse(householdAnswerSchema, plain(stored.data() ?? {}));
  return read.success ? read.output : null;
};

/** The household's words after an answer: what it does not say again stays. */
const wordsOf = (before: DocumentSnapshot, { message, song }: AnswerBody) => {
  const stored = v.parse(storedWords, plain(before.data() ?? {}));
  return { message: message ?? stored.message, song: song ?? stored.song };
};

/** Author and time of the answer. */
interface Saying extends Pick<HouseholdAnswer, 'answeredBy' | 'by'> {
  firestore: Firestore;
  transaction: Transaction;
  at: Timestamp;
}

/** Brings guests up to date, and the totals of the list. */
export const changeGuests = (
  { firestore, transaction, at }: Pick<Saying, 'firestore' | 'transaction' | 'at'>,
  { weddingId, wedding: { guests }, people }: Pick<Household, 'weddingId' | 'wedding' | 'people'>,
  after: readonly HouseholdPerson[],
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
    // An increment of a missing total would begin at 0 and look counted; the couple's next visit counts it.
    ...(guests.eveningDeclined !== undefined && {
      'guests.eveningDeclined': FieldValue.increment(change.eveningDeclined),
    }),
  });
};

const plusOneOf = (merged: readonly MergedPerson[], { people }: AnswerBody): HouseholdAnswer['plusOne'] => {
  const guest = merged.find(({ person }) => person.plusOne)?.person;
  const said = guest === undefined || !Object.hasOwn(people, guest.id) ? undefined : people[guest.id]?.name?.trim();
  return { allowed: guest !== undefined, name: said ?? guest?.name ?? '' };
};

const openOf = (merged: readonly MergedPerson[]): HouseholdAnswer['open'] =>
  Object.fromEntries(merged.filter(({ open }) => open.length > 0).map(({ person, open }) => [person.id, open]));

/** A person's own words with their replies to the couple's questions; refuses one that its question does not offer. */
const withReplies = (
  { id, said }: { id: string; said: MergedPerson['said'] },
  { questions, unshownQuestions: unshown }: Household,
  { body, before }: { body: AnswerBody; before: HouseholdAnswer | null },
): MergedPerson['said'] => {
  const named = Object.hasOwn(body.people, id) ? body.people[id] : undefined;
  const last = before?.people[id]?.replies;
  const replies = mergeReplies(questions, said.events, { said: named?.replies, last, unshown });
  if (replies === null) throw new Refusal(400, 'reply-unfit', 'A reply is none that its question offers.');
  const { replies: _before, ...own } = said;
  return Object.keys(replies).length === 0 ? own : { ...own, replies };
};

/** The household as its news name it. */
const nameOf = ({ id, wedding }: Household, people: readonly HouseholdPerson[]): string => {
  const head = people.find((person) => person.id === id);
  const title = head === undefined ? '' : householdTitle(head, people, wedding.l10n.locale);
  return title.slice(0, websiteConstants.householdNameLength);
};

/**
 * Stores a household's answer: its guests, the totals of the list and the answer itself change in one commit. Changes
 * that the couple made since the household's page was loaded stay on the list; the answer has both.
 */
export const takeAnswer = async (
  saying: Saying,
  household: Household,
  body: AnswerBody,
): Promise<EndpointOutput<'answerInvitation'>> => {
  const { firestore, transaction, at, answeredBy, by } = saying;
  const { weddingId, id } = household;
  requireInvited(household, body.people);
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const answers = wedding.collection('answers').doc(id);
  const [invitation, stored] = await Promise.all([
    transaction.get(wedding.collection('households').doc(id)),
    transaction.get(answers),
  ]);
  const before = readAnswer(stored);
  const merged = mergeAnswer(household, body, before);
  const after = merged.map(({ person }) => person);
  changeGuests(saying, household, after);
  const replies = after.map(replyOf);
  const count = (reply: RsvpAnswer): number => replies.filter((one) => one === reply).length;
  const [attending, declined] = [count('attending'), count('declined')];
  transaction.set(answers, {
    people: Object.fromEntries(
      merged.map(({ person: { id: personId }, said }) => [
        personId,
        withReplies({ id: personId, said }, household, { body, before }),
      ]),
    ),
    plusOne: plusOneOf(merged, body),
    ...wordsOf(stored, body),
    ...{ answeredAt: at, answeredBy, by },
    ...{ name: nameOf(household, after), attending, declined },
    times: (before?.times ?? 0) + 1,
    open: openOf(merged),
  });
  const isFirstSeen = answeredBy === 'guest' && invitation.get('openedAt') === null;
  if (invitation.exists) transaction.update(invitation.ref, { answeredAt: at, ...(isFirstSeen && { openedAt: at }) });
  return { answeredAt: at.toDate().toISOString(), attending, declined };
};

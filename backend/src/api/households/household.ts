import {
  type Guest,
  guestSchema,
  householdTokenSchema,
  type PublishedWebsite,
  type Wedding,
  weddingDay,
  type WeddingEvent,
  weddingEventSchema,
} from '@posy/shared-contracts/entities';
import { accessOf, compareEvents, isInvitedTo, untouchedMainEvent, withMainEvent } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isOpenWedding } from '#documents/closed';
import { plain } from '#documents/plain';
import { readWedding } from '#documents/stored-wedding';
import { requireAccess } from '../membership';
import { publicationOf, readPublication } from '../microsite/publication';
import { Refusal } from '../refusal';
import { tokenReference } from './links';

/** A household as its link shows it: its people, and the visible events that one of them at least is asked to. The wedding itself is
 * among them before it is stored. */
export interface Household {
  id: string;
  weddingId: string;
  wedding: Wedding;
  people: (Guest & { id: string })[];
  events: (WeddingEvent & { id: string })[];
  /** The last day to answer, yyyy-MM-dd. */
  answersUntil: string | null;
}

const linkSchema = v.omit(householdTokenSchema, ['createdAt']);

const unknown = () => new Refusal(404, 'invitation-unknown', 'There is no such invitation.');

const readAll = <T>(found: QuerySnapshot, schema: v.GenericSchema<unknown, T>): (T & { id: string })[] =>
  found.docs.flatMap((document) => {
    const read = v.safeParse(schema, plain(document.data()));
    return read.success ? [{ ...read.output, id: document.id }] : [];
  });

const inOrder = (a: WeddingEvent, b: WeddingEvent): number =>
  compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime });

/** Until when guests may answer: as they read it on what is published; without a website, as the couple wrote it down. */
const answersUntilOf = (site: DocumentSnapshot, read: PublishedWebsite | null): string | null => {
  const until: unknown = read === null ? site.get('answersUntil') : read.answersUntil;
  return typeof until === 'string' ? until : null;
};

/**
 * A household of a wedding; null when nobody of it is there. Its guests see the events that were published, which their
 * website has too; the couple sees them as they are.
 */
const gather = async (
  transaction: Transaction,
  { ref: reference }: DocumentSnapshot,
  wedding: Wedding,
  { householdId, isCouple }: { householdId: string; isCouple: boolean },
): Promise<Household | null> => {
  const guests = reference.collection('guests');
  const [head, others, events, site, published] = await Promise.all([
    transaction.get(guests.where('__name__', '==', guests.doc(householdId))),
    transaction.get(guests.where('head', '==', householdId)),
    transaction.get(reference.collection('events')),
    transaction.get(reference.collection('website').doc('site')),
    transaction.get(publicationOf(reference.firestore, reference.id)),
  ]);
  const people = [...readAll(head, guestSchema), ...readAll(others, guestSchema)];
  if (people.length === 0) return null;
  const publication = readPublication(site, published);
  const ofDraft = withMainEvent(readAll(events, weddingEventSchema), untouchedMainEvent(wedding));
  return {
    id: householdId,
    weddingId: reference.id,
    wedding,
    people,
    events: (isCouple ? ofDraft : (publication?.events ?? ofDraft))
      .map((event) => (event.type === 'main' ? { ...event, date: event.date ?? weddingDay(wedding) } : event))
      .filter((event) => event.visible && people.some((person) => isInvitedTo(event, person)))
      .sort(inOrder),
    answersUntil: answersUntilOf(site, publication),
  };
};

/** The household of a link, as long as who made it may edit guests. Every link that leads to none is refused alike. */
export const readHousehold = async (
  firestore: Firestore,
  transaction: Transaction,
  token: string,
): Promise<Household> => {
  const link = await transaction.get(tokenReference(firestore, token));
  const read = v.safeParse(linkSchema, link.data());
  if (!read.success) throw unknown();
  const { weddingId, householdId, madeBy } = read.output;
  const reference = firestore.doc(`weddings/${weddingId}`);
  const stored = await transaction.get(reference);
  if (!isOpenWedding(stored)) throw unknown();
  const wedding = readWedding(stored);
  if (accessOf(wedding, madeBy, 'guests') !== 'edit') throw unknown();
  const household = await gather(transaction, stored, wedding, { householdId, isCouple: false });
  if (household === null) throw unknown();
  return household;
};

/** The household of a call by the couple; refuses who may not edit guests, and one that is not there. */
export const householdOfCouple = async (
  firestore: Firestore,
  transaction: Transaction,
  { weddingId, householdId, uid }: { weddingId: string; householdId: string; uid: string },
): Promise<Household> => {
  const stored = await transaction.get(firestore.doc(`weddings/${weddingId}`));
  const wedding = requireAccess(stored, uid, 'guests', 'edit');
  const household = await gather(transaction, stored, wedding, { householdId, isCouple: true });
  const isHead = household?.people.every(({ id, head }) => id !== householdId || head === null);
  if (household === null || isHead !== true)
    throw new Refusal(404, 'household-unknown', 'This household is not there any more.');
  return household;
};

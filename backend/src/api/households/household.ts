import {
  type Guest,
  type GuestQuestion,
  guestSchema,
  householdTokenSchema,
  type PublishedWebsite,
  type Wedding,
  weddingDay,
  type WeddingEvent,
  weddingEventSchema,
} from '@posy/shared-contracts/entities';
import { type Market } from '@posy/shared-contracts/markets';
import {
  accessOf,
  compareEvents,
  dayIn,
  householdMarket,
  isInvitedTo,
  lastZone,
  untouchedMainEvent,
  withMainEvent,
} from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore, type QuerySnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isOpenWedding } from '#documents/closed';
import { plain } from '#documents/plain';
import { type Reads } from '#documents/reads';
import { readWedding } from '#documents/stored-wedding';
import { requireAccess } from '../membership';
import { answersUntilOf, readSettings } from '../microsite/invitation-settings';
import { copyOfDraft, publicationOf, readPublication } from '../microsite/publication';
import { Refusal } from '../refusal';
import { tokenReference } from './links';

/** A household as its link shows it: its people, and the visible events that one of them at least is asked to. The wedding itself is
 * among them before it is stored. */
export interface Household {
  id: string;
  weddingId: string;
  wedding: Wedding;
  people: (Guest & { id: string })[];
  /** The market in whose language it reads. */
  market: Market;
  events: (WeddingEvent & { id: string })[];
  /** The last day to answer, yyyy-MM-dd. */
  answersUntil: string | null;
  /** Main courses that guests choose from. */
  meals: readonly string[];
  /** Main courses for children, before the others. */
  childMeals: readonly string[];
  /** The couple's own questions about events that it is asked to, or about the whole. */
  questions: readonly GuestQuestion[];
  /** Their other questions: their events are hidden, not published, or not for this household. Nobody is asked them now. */
  unshownQuestions: readonly GuestQuestion[];
  /** True when its guests may send their pictures. */
  takesPhotos: boolean;
  /** The website that its guests can open; null while there is none. */
  website: Pick<PublishedWebsite, 'slug' | 'theme' | 'languages'> | null;
  /** The look that the couple chose, also before they publish. */
  theme: PublishedWebsite['theme'];
}

/** A guest of the household. */
export type HouseholdPerson = Household['people'][number];

const linkSchema = v.omit(householdTokenSchema, ['createdAt']);

const unknown = () => new Refusal(404, 'invitation-unknown', 'There is no such invitation.');

const readAll = <T>(found: QuerySnapshot, schema: v.GenericSchema<unknown, T>): (T & { id: string })[] =>
  found.docs.flatMap((document) => {
    const read = v.safeParse(schema, plain(document.data()));
    return read.success ? [{ ...read.output, id: document.id }] : [];
  });

const inOrder = (a: WeddingEvent, b: WeddingEvent): number =>
  compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime });

/**
 * A household of a wedding; null when nobody of it is there. Its guests see the events that were published, which their
 * website has too; the couple sees them as they are.
 */
const gather = async (
  reads: Reads,
  { ref: reference }: DocumentSnapshot,
  wedding: Wedding,
  { householdId, isCouple }: { householdId: string; isCouple: boolean },
): Promise<Household | null> => {
  const guests = reference.collection('guests');
  const [head, others, events, site, published, asked] = await Promise.all([
    reads.get(guests.where('__name__', '==', guests.doc(householdId))),
    reads.get(guests.where('head', '==', householdId)),
    reads.get(reference.collection('events')),
    reads.get(reference.collection('website').doc('site')),
    reads.get(publicationOf(reference.firestore, reference.id)),
    reads.get(reference.collection('invitationSettings').doc('current')),
  ]);
  const people = [...readAll(head, guestSchema), ...readAll(others, guestSchema)];
  if (people.length === 0) return null;
  const publication = readPublication(site, published);
  const settings = readSettings(asked);
  const ofDraft = withMainEvent(readAll(events, weddingEventSchema), untouchedMainEvent(wedding));
  const theirs = (isCouple ? ofDraft : (publication?.events ?? ofDraft))
    .map((event) => (event.type === 'main' ? { ...event, date: event.date ?? weddingDay(wedding) } : event))
    .filter((event) => event.visible && people.some((person) => isInvitedTo(event, person)))
    .sort(inOrder);
  const questions = settings?.questions ?? [];
  const isShown = ({ event }: GuestQuestion): boolean => event === null || theirs.some(({ id }) => id === event);
  return {
    id: householdId,
    weddingId: reference.id,
    wedding,
    people,
    market: householdMarket({ people, wedding, settings }),
    events: theirs,
    answersUntil: answersUntilOf(settings, site, publication),
    meals: settings?.meals ?? [],
    childMeals: settings?.childMeals ?? [],
    questions: questions.filter(isShown),
    unshownQuestions: questions.filter((question) => !isShown(question)),
    takesPhotos: settings?.takesPhotos ?? false,
    website: publication,
    theme: publication?.theme ?? copyOfDraft(site).theme,
  };
};

/**
 * Returns the household of a link, as long as the link's creator may edit guests. All invalid links are refused alike.
 */
export const readHousehold = async (firestore: Firestore, reads: Reads, token: string): Promise<Household> => {
  const link = await reads.get(tokenReference(firestore, token));
  const read = v.safeParse(linkSchema, link.data());
  if (!read.success) throw unknown();
  const { weddingId, householdId, madeBy } = read.output;
  const reference = firestore.doc(`weddings/${weddingId}`);
  const stored = await reads.get(reference);
  if (!isOpenWedding(stored)) throw unknown();
  const wedding = readWedding(stored);
  if (accessOf(wedding, madeBy, 'guests') !== 'edit') throw unknown();
  const household = await gather(reads, stored, wedding, { householdId, isCouple: false });
  if (household === null) throw unknown();
  return household;
};

/** Returns true when the last day to answer is over in the wedding's time zone. */
export const isClosed = (
  { answersUntil, wedding }: Pick<Household, 'answersUntil' | 'wedding'>,
  now: number,
): boolean => answersUntil !== null && dayIn(lastZone(wedding), now) > answersUntil;

/** The household of a call by the couple; refuses who may not edit guests, and one that is not there. */
export const householdOfCouple = async (
  firestore: Firestore,
  reads: Reads,
  { weddingId, householdId, uid }: { weddingId: string; householdId: string; uid: string },
): Promise<Household> => {
  const stored = await reads.get(firestore.doc(`weddings/${weddingId}`));
  const wedding = requireAccess(stored, uid, 'guests', 'edit');
  const household = await gather(reads, stored, wedding, { householdId, isCouple: true });
  const isHead = household?.people.every(({ id, head }) => id !== householdId || head === null);
  if (household === null || isHead !== true)
    throw new Refusal(404, 'household-unknown', 'This household is not there any more.');
  return household;
};

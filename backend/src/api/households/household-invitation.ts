import { type Guest, type HouseholdAnswer } from '@posy/shared-contracts/entities';
import { isInvitedTo, venueOfDay, weddingZone } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import { plainReads } from '#documents/reads';
import { type Handler } from '../handler';
import { visible } from '../input/visible';
import { storedEvents } from '../microsite/microsite';
import { venuesOf } from '../microsite/venues';
import { entryUid } from '../wedding-calendar/entries/entry';
import { readGivenAddress, shownAddress } from './given/given-address';
import { type Household, isClosed, readHousehold } from './household';
import { givenOn } from './merge-answer';
import { readAnswer } from './take-answer';

const personOf = (guest: Guest & { id: string }, events: Household['events'], answer: HouseholdAnswer | null) => ({
  id: guest.id,
  name: guest.name,
  plusOne: guest.plusOne,
  child: guest.child,
  events: events.filter((event) => isInvitedTo(event, guest)).map(({ id }) => id),
  answers: givenOn(guest),
  meal: guest.meal,
  diets: guest.diets,
  allergens: guest.allergens,
  dietNotes: guest.dietNotes,
  replies: answer?.people[guest.id]?.replies ?? {},
});

/** The booked venue stands for the place of the wedding itself, as on the website. */
const eventFor = (event: Household['events'][number], household: Household, place: string) => {
  const { id, type, name, date, time, address, description, attire, updatedAt } = event;
  const { weddingId } = household;
  return {
    calendar: { uid: entryUid(weddingId, 'event', type === 'main' ? 'main' : id), changedAt: updatedAt },
    ...{ id, type, name, date, time },
    place: type === 'main' && event.place.trim() === '' ? place : event.place,
    ...(address !== undefined && { address }),
    ...{ description, attire },
  };
};

/**
 * Returns the invitation of a household's link. Fields are listed one by one: notes about guests stay private. Programs
 * that scan mail request it too, so a read is not recorded as the household's.
 */
export const householdInvitation: Handler<'householdInvitation'> = async (context, { params }) => {
  const { firestore, now } = context;
  const household = await readHousehold(firestore, plainReads, params.token);
  const below = firestore.doc(`weddings/${household.weddingId}`);
  const [said, invitation] = await Promise.all([
    below.collection('answers').doc(household.id).get(),
    below.collection('households').doc(household.id).get(),
  ]);
  const answer = readAnswer(said);
  const { weddingId, wedding, people, events, answersUntil, meals, questions, website, theme } = household;
  const place = venueOfDay(await venuesOf(context, weddingId, await storedEvents(context, weddingId)));
  return visible({
    partners: wedding.partners,
    date: wedding.date,
    locale: wedding.l10n.locale,
    answersUntil,
    isClosed: isClosed(household, now()),
    timeZone: weddingZone(wedding),
    theme,
    slug: website?.slug ?? null,
    languages: [...(website?.languages ?? [])],
    meals: [...meals],
    childMeals: [...household.childMeals],
    questions: questions.map(({ id, kind, words, choices, event }) => ({ id, kind, words, choices, event })),
    people: people.map((person) => personOf(person, events, answer)),
    events: events.map((event) => eventFor(event, household, place)),
    message: answer?.message ?? '',
    song: answer?.song ?? '',
    answeredAt: answer?.answeredAt ?? null,
    answeredBy: answer?.answeredBy ?? null,
    address: shownAddress(people, readGivenAddress(invitation)),
    takesPhotos: household.takesPhotos,
  });
};

/** Notes that the household looked: its page says so, once. */
export const openInvitation: Handler<'openInvitation'> = async ({ firestore, now }, { params }) => {
  const { id, weddingId } = await readHousehold(firestore, plainReads, params.token);
  await firestore.runTransaction(async (transaction) => {
    const invitation = await transaction.get(firestore.doc(`weddings/${weddingId}/households/${id}`));
    if (invitation.exists && invitation.get('openedAt') === null)
      transaction.update(invitation.ref, { openedAt: Timestamp.fromMillis(now()) });
  });
  return {};
};

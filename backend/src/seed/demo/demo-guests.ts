import { Timestamp } from 'firebase-admin/firestore';
import { type SeedDocument } from '../write-all';
import { type DemoGuest, type DemoHousehold, demoHouseholds, demoTableNames } from './demo-guest-list';
import { daysBefore, type DemoFacts } from './facts/demo-facts';

const answers = { yes: 'attending', no: 'declined', open: 'pending' } as const;

/** `Zoë Marchant` → `zoe-marchant`, for ids and addresses. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

/** A guest's id: the head of a household gives it its own. */
export const idOf = (guest: DemoGuest, place: number): string =>
  guest.name === '' ? `plus-one-${place}` : slugOf(guest.name);

/** Guests invited to everything also answered about the supper the evening before. */
export const answersOf = ({ answer }: DemoGuest, { invited }: DemoHousehold): Record<string, string> => ({
  ...(answer !== 'open' && { main: answers[answer] }),
  ...(invited === 'ceremony' && answer !== 'open' && { supper: answers[answer] }),
});

const guestOf = (facts: DemoFacts, household: DemoHousehold, place: number, index: number): SeedDocument => {
  const guest = household.guests[index] as DemoGuest;
  const [first] = household.guests as readonly [DemoGuest];
  const hasEmail = guest.hasNoEmail !== true && guest.name !== '';
  return {
    path: `weddings/${facts.weddingId}/guests/${idOf(guest, place)}`,
    data: {
      name: guest.name,
      head: index === 0 ? null : idOf(first, place),
      household: index === 0 ? household.name : '',
      category: household.category,
      contacts: { email: hasEmail ? `${slugOf(guest.name)}@example.com` : null, phone: null },
      address: index === 0 ? household.address : '',
      location: '',
      rsvp: answersOf(guest, household),
      invitationType: household.invited,
      plusOne: guest.isPlusOne ?? false,
      child: guest.age !== undefined,
      age: guest.age ?? null,
      meal: guest.meal ?? '',
      diets: guest.diets ?? [],
      allergens: guest.allergens ?? [],
      dietNotes: guest.dietNotes ?? '',
      notes: '',
      table: guest.answer === 'no' ? null : (household.table ?? null),
      createdAt: daysBefore(facts, 60 - place),
      updatedAt: daysBefore(facts, guest.answer === 'open' ? 60 - place : 8),
    },
  };
};

/** The demo's guest list: ids and times follow from the list, so that a seeding done again makes the same. */
export const demoGuests = (facts: DemoFacts): SeedDocument[] =>
  demoHouseholds.flatMap((household, place) =>
    household.guests.map((_guest, index) => guestOf(facts, household, place, index)),
  );

/** The tables at which the first of them sit. */
export const demoTables = (facts: DemoFacts): SeedDocument[] =>
  Object.entries(demoTableNames).map(([id, name], index) => ({
    path: `weddings/${facts.weddingId}/tables/${id}`,
    data: {
      name,
      shape: index === 0 ? 'long' : 'round',
      seats: index === 0 ? 12 : 8,
      order: index + 1,
      stepFree: true,
      quiet: id === 'sweet-pea',
      createdAt: Timestamp.fromMillis(daysBefore(facts, 20).toMillis() + index),
    },
  }));

import { guestSchema, householdAnswerSchema, personAnswerSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { mergeAnswer } from './merge-answer';

const nothing = { meal: '', diets: [], allergens: [], dietNotes: '' };
const person = (changes: object = {}) => ({
  ...v.parse(guestSchema, { name: 'Jonas', head: null, contacts: {}, ...changes }),
  id: 'jonas',
});
const household = (changes: object = {}) => ({ people: [person(changes)], events: [] });
const one = ([merged]: ReturnType<typeof mergeAnswer>) => {
  if (merged === undefined) throw new Error('Nobody is there.');
  const { person: guest, said, open } = merged;
  return { rsvp: guest.rsvp, meal: guest.meal, allergens: guest.allergens, name: guest.name, said, open };
};
const before = (people: object, plusOne = { allowed: false, name: '' }) => ({
  people: v.parse(householdAnswerSchema.entries.people, people),
  open: {},
  plusOne,
});

test('what the couple changed after the page was made stays on the list, and the household’s word stands beside it', () => {
  const seen = { jonas: { ...nothing, name: 'Jonas', events: { main: 'attending' as const } } };
  const people = { jonas: { ...nothing, meal: 'Trout', events: { main: 'attending' as const } } };
  const merged = one(mergeAnswer(household({ rsvp: { main: 'declined' }, meal: 'Lamb' }), { people, seen }, null));
  expect(merged).toMatchObject({ rsvp: { main: 'declined' }, meal: 'Lamb', open: ['events', 'meal'] });
  expect(merged.said).toEqual({ ...nothing, meal: 'Trout', events: { main: 'attending' } });
});

test('what the household left as it saw it gives way to the couple without a question, but not who comes', () => {
  const seen = { jonas: { ...nothing, meal: 'Lamb', name: 'Jonas', events: {} } };
  const people = { jonas: { ...nothing, meal: 'Lamb', events: {} } };
  const merged = one(mergeAnswer(household({ meal: 'Trout', allergens: ['milk'] }), { people, seen }, null));
  expect(merged).toMatchObject({ meal: 'Trout', allergens: ['milk'], open: [] });
});

test('what another of the household said meanwhile is no change of the couple’s: the newest word counts', () => {
  const said = { jonas: { ...nothing, meal: 'Trout', events: { main: 'declined' } } };
  const seen = { jonas: { ...nothing, name: 'Jonas', events: {} } };
  const people = { jonas: { ...nothing, meal: 'Lamb', events: { main: 'attending' as const } } };
  const listed = household({ rsvp: { main: 'declined' }, meal: 'Trout' });
  expect(one(mergeAnswer(listed, { people, seen }, before(said)))).toMatchObject({
    rsvp: { main: 'attending' },
    meal: 'Lamb',
    open: [],
  });
});

test('an answer that says nothing of what was seen counts as it is, and who is not named stays', () => {
  const people = { jonas: { ...nothing, events: { main: 'no' as const } } };
  expect(one(mergeAnswer(household({ rsvp: { main: 'attending' } }), { people }, null))).toMatchObject({
    rsvp: { main: 'declined' },
    open: [],
  });
  const untouched = mergeAnswer(household({ rsvp: { main: 'attending' } }), { people: {} }, null);
  expect(one(untouched)).toMatchObject({ rsvp: { main: 'attending' }, open: [] });
});

test('a plus-one whom the couple named meanwhile keeps that name, and the other is asked about', () => {
  const seen = { jonas: { ...nothing, name: '', events: {} } };
  const people = { jonas: { ...nothing, name: ' Ines ', events: {} } };
  const plusOne = { plusOne: true, head: 'x' };
  expect(one(mergeAnswer(household({ ...plusOne, name: '' }), { people, seen }, null))).toMatchObject({ name: 'Ines' });
  expect(one(mergeAnswer(household({ ...plusOne, name: 'Ina' }), { people, seen }, null))).toMatchObject({
    name: 'Ina',
    open: ['name'],
  });
});

test('answers that were written down in earlier words are read in today’s', () => {
  const read = v.parse(personAnswerSchema, {
    ...nothing,
    events: { a: 'yes', b: 'no', c: 'not-asked', d: 'attending' },
  });
  expect(read.events).toEqual({ a: 'attending', b: 'declined', d: 'attending' });
});

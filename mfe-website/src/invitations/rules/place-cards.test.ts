import { guestSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { coursesOf, placeCards } from './place-cards';

const guest = (id: string, fields: object = {}) => ({
  ...v.parse(guestSchema, { name: id, head: null, contacts: {}, ...fields }),
  id,
});
const table = (id: string, order: number) => ({
  ...{ id, name: `Table ${id}`, shape: 'round' as const, seats: 8, order },
  ...{ stepFree: false, quiet: false, createdAt: '2026-11-01T10:00:00.000Z' },
});
const coming = { main: 'attending' };
const cardsOf = (guests: ReturnType<typeof guest>[], order: 'table' | 'name' = 'table') =>
  placeCards({ guests, tables: [table('b', 2), table('a', 1)], mainEvent: 'main', order, locale: 'en-GB' });

const guests = [
  guest('Zoe', { rsvp: coming, table: 'a', meal: ' Trout ' }),
  guest('Ben', { rsvp: coming, table: 'b' }),
  guest('Ann', { rsvp: coming }),
  guest('Mia', { rsvp: coming, table: 'gone' }),
  guest('No', { rsvp: { main: 'declined' }, table: 'a' }),
  guest('Later', { rsvp: {}, table: null }),
  guest('Dancer', { rsvp: coming, invitationType: 'evening' }),
];

test('cards lie in the order of the tables, and guests without a table come last', () => {
  expect(cardsOf(guests).map(({ name, table: at }) => [name, at])).toEqual([
    ['Zoe', 'Table a'],
    ['Ben', 'Table b'],
    ['Ann', null],
    ['Mia', null],
  ]);
  expect(cardsOf(guests)[0]?.meal).toBe('Trout');
});

test('by name the tables do not matter', () => {
  expect(cardsOf(guests, 'name').map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Mia', 'Zoe']);
});

test('a plus-one without a name is known by its host and stands beside them', () => {
  const cards = cardsOf([
    guest('Theo  Walsh', { rsvp: coming }),
    guest('plus', { name: ' ', head: 'Theo  Walsh', plusOne: true, rsvp: coming }),
    guest('Zed', { rsvp: coming }),
  ]);
  expect(cards.map(({ name, host }) => [name, host])).toEqual([
    ['Theo Walsh', ''],
    ['', 'Theo Walsh'],
    ['Zed', ''],
  ]);
});

test('while nobody has accepted, everybody who has not declined has a card', () => {
  expect(cardsOf([guest('Ann'), guest('Bo', { rsvp: { main: 'declined' } })]).map(({ name }) => name)).toEqual(['Ann']);
});

test('an empty line ends a course', () => {
  expect(coursesOf('Tomatoes \n\n \nLamb\n  Trout\n')).toEqual([['Tomatoes'], ['Lamb', 'Trout']]);
  expect(coursesOf(' \n ')).toEqual([]);
});

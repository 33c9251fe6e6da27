import { type GuestFields, newGuest } from '#guests/rules/guest-item';
import { catererSheet, type Eater, isCounted } from './caterer-sheet';

const eater = (name: string, fields: GuestFields = {}): Eater => {
  const guest = newGuest(name, { name, ...fields });
  return { id: name, name, guest, table: guest.table };
};

const names = <T extends { eaters: readonly Eater[] }>(entries: readonly T[], what: keyof T) =>
  entries.map((entry) => [entry[what], ...entry.eaters.map(({ name }) => name)]);

describe('who is counted', () => {
  test.each([
    ['attending', true, true],
    ['pending', false, true],
    ['declined', false, false],
  ] as const)('an answer of %s: attending %s, expected %s', (answer, attending, expected) => {
    const guest = newGuest('a', { rsvp: { main: answer } });
    expect([isCounted(guest, 'main', 'attending'), isCounted(guest, 'main', 'expected')]).toEqual([
      attending,
      expected,
    ]);
  });

  test('of the day, not of another event; who has not answered is expected', () => {
    expect(isCounted(newGuest('a', { rsvp: { brunch: 'attending' } }), 'main', 'attending')).toBe(false);
    expect(isCounted(newGuest('a', {}), null, 'expected')).toBe(true);
  });
});

describe('the caterer’s sheet', () => {
  const sheet = catererSheet(
    [
      eater('Ana', { invitationType: 'ceremony', meal: 'Fish', diets: ['pescatarian'], table: 't2' }),
      eater('Ben', { invitationType: 'evening', meal: 'fish ', allergens: ['nuts', 'milk'] }),
      eater('Cleo', { child: true, age: 4, table: 't1' }),
      eater('Dev', { child: true, meal: 'Beef', allergens: ['nuts'], dietNotes: 'no raw onion', table: 'gone' }),
    ],
    [
      { id: 't1', name: 'Marigold' },
      { id: 't2', name: 'Cosmos' },
      { id: 't3', name: 'Empty' },
    ],
  );

  test('counts each part of the day with everybody whose invitation takes it in', () => {
    expect(sheet.parts).toEqual([
      { part: 'ceremony', grownUps: 1, children: 0 },
      { part: 'day', grownUps: 1, children: 2 },
      { part: 'evening', grownUps: 2, children: 2 },
    ]);
  });

  test('counts meals however they are written, most first, and who has chosen none', () => {
    expect(sheet.meals.map(({ eaters }) => eaters.map(({ name }) => name))).toEqual([
      ['Ana', 'Ben'],
      ['Dev'],
      ['Cleo'],
    ]);
  });

  test('names everybody with an allergen or a diet, and what they said themselves', () => {
    expect(names(sheet.allergens, 'key')).toEqual([
      ['milk', 'Ben'],
      ['nuts', 'Ben', 'Dev'],
    ]);
    expect(names(sheet.diets, 'key')).toEqual([['pescatarian', 'Ana']]);
    expect(sheet.notes.map(({ name }) => name)).toEqual(['Dev']);
  });

  test('has children by age, and tables in their order, with those who have none last', () => {
    expect(names(sheet.children, 'key')).toEqual([
      [4, 'Cleo'],
      [null, 'Dev'],
    ]);
    expect(names(sheet.tables, 'name')).toEqual([
      ['Marigold', 'Cleo'],
      ['Cosmos', 'Ana'],
      ['', 'Ben', 'Dev'],
    ]);
  });
});

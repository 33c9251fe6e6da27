import fc from 'fast-check';
import { newGuest } from '../rules/guest-item';
import { countTyped, duplicatesOf, readTyped, typedGuests } from './typed-guests';

const people = (line: string) =>
  readTyped(line).map((read) =>
    read.kind === 'fault' ? read.fault : [...read.people.map(({ name }) => name), ...Array(read.plusOnes).fill('+1')],
  );

describe('what is typed', () => {
  test.each([
    ['Ravi and Anita Kapoor', ['Ravi Kapoor', 'Anita Kapoor']],
    ['Ravi, Anita & Dev Kapoor', ['Ravi Kapoor', 'Anita Kapoor', 'Dev Kapoor']],
    ['Jürgen und Anke Meyer-Lübke', ['Jürgen Meyer-Lübke', 'Anke Meyer-Lübke']],
    ['Luc et Zoé d’Arcy', ['Luc d’Arcy', 'Zoé d’Arcy']],
    ['Bisi Okafor +1', ['Bisi Okafor', '+1']],
    ['Bisi Okafor, plus one', ['Bisi Okafor', '+1']],
    ['Bisi Okafor and guest', ['Bisi Okafor', '+1']],
    ['Bisi Okafor und Begleitung', ['Bisi Okafor', '+1']],
    ['Nan and Grandad', ['Nan', 'Grandad']],
    ['Andy Sandringham', ['Andy Sandringham']],
    ['1. Sam Hill', ['Sam Hill']],
    ['- Sam Hill', ['Sam Hill']],
    ['Oluwaseun  Ade', ['Oluwaseun Ade']],
  ])('%s', (line, names) => {
    expect(people(line)).toEqual([names]);
  });

  test.each([
    ['Bo (2)', 'Bo', 2],
    ['Dev (6)', 'Dev', 6],
    ['Bo Bianchi (aged 2)', 'Bo Bianchi', 2],
    ['Bo (17 years)', 'Bo', 17],
    ['Bo (3 Jahre)', 'Bo', 3],
    ['Bo (3 ans) <bo@example.com>', 'Bo', 3],
    ['Bo (34)', 'Bo (34)', null],
    ['Bo (Lena’s)', 'Bo (Lena’s)', null],
  ])('%s: an age behind a name is a child’s [R1-07] [F-H20]', (line, name, age) => {
    expect(readTyped(line)).toMatchObject([{ people: [{ name, age }] }]);
  });

  test.each([
    ['Ravi Kapoor: <ravi@example.com>', '', ['Ravi Kapoor:']],
    ['The Bianchi family:', '', ['The Bianchi family:']],
    ['Familie Weiß: Uwe und Ina Weiß', 'Familie Weiß', ['Uwe Weiß', 'Ina Weiß']],
  ])('%s: a household is called what stands before its people [R1-07]', (line, household, names) => {
    expect(readTyped(line)).toMatchObject([{ household, people: names.map((name) => ({ name })) }]);
  });

  test.each([
    ['The Smith family (4)', ['The Smith family'], 3],
    ['The Kims (3)', ['The Kims'], 2],
    ['Familie Berg (4 Pers.)', ['Familie Berg'], 3],
    ['Famille Petit (5)', ['Famille Petit'], 4],
    ['Anna Berg (2 people)', ['Anna Berg'], 1],
    ['Theo (4)', ['Theo'], 0],
    ['Lena Bianchi (kids: Zoe 4, Max 7)', ['Lena Bianchi', 'Zoe', 'Max'], 0],
  ])('reads “%s” as a family with its number, or a child with an age', (text, names, plusOnes) => {
    const [line] = readTyped(text);
    if (line?.kind !== 'household') throw new Error('No household.');
    expect(line.people.map(({ name }) => name)).toEqual(names);
    expect(line.plusOnes).toBe(plusOnes);
  });

  test.each<[string, readonly (string | number)[][], number]>([
    ['Kofi, Ama, Esi 9 and Yaw 5', [['Kofi'], ['Ama'], ['Esi', 9], ['Yaw', 5]], 0],
    ['Tom, 12', [['Tom', 12]], 0],
    ['Ada and Bo and their three kids', [['Ada'], ['Bo']], 3],
    ['M. et Mme Aubry et leurs 2 enfants', [['Aubry']], 3],
    ['Tom + 2 kids', [['Tom']], 2],
    ['Zadie & Moon (+2)', [['Zadie'], ['Moon']], 2],
    ['Familie Berg (2 Erw., 3 Kinder)', [['Familie Berg']], 4],
    ['Anna Berg (2 kids)', [['Anna Berg']], 2],
    ['Ann, Bo (Lena’s)', [['Ann'], ['Bo (Lena’s)']], 0],
    ['ravi and anita kapoor', [['ravi kapoor'], ['anita kapoor']], 0],
  ])('%s: ages, children without names and brackets are no surnames [R1-07] [F-H20]', (line, people, plusOnes) => {
    expect(readTyped(line)).toMatchObject([
      { kind: 'household', plusOnes, people: people.map(([name, age = null]) => ({ name, age })) },
    ]);
  });

  test.each([
    ['Granny (vegetarian, wheelchair)', { name: 'Granny (wheelchair)', needs: { diets: ['vegetarian'] } }],
    ['Tim (nut allergy)', { name: 'Tim', needs: { allergens: ['nuts'], typed: 'nut allergy' } }],
    ['Uncle Bob - no nuts', { name: 'Uncle Bob', needs: { allergens: ['nuts'] } }],
    ['Zoe (4, vegan)', { name: 'Zoe', age: 4, needs: { diets: ['vegan'] } }],
    ['Peter +1 (vegan)', { name: 'Peter', needs: { diets: [], rest: '+1: vegan' } }],
    ['Ada Love ada@example.com 07700 900001', { name: 'Ada Love', email: 'ada@example.com', phone: '07700 900001' }],
    ['Ingrid +44 7700 900123', { name: 'Ingrid', email: null, phone: '+44 7700 900123' }],
    ['Jo <jo+w@example.com>', { name: 'Jo', email: 'jo+w@example.com' }],
    ['Jo 01.02.2027', { name: 'Jo 01.02.2027' }],
  ])('%s: diets, allergies, phone numbers and addresses are no names [R1-07] [F-B1]', (line, person) => {
    const [read] = readTyped(line);
    if (read?.kind !== 'household') throw new Error('No household.');
    expect(read.people).toMatchObject([person]);
  });

  test('what stands behind names goes to their guests [R1-07] [F-B1]', () => {
    const shared = { category: '', invitationType: 'day' as const };
    const [tim, plus] = typedGuests(readTyped('Tim 07700 900001 +1 (vegan, kiwi)'), shared, () => 'g');
    expect(tim).toMatchObject({ name: 'Tim', dietNotes: '+1: vegan, kiwi', contacts: { phone: '07700 900001' } });
    expect(plus).toMatchObject({ name: '', plusOne: true });
    expect(typedGuests(readTyped('Tim (nut allergy)'), shared, () => 'g')).toMatchObject([
      { name: 'Tim', allergens: ['nuts'], dietNotes: '' },
    ]);
  });

  test('takes e-mail addresses, in brackets or beside the name', () => {
    const [line] = readTyped('Ravi Kapoor <ravi@example.com>, Anita Kapoor anita@example.com');
    expect(line).toMatchObject({
      people: [
        { name: 'Ravi Kapoor', email: 'ravi@example.com' },
        { name: 'Anita Kapoor', email: 'anita@example.com' },
      ],
    });
  });

  test('reads addresses that follow a comma as those of the name before', () => {
    expect(readTyped('Ravi Kapoor, <ravi@example.com>')).toMatchObject([
      { people: [{ name: 'Ravi Kapoor', email: 'ravi@example.com' }] },
    ]);
  });

  test.each([
    ['Ravi Kapoor <ravi at example>', 'bad-email'],
    ['<ravi@example.com>', 'no-name'],
    ['+1', 'no-name'],
    [`${'a'.repeat(201)}`, 'long-name'],
  ])('%s is shown as wrong', (line, fault) => {
    expect(people(line)).toEqual([fault]);
  });

  test('numbers lines as they stand and leaves out empty ones', () => {
    expect(readTyped('A B\r\n\r\n  \nC D').map(({ number }) => number)).toEqual([1, 4]);
  });
});

test('points out who is named twice, and leaves nobody out', () => {
  const guests = [
    newGuest('g1', { name: 'ravi  kapoor' }),
    newGuest('g2', { contacts: { email: 'A@example.com', phone: null } }),
  ];
  const lines = readTyped('Ravi Kapoor\nMia Park <a@example.com>\nSam Hill\nsam hill');
  expect(duplicatesOf(lines, guests)).toEqual([
    { number: 1, name: 'Ravi Kapoor', where: 'list' },
    { number: 2, name: 'Mia Park', where: 'list' },
    { number: 4, name: 'sam hill', where: 'lines' },
  ]);
  expect(countTyped(lines)).toEqual({ guests: 4, households: 4 });
});

test('makes a household of each line, its first the head', () => {
  let id = 0;
  const guests = typedGuests(
    readTyped('Ravi and Anita Kapoor +1\nwrong <x>\nSam Hill'),
    { category: 'Family', invitationType: 'evening' },
    () => `g${(id += 1)}`,
  );
  expect(guests.map(({ id: guest, name, head, plusOne, category }) => [guest, name, head, plusOne, category])).toEqual([
    ['g1', 'Ravi Kapoor', null, false, 'Family'],
    ['g2', 'Anita Kapoor', 'g1', false, 'Family'],
    ['g3', '', 'g1', true, 'Family'],
    ['g4', 'Sam Hill', null, false, 'Family'],
  ]);
});

test('makes a family with its name and its child, led by a grown-up [R1-07]', () => {
  let id = 0;
  const shared = { category: '', invitationType: 'day' as const };
  const make = (text: string) =>
    typedGuests(readTyped(text), shared, () => `g${(id += 1)}`).map((guest) => [
      guest.name,
      guest.household,
      guest.head === null,
      guest.child,
      guest.age,
    ]);
  expect(make('The Bianchi family: Sergio, Lena, Bo (2)')).toEqual([
    ['Sergio', 'The Bianchi family', true, false, null],
    ['Lena', '', false, false, null],
    ['Bo', '', false, true, 2],
  ]);
  expect(make('Bo (2), Lena')).toEqual([
    ['Bo', '', false, true, 2],
    ['Lena', '', true, false, null],
  ]);
});

test('a family reads back as it was typed, whatever its names and ages [R1-07]', () => {
  const word = fc
    .stringMatching(/^[A-Z][a-z]{2,8}$/)
    .filter((text) => !/^(?:And|Und|With|Mit|Avec|Sowie)$/iu.test(text));
  const person = fc.record({ name: word, age: fc.option(fc.integer({ min: 0, max: 17 })) });
  fc.assert(
    fc.property(word, fc.array(person, { minLength: 1, maxLength: 6 }), (household, family) => {
      const typed = family.map(({ name, age }) => (age === null ? name : `${name} (${age})`)).join(', ');
      expect(readTyped(`${household}: ${typed}`)).toEqual([
        {
          kind: 'household',
          number: 1,
          household,
          plusOnes: 0,
          people: family.map((one) => ({ ...one, email: null })),
        },
      ]);
    }),
  );
});

test('reads any text without failing, and makes exactly as many guests as it counts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const lines = readTyped(text);
      let id = 0;
      const guests = typedGuests(lines, { category: '', invitationType: 'day' }, () => `g${(id += 1)}`);
      expect(guests).toHaveLength(countTyped(lines).guests);
      for (const guest of guests) expect(guest.plusOne || guest.name !== '').toBe(true);
    }),
  );
});

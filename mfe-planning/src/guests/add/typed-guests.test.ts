import fc from 'fast-check';
import { newGuest } from '../rules/guest-item';
import { countTyped, readTyped, duplicatesOf, typedGuests } from './typed-guests';

const people = (line: string) =>
  readTyped(line).map((read) =>
    read.kind === 'fault' ? read.fault : [...read.people.map(({ name }) => name), ...Array(read.plusOnes).fill('+1')],
  );

describe('what is typed', () => {
  it.each([
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

  it('takes e-mail addresses, in brackets or beside the name', () => {
    const [line] = readTyped('Ravi Kapoor <ravi@example.com>, Anita Kapoor anita@example.com');
    expect(line).toMatchObject({
      people: [
        { name: 'Ravi Kapoor', email: 'ravi@example.com' },
        { name: 'Anita Kapoor', email: 'anita@example.com' },
      ],
    });
  });

  it('reads addresses that follow a comma as those of the name before', () => {
    expect(readTyped('Ravi Kapoor, <ravi@example.com>')).toMatchObject([
      { people: [{ name: 'Ravi Kapoor', email: 'ravi@example.com' }] },
    ]);
  });

  it.each([
    ['Ravi Kapoor <ravi at example>', 'bad-email'],
    ['<ravi@example.com>', 'no-name'],
    ['+1', 'no-name'],
    [`${'a'.repeat(201)}`, 'long-name'],
  ])('%s is told to be wrong', (line, fault) => {
    expect(people(line)).toEqual([fault]);
  });

  it('numbers lines as they stand and leaves out empty ones', () => {
    expect(readTyped('A B\r\n\r\n  \nC D').map(({ number }) => number)).toEqual([1, 4]);
  });
});

it('points out who is named twice, and leaves nobody out', () => {
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

it('makes a household of each line, its first the head [S3-guest-01]', () => {
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

it('reads any text without failing, and makes exactly as many guests as it counts', () => {
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

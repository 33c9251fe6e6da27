import { attacksIn, withAttacks } from './read-attacks';

const source = `
test('[H-13] filling a mailbox', { tag: '@short' }, async () => {});
test(
  '[H-17] [H-20] finding out | who',
  async () => {},
);
test('reading none of it [A-H1]', async () => {});
const test2 = other('[H-99] no attack', 1);
`;

const attacks = [
  { theme: 'letters', numbers: ['H-13'], wants: 'filling a mailbox' },
  { theme: 'letters', numbers: ['H-17', 'H-20'], wants: 'finding out | who' },
  { theme: 'letters', numbers: ['A-H1'], wants: 'reading none of it' },
];

test('finds the attacks of a file by their titles', () => {
  expect(attacksIn('letters', source)).toEqual(attacks);
});

test('writes them between the marks of a document, and nothing else', () => {
  const empty =
    'Before\n\n<!-- attacks: written by `node tools/bin/posy.mjs attack-list` -->\n<!-- /attacks -->\n\nAfter\n';
  const once = withAttacks(empty, attacks);
  expect(once).toContain('| letters | finding out \\| who | H-17 H-20 |');
  expect(once.startsWith('Before\n') && once.endsWith('\nAfter\n')).toBe(true);
  expect(withAttacks(once, attacks)).toBe(once);
  expect(() => withAttacks('nothing', attacks)).toThrow('no place');
});

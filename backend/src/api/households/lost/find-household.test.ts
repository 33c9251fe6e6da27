import { householdFor } from './find-household';

const person = (id: string, name: string, changes: object = {}) => ({
  ...{ id, name, head: null, household: '', contacts: { email: null, phone: null }, address: '', location: '' },
  ...changes,
});
const guests = [
  person('gran', 'Zoë O’Neill', {
    contacts: { email: 'Gran@Example.com', phone: null },
    address: '1 Hill Road, Bath BA1 2AB',
  }),
  person('kit', 'Kit Marlow', { household: 'The Marlows', address: 'Hauptstr. 5, 80331 München' }),
  person('rav', 'Rav Marlow', { head: 'kit', contacts: { email: 'rav@example.com', phone: null } }),
  person('far', 'Farah Holt', { address: '2 Lane, Bath BA1 9ZZ' }),
];

test.each([
  ['a name and a mail address, however they are written', 'zoe oneill', 'gran@example.com', 'gran@example.com'],
  ['a name and a postcode without its space', 'Zoë O’Neill', 'ba12ab', 'gran@example.com'],
  ['a household’s name and a German postcode', 'the marlows', '80331', 'rav@example.com'],
  ['somebody of a household, and the address of its head', 'Rav Marlow', '80331', 'rav@example.com'],
])('finds %s, and writes to the address that the couple has', (_what, name, proof, email) => {
  expect(householdFor(guests, { name, proof })?.email).toBe(email);
});

test.each([
  ['a name alone', 'Zoë O’Neill', ''],
  ['another’s postcode', 'Kit Marlow', 'BA1 2AB'],
  ['a part of a postcode', 'Zoë O’Neill', 'BA1'],
  ['a word of the address that is no postcode', 'Zoë O’Neill', 'Bath'],
  ['another’s mail address', 'Zoë O’Neill', 'rav@example.com'],
  ['nobody', '', 'BA1 2AB'],
  ['somebody of whom no mail address is known', 'Farah Holt', 'BA1 9ZZ'],
])('finds nobody by %s', (_what, name, proof) => {
  expect(householdFor(guests, { name, proof })).toBeNull();
});

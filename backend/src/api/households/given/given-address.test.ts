import { type GivenAddress } from '@posy/shared-contracts/entities';
import { shownAddress, stateOfGiven, tidyAddress } from './given-address';

const given = (text: string, state: GivenAddress['state']): GivenAddress => ({
  ...{ text, state, at: '2026-11-01T10:00:00.000Z' },
});

test.each([
  ['nothing on the list', '', null, '2 Lane', 'listed'],
  ['the same on the list, in other lines', '2 Lane, Bath', null, '2 Lane\nBath', 'same'],
  ['the couple’s own on the list', '1 Hill', null, '2 Lane', 'open'],
  ['what the household gave before', '1 Hill', given('1 Hill', 'listed'), '2 Lane', 'listed'],
  ['what the couple wrote over it since', '3 Mews', given('1 Hill', 'listed'), '2 Lane', 'open'],
  [
    'what the couple had written before the household said the same',
    '1 Hill',
    given('1 Hill', 'same'),
    '2 Lane',
    'open',
  ],
  ['what the couple chose to keep', '1 Hill', given('2 Lane', 'left'), '2 Lane', 'open'],
  ['what the couple took away', '', given('1 Hill', 'listed'), '2 Lane', 'listed'],
] as const)('beside %s, a given address is settled or asked about', (_what, listed, before, said, state) => {
  expect(stateOfGiven(listed, before, said)).toBe(state);
});

test('a page shows what the household gave until the couple chose, and then what the couple has', () => {
  const people = [{ address: '1 Hill' }];
  expect(shownAddress(people, null)).toBe('1 Hill');
  expect(shownAddress(people, given('2 Lane', 'open'))).toBe('2 Lane');
  expect(shownAddress(people, given('2 Lane', 'left'))).toBe('1 Hill');
});

test('an address has no blanks around its lines, and no empty lines', () => {
  expect(tidyAddress('  1  Hill Road \r\n\r\n Bath\tBA1 2AB ')).toBe('1 Hill Road\nBath BA1 2AB');
  expect(tidyAddress(' \n ')).toBe('');
});

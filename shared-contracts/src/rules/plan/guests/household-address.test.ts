import { householdAddress, isSameAddress } from './household-address';

const people = (...addresses: string[]) => addresses.map((address) => ({ address }));

test.each([
  [['1 Hill Road', '2 Lane'], '1 Hill Road'],
  [[' ', ' 2 Lane ', '3 Mews'], '2 Lane'],
  [['', ''], ''],
  [[], ''],
] as const)('a household of whom %j is noted gets its letters at “%s”', (addresses, address) => {
  expect(householdAddress(people(...addresses))).toBe(address);
});

test.each([
  ['1 Hill Road\nBath BA1 2AB', '1 hill road,  Bath, ba1 2ab', true],
  ['1 Hill Road, Bath', '11 Hill Road, Bath', false],
  ['1 Hill Road, Bath', '1 Hill Road', false],
  ['', ' , ', true],
])('“%s” and “%s” are the same address: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame);
});

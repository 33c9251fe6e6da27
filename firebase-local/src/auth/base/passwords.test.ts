import { hashesLike, hashPassword, usualPasswordCost } from './passwords';

const cheap = 2 ** 10;

test('a password is stored with what its key depends on, and the usual cost is what guessing shall cost', async () => {
  const hash = await hashPassword('three quiet herons', cheap);
  expect(hash).toMatch(/^scrypt\$1024\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(usualPasswordCost).toBe(32_768);
});

test('an address keeps the salt and the cost of its first password, so that one derivation checks all of them', async () => {
  const first = await hashPassword('three quiet herons', cheap);
  const second = await hashPassword('four quiet herons', 2 * cheap, first);
  expect(second.split('$').slice(0, 5)).toEqual(first.split('$').slice(0, 5));
  expect(await hashesLike('four quiet herons', 2 * cheap, [first])).toEqual([second]);
});

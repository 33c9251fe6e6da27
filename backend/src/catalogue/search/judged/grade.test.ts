import { nearness } from './grade';

test('what is left of a place grows less with every kilometre, and is not nothing at 300', () => {
  const shares = Array.from({ length: 31 }, (_none, tens) => nearness(tens * 10));
  expect(shares[0]).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(new Set(shares).size).toBe(shares.length);
  expect(shares.at(-1)).toBeGreaterThan(0.1);
});

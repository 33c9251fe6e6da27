import { hueOf } from '@posy/shared-ui';
import { nextHue, personHue } from './use-person-hue';

const people = (...ids: string[]) => ({ users: ids.map((id) => ({ id, name: id, role: 'partner' as const })) });

test('[R1-13] the people of a wedding have a flower each, whatever their ids', () => {
  const ids = ['demo-maya', 'demo-tom', 'demo-priya', 'a', 'b', 'c'];
  const hues = ids.map((id) => personHue(people(...ids), id));
  expect(new Set(hues).size).toBe(6);
  expect(hues.slice(0, 2)).toEqual(['peony', 'bluebell']);
});

test('[R1-13] who is not named keeps the flower of their id', () => {
  expect(personHue(people('a'), 'x')).toBe(hueOf('x'));
  expect(personHue(null, 'x')).toBe(hueOf('x'));
});

test('[R1-13] a chosen flower is theirs alone: the next one is nobody else’s, and what is no flower counts for nothing', () => {
  const two = (flowers: Record<string, string>) => ({ ...people('a', 'b'), preferences: { flowers } });
  expect(nextHue(two({}), 'a')).toBe('apricot');
  expect([personHue(two({ a: 'fern' }), 'a'), personHue(two({ a: 'fern' }), 'b')]).toEqual(['fern', 'bluebell']);
  expect(nextHue(two({ a: 'primrose' }), 'a')).toBe('peony');
  expect(personHue(two({ a: 'weed' }), 'a')).toBe('peony');
});

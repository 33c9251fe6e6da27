import { hueOf } from '@posy/shared-ui';
import { nextHue, personHue } from './use-person-hue';

const people = (...ids: string[]) => ({ users: ids.map((id) => ({ id, name: id, role: 'partner' as const })) });

test('the people of a wedding have a flower each, whatever their ids [R1-13]', () => {
  const ids = ['demo-maya', 'demo-tom', 'demo-priya', 'a', 'b', 'c'];
  const hues = ids.map((id) => personHue(people(...ids), id));
  expect(new Set(hues).size).toBe(6);
  expect(hues.slice(0, 2)).toEqual(['peony', 'bluebell']);
});

test('who is not named keeps the flower of their id [R1-13]', () => {
  expect(personHue(people('a'), 'x')).toBe(hueOf('x'));
  expect(personHue(null, 'x')).toBe(hueOf('x'));
});

test('who began a plan has the same flower before anybody joined and after [R1-13]', () => {
  const alone = { roles: { nina: 'owner' as const } };
  const ids = ['nina', 'omar'];
  expect(ids.map((id) => personHue({ ...people(...ids), ...alone }, id))).toEqual(['peony', 'bluebell']);
  expect([personHue(alone, 'nina'), personHue({ users: [], ...alone }, 'nina')]).toEqual(['peony', 'peony']);
});

test('a chosen flower is theirs alone: the next one is nobody else’s, and what is no flower counts for nothing [R1-13]', () => {
  const two = (flowers: Record<string, string>) => ({ ...people('a', 'b'), preferences: { flowers } });
  expect(nextHue(two({}), 'a')).toBe('apricot');
  expect([personHue(two({ a: 'fern' }), 'a'), personHue(two({ a: 'fern' }), 'b')]).toEqual(['fern', 'bluebell']);
  expect(nextHue(two({ a: 'primrose' }), 'a')).toBe('peony');
  expect(personHue(two({ a: 'weed' }), 'a')).toBe('peony');
});

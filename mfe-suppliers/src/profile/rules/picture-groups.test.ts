import { pictureGroups } from '@posy/shared-contracts/entities';
import { groupsOf, inGroup, tileShape } from './picture-groups';

const picture = (group?: string, portrait?: true) => ({ category: 'venues', seed: 'a', label: '', group, portrait });

describe('groups of a gallery', () => {
  test('are those that it has, in their order, each with its number', () => {
    const pictures = [picture('dinner'), picture('outside'), picture('dinner'), picture()];
    expect(groupsOf(pictures)).toEqual([
      { group: 'outside', count: 1 },
      { group: 'dinner', count: 2 },
    ]);
  });

  test('one group for all of them, or one that is younger than this page, is nothing to choose from', () => {
    expect(groupsOf([picture('dinner'), picture('dinner')])).toEqual([]);
    expect(groupsOf([picture('fireworks'), picture('boats')])).toEqual([]);
    expect(groupsOf([])).toEqual([]);
  });

  test('hold their own pictures; an unknown one holds all', () => {
    const pictures = pictureGroups.map((group) => picture(group));
    expect(inGroup(pictures, 'flowers')).toEqual([picture('flowers')]);
    expect(inGroup(pictures, 'fireworks')).toEqual(pictures);
    expect(inGroup([picture('dinner'), picture()], 'flowers')).toHaveLength(2);
  });
});

test('a gallery mixes shapes, and an upright picture stays upright', () => {
  expect([0, 1, 2, 3].map((place) => tileShape(picture(), place))).toEqual(['4x3', '4x3', '1x1', '4x3']);
  expect(tileShape(picture('flowers', true), 2)).toBe('4x5');
});

import { pageWindow } from './actions/pagination';
import { hueOf, initialsOf } from './marks/avatar';
import { scallop } from './marks/scallop';

test.each([
  ['Maya', 'M'],
  ['maya okafor', 'MO'],
  ['Ana de la Cruz', 'AC'],
  ['  ', ''],
  ['李 明', '李明'],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the same id always has the same flower', () => {
  expect(hueOf('user-1')).toBe(hueOf('user-1'));
});

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 0, 9]],
  [3, 9, [1, 2, 3, 4, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

test('a bloom has as many arcs as lobes and closes', () => {
  expect(scallop(8, 28)).toMatch(/^M[\d. ]+(A[\d. ]+){8}Z$/u);
});

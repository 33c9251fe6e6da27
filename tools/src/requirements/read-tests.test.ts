import { showingsIn } from './read-tests';

const text = `
import fc from 'fast-check';
import { add, type Sum } from '.';
import { order } from '#rules/order';
import { paths } from '@posy/shared-contracts';
describe('numbers [S9-limits-10]', () => {
  it('adds [S3-task-01] and again [D-flow-04]', () => { expect(order(add(1, 2))).toBe(3); });
});
it.each([['next', '[S2-query-01]'], ['id', '[S2-query-09]']])('keeps %s', (name) => { paths.home(name); fc; });
`;

test('finds each id with its test’s title and the imported code that the test uses', () => {
  expect(showingsIn('a.test.ts', text)).toEqual([
    { id: 'S9-limits-10', file: 'a.test.ts', title: 'numbers', symbols: ['order', 'add'] },
    { id: 'S3-task-01', file: 'a.test.ts', title: 'adds and again', symbols: ['order', 'add'] },
    { id: 'D-flow-04', file: 'a.test.ts', title: 'adds and again', symbols: ['order', 'add'] },
    { id: 'S2-query-01', file: 'a.test.ts', title: 'keeps next', symbols: ['paths'] },
    { id: 'S2-query-09', file: 'a.test.ts', title: 'keeps id', symbols: ['paths'] },
  ]);
});

import { shownIn } from './shown-ids';

/** `<1>` stands for an id in brackets: written out here, this file would cite it. */
const read = (source: string) => shownIn('a.test.ts', source.replace(/<(\d)>/g, '[S1-a-0$1]'));
const shownBy = (source: string): string[] => [...read(source).shown].map((id) => id.slice(-1));

test('takes ids at the ends of a test’s title, and of the rows of its table', () => {
  expect(shownBy("it('<1> adds <2> numbers <3>', () => {});")).toEqual(['1', '3']);
  expect(shownBy("it.each([['x', '<1>'], ['y', '<2>']] as const)('keeps %s %s', () => {});")).toEqual(['1', '2']);
  expect(shownBy('for (const x of all) test(`goes ${x} <4>`, () => {});')).toEqual(['4']);
});

test('takes none of a group, a step, a comment, or a test that is not run', () => {
  const cited = [
    "describe('numbers <1>', () => {});",
    "test.step('adds <1>', () => {});",
    "it.skip('adds <1>', () => {});",
    "test.fixme('adds <1>', () => {});",
    "it.todo('adds <1>');",
    "// it('adds <1>')",
  ];
  expect(cited.flatMap(shownBy)).toEqual([]);
});

test('says where a test names more than a test can show', () => {
  const many = "\nit('does all <1> <2> <3> <4>', () => {});";
  expect(read(many)).toEqual({ shown: new Set(), listings: ['a.test.ts:2 names 4'] });
});

import { alikeOnly, differs, notShared, strongest } from './strongest';

test('what differs is what not all say alike [18]', () => {
  expect(differs({ words: [['£1'], ['£1']] })).toBe(false);
  expect(differs({ words: [['£1'], ['£2'], ['£1']] })).toBe(true);
});

test('the strongest answer stands out, ties too; nobody while all are alike or only one can be weighed [18]', () => {
  const of = (strength: (number | null)[]) => [...strongest({ words: strength.map((one) => [String(one)]), strength })];
  expect(of([-1850, -2300, -1650])).toEqual([2]);
  expect(of([1, 1, 0])).toEqual([0, 1]);
  expect(of([1, 1])).toEqual([]);
  expect(of([5, null, null])).toEqual([]);
  expect(of([null, 4.8, 5])).toEqual([2]);
});

test('who says the same as the strongest is as strong [18]', () => {
  const [mile, miles] = [['1 mile'], ['2 miles']];
  expect([...strongest({ words: [miles, mile, mile], strength: [-3, -2, -1] })]).toEqual([1, 2]);
  expect([...strongest({ words: [mile, mile], strength: [-2, -1] })]).toEqual([]);
});

test('only what was measured alike is weighed [P-H4]', () => {
  const of = (cells: [number | null, string][]) =>
    alikeOnly(cells.map(([strength, measure]) => ({ strength, measure })));
  expect(
    of([
      [-595, 'from Just the Vows'],
      [-1850, 'stated'],
      [-2100, 'stated'],
    ]),
  ).toEqual([null, -1850, -2100]);
  expect(
    of([
      [-595, 'from Just the Vows'],
      [-900, 'from Half day'],
    ]),
  ).toEqual([null, null]);
  expect(
    of([
      [-595, 'from Half day'],
      [-900, 'from Half day'],
      [null, 'stated'],
    ]),
  ).toEqual([-595, -900, null]);
  expect(alikeOnly([{ strength: 1 }, { strength: 0 }])).toEqual([1, 0]);
});

test('features that all have say nothing; what two of three have is not said to be one’s alone [18] [P-H6]', () => {
  expect(notShared([['Drone', 'Album'], ['Album'], ['Album', 'Video']])).toEqual([['Drone'], [], ['Video']]);
});

import { differs, notShared, strongest } from './strongest';

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

test('features that all have say nothing [18]', () => {
  expect(notShared([['Drone', 'Album'], ['Album'], ['Album', 'Video']])).toEqual([['Drone'], [], ['Video']]);
});

import { differs, notShared, strongest } from './strongest';

it('what differs is what not all say alike [18]', () => {
  expect(differs({ words: [['£1'], ['£1']] })).toBe(false);
  expect(differs({ words: [['£1'], ['£2'], ['£1']] })).toBe(true);
});

it('the strongest answer stands out, ties too; nobody while all are alike or only one can be weighed [18]', () => {
  expect([...strongest({ strength: [-1850, -2300, -1650] })]).toEqual([2]);
  expect([...strongest({ strength: [1, 1, 0] })]).toEqual([0, 1]);
  expect([...strongest({ strength: [1, 1] })]).toEqual([]);
  expect([...strongest({ strength: [5, null, null] })]).toEqual([]);
  expect([...strongest({ strength: [null, 4.8, 5] })]).toEqual([2]);
});

it('features that all have say nothing [18]', () => {
  expect(notShared([['Drone', 'Album'], ['Album'], ['Album', 'Video']])).toEqual([['Drone'], [], ['Video']]);
});

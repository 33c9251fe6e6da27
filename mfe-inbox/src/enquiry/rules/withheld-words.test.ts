import { sharedInWords, stillSaid } from './withheld-words';

const facts = { names: 'Maya and Tom', date: '11 September 2027', place: 'Bath' };

test('suggested words are made of what is shared, and of nothing else', () => {
  expect(sharedInWords(facts, [])).toEqual(facts);
  expect(sharedInWords(facts, ['date', 'guests'])).toEqual({ ...facts, date: null });
  expect(sharedInWords(facts, ['place', 'date'])).toEqual({ names: 'Maya and Tom', date: null, place: null });
});

test.each([
  ['We marry on 11 September 2027 in Bath.', [], []],
  ['We marry on 11 September 2027 in Bath.', ['date'], ['11 September 2027']],
  ['We marry on 11 September 2027 in Bath.', ['date', 'place'], ['11 September 2027', 'Bath']],
  ['Is there a Bathroom? We come from Bath.', ['place'], ['Bath']],
  ['Is there a Bathroom?', ['place', 'date'], []],
] as const)('own words that say what is withheld: %s, without %p', (message, withheld, said) =>
  expect(stillSaid(message, facts, withheld)).toEqual(said),
);

test('what nobody said yet is in no words', () => {
  expect(stillSaid('In Bath.', { names: null, date: null, place: null }, ['date', 'place'])).toEqual([]);
});

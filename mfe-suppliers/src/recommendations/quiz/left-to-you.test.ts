import { isUnanswered, leftToYou, type QuizReader } from './left-to-you';

const reader: QuizReader = {
  country: 'GB',
  hasSeen: false,
  preferences: { 'at-your-venue': { photographer: 'ours', catering: 'ours', music: 'venue', flowers: 'unsure' } },
  booked: new Set(),
};

test('what the venue does not do is left to the couple, in the order of the quiz', () => {
  expect(leftToYou(reader)).toEqual(['caterers', 'florists', 'photographers']);
});

test.each(['IE', 'US', 'DE', 'FR'] as const)('only in the UK market: nothing in %s [S6-recommend-01]', (country) => {
  expect(leftToYou(reader)).not.toEqual([]);
  expect(leftToYou({ ...reader, country })).toEqual([]);
});

test('only for who has not seen them yet [S6-recommend-02]', () => {
  expect(leftToYou(reader)).not.toEqual([]);
  expect(leftToYou({ ...reader, hasSeen: true })).toEqual([]);
});

test('nobody is looked for where somebody is booked', () => {
  expect(leftToYou({ ...reader, booked: new Set(['florists', 'venues']) })).toEqual(['caterers', 'photographers']);
});

test('what is no answer, and a quiz that nobody began, leave nothing', () => {
  expect(leftToYou({ ...reader, preferences: { 'at-your-venue': { catering: 'perhaps', cakes: 'ours' } } })).toEqual(
    [],
  );
  expect(leftToYou({ ...reader, preferences: undefined })).toEqual([]);
  expect(isUnanswered({ preferences: undefined })).toBe(true);
  expect(isUnanswered({ preferences: { 'at-your-venue': {} } })).toBe(true);
  expect(isUnanswered(reader)).toBe(false);
});

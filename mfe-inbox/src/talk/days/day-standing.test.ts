import { exampleConversation } from '#testing/example-conversation';
import { exampleDay as day } from '#testing/example-day';
import { dayStanding, isKnownToThem } from './day-standing';
import type { Day } from './taken-days';

const today = '2026-11-20';

test('a couple’s day is free, taken, held, or held for them; a hold counts until its last day', () => {
  const standing = (conversation: ReturnType<typeof exampleConversation>, said: Day[] | null) =>
    dayStanding(conversation, said, today);
  const asking = exampleConversation('c', { weddingDate: '2027-08-14' });
  const heldForThem = {
    ...asking,
    answers: { date: { day: '2027-08-14', answer: 'held' as const, heldUntil: '2026-11-22' } },
  };
  expect(standing(asking, [])).toBe('free');
  expect(standing(asking, [day('2027-08-14', 'busy')])).toBe('taken');
  expect(standing(asking, [day('2027-08-14', 'held', today)])).toBe('held');
  expect(standing(asking, [day('2027-08-14', 'held', '2026-11-19')])).toBe('free');
  expect(standing(heldForThem, [day('2027-08-14', 'held')])).toBe('held-for-them');
  expect(standing(asking, null)).toBeNull();
  expect(standing(exampleConversation('c', { weddingDate: null }), [])).toBeNull();
  expect(standing(exampleConversation('c', { weddingDate: '2026-11-19' }), [])).toBeNull();
});

test.each([
  ['free', 'free', true],
  ['free', 'taken', false],
  ['not-free', 'taken', true],
  ['held', 'held-for-them', true],
  ['held', 'free', false],
] as const)(
  'a couple that read that their day is %s knows of a day that is %s: %s [19]',
  (answer, standing, expected) => {
    const date = { day: '2027-08-14', answer, heldUntil: null };
    const conversation = exampleConversation('c', { weddingDate: '2027-08-14', answers: { date } });
    expect(isKnownToThem(conversation, standing)).toBe(expected);
    expect(isKnownToThem({ ...conversation, weddingDate: '2027-08-21' }, standing)).toBe(false);
  },
);

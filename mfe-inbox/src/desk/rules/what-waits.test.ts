import { exampleConversation } from '#testing/example-conversation';
import { exampleDay as day } from '#testing/example-day';
import { askingForDay, endingHolds } from './what-waits';

const today = '2026-11-20';
const heldFor = (id: string, date: string, changes = {}) =>
  exampleConversation(id, {
    weddingDate: date,
    answers: { date: { day: date, answer: 'held', heldUntil: '2026-11-22' } },
    ...changes,
  });

test('holds that end within two weeks are listed, the next one first, with the couple each is for', () => {
  const nour = heldFor('c1', '2027-08-14');
  const ended = heldFor('c2', '2027-08-21', { closedAt: '2026-11-10T09:00:00.000Z', closedReason: 'not-needed' });
  const days = [
    day('2027-08-21', 'held', '2026-12-04'),
    day('2027-08-14', 'held', '2026-11-22'),
    day('2027-08-28', 'held', '2026-12-05'),
    day('2027-09-04', 'held', '2026-11-19'),
    day('2027-09-11', 'held'),
    day('2027-09-18', 'busy'),
  ];
  expect(endingHolds(days, [ended, nour], today)).toEqual([
    { day: '2027-08-14', until: '2026-11-22', isPressing: true, conversation: nour },
    { day: '2027-08-21', until: '2026-12-04', isPressing: false, conversation: null },
  ]);
});

test('couples who ask for one day are counted while nothing has ended', () => {
  const one = exampleConversation('c1', { weddingDate: '2027-08-14' });
  const gone = { ...one, id: 'c3', closedAt: '2026-11-10T09:00:00.000Z', closedReason: 'not-needed' as const };
  expect(askingForDay(one, [one, exampleConversation('c2', { weddingDate: '2027-08-14' }), gone])).toBe(2);
  expect(askingForDay(exampleConversation('c', { weddingDate: null }), [one])).toBe(0);
});

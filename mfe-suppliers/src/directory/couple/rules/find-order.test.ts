import type { Task } from '@posy/shared-contracts/entities';
import { findingTasks, plannedKinds, stillToFind } from './find-order';

const task = (key: string, changes: Partial<Task> = {}): Task => ({
  group: key,
  name: null,
  i18nKey: key,
  key,
  category: '',
  done: false,
  custom: false,
  active: true,
  assignee: null,
  snoozedUntil: null,
  doneReason: null,
  doneReasonName: null,
  period: '7-9',
  order: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});

const nobody = new Set<string>();

test('without a checklist, every category stands in the order of a new one', () => {
  expect(findingTasks).toHaveLength(15);
  expect(stillToFind([], nobody, null).slice(0, 4)).toEqual(['venues', 'photographers', 'caterers', 'marquee']);
});

test('whoever is booked is found', () => {
  expect(stillToFind([], new Set(['venues', 'caterers']), null).slice(0, 2)).toEqual(['photographers', 'marquee']);
});

test('the couple’s own checklist says what comes first', () => {
  const tasks = [
    task('book-your-cake', { period: '12-plus', order: 9 }),
    task('book-your-music', { period: '12-plus', order: 2 }),
    task('book-the-venue', { period: '10-12' }),
  ];
  expect(stillToFind(tasks, nobody, null)).toEqual(['music', 'cakes', 'venues']);
});

test('what is not for them, or ticked by hand, is not to find; what a booking ticked is again once nobody is booked', () => {
  const tasks = [
    task('book-your-marquee', { active: false }),
    task('book-the-venue', { done: true }),
    task('book-your-music', { done: true, doneReason: 'supplier-booked' }),
  ];
  expect(stillToFind(tasks, nobody, null)).toEqual(['music']);
});

test('what they left out of their budget is not to find, as on home [17]', () => {
  const preferences = { budget: { categories: ['venues', 'cakes'] } };
  expect(stillToFind([], nobody, plannedKinds({ preferences }))).toEqual(['venues', 'cakes']);
  expect(plannedKinds({ preferences: {} })).toBeNull();
});

import { supplierCategories, type Task } from '#entities';
import { findingTasks, stillToFind } from './still-to-find';

type FindingTask = Parameters<typeof stillToFind>[0][number];
const task = (key: string, changes: Partial<Task> = {}): FindingTask => ({
  key,
  done: false,
  active: true,
  doneReason: null,
  period: '7-9',
  order: 1,
  ...changes,
});

const nobody = new Set<string>();

test('every category has one task that says to find somebody', () => {
  expect(new Set(findingTasks).size).toBe(supplierCategories.length);
  expect(findingTasks).toEqual(expect.arrayContaining(['book-the-venue', 'order-your-dress', 'book-your-marquee']));
});

test('without a checklist, every category stands in the order of a new one', () => {
  const all = stillToFind([], nobody, null);
  expect(all.slice(0, 4)).toEqual(['venues', 'photographers', 'caterers', 'marquee']);
  expect(all.toSorted()).toEqual(supplierCategories.toSorted());
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

test('what is not for them, ticked by hand or by an answer, is not to find; what a booking ticked is again once nobody is booked', () => {
  const tasks = [
    task('book-your-marquee', { active: false }),
    task('book-your-cake', { done: true }),
    task('book-the-venue', { done: true, doneReason: 'venue-answered' }),
    task('book-your-music', { done: true, doneReason: 'supplier-booked' }),
  ];
  expect(stillToFind(tasks, nobody, null)).toEqual(['music']);
  expect(stillToFind(tasks, new Set(['music']), null)).toEqual([]);
});

test('what they left out of their budget is not to find', () => {
  expect(stillToFind([], nobody, ['venues', 'cakes'])).toEqual(['venues', 'cakes']);
});

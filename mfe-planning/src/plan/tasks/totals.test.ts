import { checklistConstants } from '@posy/shared-contracts/constants';
import fc from 'fast-check';
import { anyChecklist, exampleTask } from '#testing/example-tasks';
import { tickedByHand, totalsOf } from './totals';

test('the total is 180 until there are tasks [S4-checklist-10] [S9-checklist-01]', () => {
  expect(checklistConstants.defaultTotalTasks).toBe(180);
  expect(totalsOf([])).toEqual({ total: 180, done: 0 });
});

test('the totals wait 1.5 s [S9-checklist-02]', () => {
  expect(checklistConstants.totalsWriteDelayMs).toBe(1500);
});

test('subtasks count; inactive tasks do not', () => {
  const tasks = [
    exampleTask({ id: 'a', done: true }),
    exampleTask({ id: 'b', group: 'a' }),
    exampleTask({ id: 'c', done: true, active: false }),
  ];
  expect(totalsOf(tasks)).toEqual({ total: 2, done: 1 });
});

test('there is never more done than there is', () => {
  fc.assert(
    fc.property(anyChecklist, (tasks) => {
      const { total, done } = totalsOf(tasks);
      expect(done).toBeLessThanOrEqual(total);
    }),
  );
});

test('what an action or an answer ticked is not somebody’s own tick [F-H12]', () => {
  const task = { active: true, done: true, doneReason: null };
  const others = [
    { ...task, doneReason: 'supplier-booked' as const },
    { ...task, done: false },
    { ...task, active: false },
  ];
  expect(tickedByHand([task, task, ...others])).toBe(2);
});

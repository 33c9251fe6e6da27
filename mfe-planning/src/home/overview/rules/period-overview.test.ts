import fc from 'fast-check';
import { groupTasks } from '#plan/tasks/task-groups';
import { totalsOf } from '#plan/tasks/totals';
import { anyChecklist, exampleTask } from '#testing/example-tasks';
import { periodOverview } from './period-overview';

const today = '2026-11-20';

test('each period tells what is done and what comes next', () => {
  const groups = groupTasks([
    exampleTask({ id: 'a', done: true }),
    exampleTask({ id: 'b', order: 2 }),
    exampleTask({ id: 'b1', group: 'b', order: 2.01, done: true }),
    exampleTask({ id: 'c', order: 3, snoozedUntil: '2026-12-01' }),
    exampleTask({ id: 'd', order: 4 }),
    exampleTask({ id: 'e', period: 'after' }),
  ]);
  const [first, last] = periodOverview(groups, today, 1);
  expect(first).toMatchObject({ period: '12-plus', total: 5, done: 2, next: [{ main: { id: 'b' } }], more: 1 });
  expect(last).toMatchObject({ period: 'after', total: 1, done: 0, more: 0 });
});

test('the periods add up to the checklist’s totals', () => {
  fc.assert(
    fc.property(anyChecklist, (tasks) => {
      fc.pre(tasks.length > 0);
      const parts = periodOverview(groupTasks(tasks), today, 3);
      const sum = (of: 'total' | 'done') => parts.reduce((total, part) => total + part[of], 0);
      expect({ total: sum('total'), done: sum('done') }).toEqual(totalsOf(tasks));
    }),
  );
});

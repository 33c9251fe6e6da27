import fc from 'fast-check';
import { groupTasks, type TaskGroup, type TaskItem } from '#plan/tasks/task-groups';
import { anyChecklist, byId, exampleTask, flowerTasks as flowers, groupOf } from '#testing/example-tasks';
import { applyChanges as apply } from './apply-changes';
import { assign, place, setActive, snooze } from './task-changes';

test('a main task takes its steps along to whoever it is given to, and undoing gives all back [S4-checklist-18]', () => {
  const given = apply(flowers, assign(groupOf(flowers, 'flowers'), 'flowers', 'u2').changes);
  expect(given.map((task) => task.assignee)).toEqual(['u2', 'u2', 'u2']);
  const step = assign(groupOf(given, 'style'), 'style', 'u1');
  expect(apply(given, step.changes).map((task) => task.assignee)).toEqual(['u2', 'u1', 'u2']);
  expect(apply(apply(given, step.changes), step.undo)).toEqual(given);
});

test('later and not for us take the steps along, and can be undone', () => {
  for (const edit of [
    snooze(groupOf(flowers, 'flowers'), '2027-01-01'),
    setActive(groupOf(flowers, 'flowers'), false),
  ]) {
    expect(edit.changes).toHaveLength(3);
    expect(apply(apply(flowers, edit.changes), edit.undo)).toEqual(flowers);
  }
});

describe('placing', () => {
  const at = (tasks: TaskItem[], place: number) => groupTasks(tasks)[place % groupTasks(tasks).length] as TaskGroup;

  test('puts the group where it was dropped and keeps all others in their order', () => {
    fc.assert(
      fc.property(anyChecklist, fc.nat(), fc.nat(), (tasks, from, to) => {
        fc.pre(tasks.length > 1);
        const [group, anchor] = [at(tasks, from), at(tasks, to)];
        fc.pre(group.main.id !== anchor.main.id);
        const { period } = anchor.main;
        const edit = place(groupTasks(tasks), group, period, anchor.main.id);
        const after = groupTasks(apply(tasks, edit.changes)).map(({ main }) => main.id);
        expect(after.indexOf(group.main.id)).toBe(after.indexOf(anchor.main.id) - 1);
        const others = (ids: string[]) => ids.filter((id) => id !== group.main.id);
        expect(others(after)).toEqual(others(groupTasks(tasks).map(({ main }) => main.id)));
        expect(byId(apply(apply(tasks, edit.changes), edit.undo))).toEqual(byId(tasks));
      }),
    );
  });

  test('goes on for ever between the same two, numbering anew when no number is left', () => {
    let tasks = ['a', 'b', 'c', 'd'].map((id, index) => exampleTask({ id, order: index + 1 }));
    for (let turn = 0; turn < 200; turn += 1) {
      const groups = groupTasks(tasks);
      const last = groups.at(-1) as TaskGroup;
      tasks = apply(tasks, place(groups, last, '12-plus', groups[1]?.main.id ?? null).changes);
      expect(groupTasks(tasks).map(({ main }) => main.id)[1]).toBe(last.main.id);
    }
  });

  test('of two who drag at once both moves stay, and every device shows the same order', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id, index) => exampleTask({ id, order: index + 1 }));
    const groups = groupTasks(tasks);
    const mine = place(groups, groupOf(tasks, 'c'), '12-plus', 'a').changes;
    const yours = place(groups, groupOf(tasks, 'd'), '12-plus', 'a').changes;
    const orders = [apply(apply(tasks, mine), yours), apply(apply(tasks, yours), mine)].map((list) =>
      groupTasks(list).map(({ main }) => main.id),
    );
    expect(orders[0]).toEqual(['c', 'd', 'a', 'b']);
    expect(orders[1]).toEqual(orders[0]);
  });
});

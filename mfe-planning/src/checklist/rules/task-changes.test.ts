import { periods } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { groupTasks, type TaskGroup, type TaskItem, tasksOf } from '#plan/tasks/task-groups';
import { anyChecklist, byId, exampleTask, flowerTasks as flowers, groupOf } from '#testing/example-tasks';
import { applyChanges as apply } from './apply-changes';
import { addStep, addTask, changePeriod, remove, rename, tick } from './task-changes';

describe('ticking', () => {
  test('a main task as done sets all its subtasks done [S4-checklist-06]', () => {
    const edit = tick(groupOf(flowers, 'flowers'), 'flowers', true);
    expect(apply(flowers, edit.changes).map((task) => task.done)).toEqual([true, true, true]);
  });

  test('a main task as not done sets all its subtasks not done [S4-checklist-07]', () => {
    const done = flowers.map((task) => ({ ...task, done: true }));
    const edit = tick(groupOf(done, 'flowers'), 'flowers', false);
    expect(apply(done, edit.changes).map((task) => task.done)).toEqual([false, false, false]);
  });

  test('a subtask leaves its main task and the others alone', () => {
    expect(tick(groupOf(flowers, 'quotes'), 'quotes', true).changes).toEqual([
      { kind: 'update', id: 'quotes', fields: { done: true } },
    ]);
  });

  test('undoing restores exactly what was, also where steps differed', () => {
    fc.assert(
      fc.property(anyChecklist, fc.nat(), fc.boolean(), (tasks, place, done) => {
        fc.pre(tasks.length > 0);
        const task = tasks[place % tasks.length] as TaskItem;
        const edit = tick(groupOf(tasks, task.id), task.id, done);
        expect(apply(apply(tasks, edit.changes), edit.undo)).toEqual(tasks);
      }),
    );
  });
});

describe('adding', () => {
  test('a main task is its own group, custom and not done, after the latest [S4-checklist-15] [S4-checklist-16]', () => {
    const edit = addTask(flowers, 'new', '  Hire a llama ', '7-9');
    expect(edit.changes).toEqual([
      {
        kind: 'create',
        task: expect.objectContaining({
          id: 'new',
          group: 'new',
          name: 'Hire a llama',
          key: null,
          i18nKey: null,
          custom: true,
          done: false,
          active: true,
          period: '7-9',
          order: 5,
        }),
      },
    ]);
    expect(edit.undo).toEqual([{ kind: 'delete', id: 'new' }]);
  });

  test('the first task of a period gets order 1', () => {
    const [change] = addTask(flowers, 'new', 'Rest', 'after').changes;
    expect(change).toMatchObject({ task: { order: 1 } });
  });

  test("a subtask takes its parent's group, custom and not done [S4-checklist-14] [S4-checklist-16]", () => {
    const [change] = addStep(groupOf(flowers, 'flowers'), 'new', 'Smell them').changes;
    expect(change).toMatchObject({
      kind: 'create',
      task: { group: 'flowers', period: '7-9', custom: true, done: false, order: 4.03 },
    });
  });

  test('each added subtask lies 0.01 after the latest [S4-checklist-12] [S9-checklist-04]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 400 }), (count, order) => {
        let tasks = [exampleTask({ id: 'main', order })];
        for (let index = 0; index < count; index += 1)
          tasks = apply(tasks, addStep(groupOf(tasks, 'main'), `s${index}`, 'Step').changes);
        const { steps } = groupOf(tasks, 'main');
        expect(steps.map((step) => step.order)).toEqual(
          steps.map((_step, index) => Number((order + (index + 1) / 100).toFixed(2))),
        );
      }),
    );
  });
});

describe('deleting', () => {
  test('a group deletes all its subtasks [S4-checklist-17]', () => {
    expect(apply(flowers, remove(groupOf(flowers, 'flowers'), 'flowers').changes)).toEqual([]);
  });

  test('a subtask deletes only itself', () => {
    expect(remove(groupOf(flowers, 'style'), 'style').changes).toEqual([{ kind: 'delete', id: 'style' }]);
  });

  test('undoing restores the exact documents', () => {
    fc.assert(
      fc.property(anyChecklist, fc.nat(), (tasks, place) => {
        fc.pre(tasks.length > 0);
        const task = tasks[place % tasks.length] as TaskItem;
        const edit = remove(groupOf(tasks, task.id), task.id);
        expect(byId(apply(apply(tasks, edit.changes), edit.undo))).toEqual(byId(tasks));
      }),
    );
  });
});

describe('renaming', () => {
  const own = exampleTask({ id: 'own', name: 'Hire a llama', custom: true, key: null, i18nKey: null });

  test("only the couple's own tasks, and never to nothing", () => {
    expect(rename(own, ' Hire two llamas ').changes).toEqual([
      { kind: 'update', id: 'own', fields: { name: 'Hire two llamas' } },
    ]);
    expect(rename(own, '  ').changes).toEqual([]);
    expect(rename(exampleTask({ id: 'template' }), 'Mine').changes).toEqual([]);
  });
});

describe('changing the period', () => {
  test('the group sits after the latest order in that period [S4-checklist-11]', () => {
    fc.assert(
      fc.property(anyChecklist, fc.nat(), fc.constantFrom(...periods), (tasks, place, period) => {
        const groups = groupTasks(tasks);
        fc.pre(groups.length > 0);
        const group = groups[place % groups.length] as TaskGroup;
        fc.pre(group.main.period !== period);
        const after = apply(tasks, changePeriod(tasks, group, period).changes);
        const inPeriod = groupTasks(after).filter(({ main }) => main.period === period);
        expect(inPeriod.at(-1)?.main.id).toBe(group.main.id);
        const others = after.filter((task) => task.period === period && task.group !== group.main.id);
        for (const task of tasksOf(groupOf(after, group.main.id)))
          for (const other of others) expect(task.order).toBeGreaterThan(other.order);
      }),
    );
  });

  test('its subtasks follow, spaced by 0.01 in their order [S4-checklist-12] [S9-checklist-04]', () => {
    const tasks = [...flowers, exampleTask({ id: 'last', period: '2-3', order: 9.04 })];
    const after = apply(tasks, changePeriod(tasks, groupOf(tasks, 'flowers'), '2-3').changes);
    expect(tasksOf(groupOf(after, 'flowers')).map(({ id, period, order }) => [id, period, order])).toEqual([
      ['flowers', '2-3', 10],
      ['style', '2-3', 10.01],
      ['quotes', '2-3', 10.02],
    ]);
  });

  test('the same period changes nothing; undoing restores period and order', () => {
    expect(changePeriod(flowers, groupOf(flowers, 'flowers'), '7-9').changes).toEqual([]);
    const edit = changePeriod(flowers, groupOf(flowers, 'flowers'), 'after');
    expect(apply(apply(flowers, edit.changes), edit.undo)).toEqual(flowers);
  });
});

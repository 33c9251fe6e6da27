import fc from 'fast-check';
import { anyChecklist, exampleTask } from '../../testing/example-tasks';
import { countTasks, filterGroups, folded, nextThree, parseShow } from './checklist-view';
import { byPeriod, groupTasks, tasksOf } from '../tasks/task-groups';

const none = new Set<string>();
const list = groupTasks([
  exampleTask({ id: 'dress', order: 1, name: 'Choisir la robe à Évreux' }),
  exampleTask({ id: 'fit', group: 'dress', order: 1.01, name: 'Essayage', done: true }),
  exampleTask({ id: 'cake', order: 2, name: 'Cake', done: true }),
  exampleTask({ id: 'rest', order: 1, period: 'after', name: 'Rest' }),
]);
const shown = (show: 'todo' | 'done' | 'all', text = '', lingering: ReadonlySet<string> = none) =>
  filterGroups(list, { show, text, lingering }, (task) => task.name ?? '').map((group) => group.main.id);

test('the address decides the filter; anything unknown shows what is to do', () => {
  expect(['todo', 'done', 'all', null, 'x'].map(parseShow)).toEqual(['todo', 'done', 'all', 'todo', 'todo']);
});

test('what is open, what is done, or all', () => {
  expect([shown('todo'), shown('done'), shown('all')]).toEqual([
    ['dress', 'rest'],
    ['cake'],
    ['dress', 'cake', 'rest'],
  ]);
});

test('what was ticked just now stays in its place', () => {
  expect(shown('todo', '', new Set(['cake']))).toEqual(['dress', 'cake', 'rest']);
});

test('the search ignores case and accents, takes every word, and looks into steps', () => {
  expect(folded(' Évreux ')).toBe('evreux');
  expect([shown('all', 'EVREUX robe'), shown('all', 'essay'), shown('all', 'robe cake')]).toEqual([
    ['dress'],
    ['dress'],
    [],
  ]);
});

test('every open task can be seen under To do, and every group somewhere', () => {
  fc.assert(
    fc.property(anyChecklist, (tasks) => {
      const groups = groupTasks(tasks);
      const todo = filterGroups(groups, { show: 'todo', text: '', lingering: none }, (task) => task.id);
      const seen = new Set(todo.flatMap(tasksOf).map((task) => task.id));
      expect(tasks.filter((task) => !task.done && !seen.has(task.id))).toEqual([]);
      expect(byPeriod(groups).flatMap((part) => part.groups)).toEqual(groups);
    }),
  );
});

test('counts agree with each other', () => {
  fc.assert(
    fc.property(anyChecklist, (tasks) => {
      const { show, left } = countTasks(groupTasks(tasks));
      expect(show.todo + show.done).toBe(show.all);
      expect(Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(show.todo);
    }),
  );
});

describe('the three of home', () => {
  const five = groupTasks(['a', 'b', 'c', 'd', 'e'].map((id, index) => exampleTask({ id, order: index + 1 })));
  const ticked = (...ids: string[]) =>
    five.map((group) => ({ ...group, main: { ...group.main, done: ids.includes(group.main.id) } }));
  const idsOf = (groups: ReturnType<typeof nextThree>) => groups.map((group) => group.main.id);

  test('are the next three open main tasks', () => {
    expect(idsOf(nextThree(ticked('a'), []))).toEqual(['b', 'c', 'd']);
  });

  test('keep what was ticked until all are done, then move on', () => {
    expect(idsOf(nextThree(ticked('a', 'b'), ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
    expect(idsOf(nextThree(ticked('a', 'b', 'c'), ['a', 'b', 'c']))).toEqual(['d', 'e']);
  });

  test('fill the place of one that was removed', () => {
    expect(idsOf(nextThree(ticked().slice(1), ['a', 'b', 'c']))).toEqual(['b', 'c', 'd']);
  });
});

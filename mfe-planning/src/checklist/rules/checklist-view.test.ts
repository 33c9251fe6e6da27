import fc from 'fast-check';
import { byPeriod, groupTasks, tasksOf } from '#plan/tasks/task-groups';
import { totalsOf } from '#plan/tasks/totals';
import { anyChecklist, exampleTask } from '#testing/example-tasks';
import { nextThree } from '../next-step/next-three';
import {
  type ChecklistFilter,
  type ChecklistShow,
  countTasks,
  filterGroups,
  folded,
  matchesShow,
  parseShow,
} from './checklist-view';

const none = new Set<string>();
const list = groupTasks([
  exampleTask({ id: 'dress', order: 1, name: 'Choisir la robe à Évreux' }),
  exampleTask({ id: 'fit', group: 'dress', order: 1.01, name: 'Essayage', done: true }),
  exampleTask({ id: 'cake', order: 2, name: 'Cake', done: true }),
  exampleTask({ id: 'rest', order: 1, period: 'after', name: 'Rest' }),
]);
const today = '2026-11-20';
const open = { text: '', period: null, assignee: null, category: null, today, lingering: none } as const;
const shown = (show: ChecklistShow, text = '', lingering: ReadonlySet<string> = none) =>
  filterGroups(list, { ...open, show, text, lingering }, (task) => task.name ?? '').map((group) => group.main.id);

test('the address decides the filter; anything unknown shows what is to do', () => {
  expect(['todo', 'done', 'all', null, 'x'].map(parseShow)).toEqual(['todo', 'done', 'all', 'todo', 'todo']);
});

test('what is open, what is done, or all', () => {
  expect([shown('todo'), shown('done'), shown('all')]).toEqual([
    ['dress', 'rest'],
    ['dress', 'cake'],
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
      const todo = filterGroups(groups, { ...open, show: 'todo' }, (task) => task.id);
      const seen = new Set(todo.flatMap(tasksOf).map((task) => task.id));
      expect(tasks.filter((task) => !task.done && !seen.has(task.id))).toEqual([]);
      expect(byPeriod(groups).flatMap((part) => part.groups)).toEqual(groups);
    }),
  );
});

test('counts agree with each other and with the totals, and “Done” lists all that it counts [R1-08]', () => {
  fc.assert(
    fc.property(anyChecklist, (tasks) => {
      const groups = groupTasks(tasks);
      const { show, left } = countTasks(groups, today);
      expect(show.todo + show.later + show.done).toBe(show.all);
      expect(Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(show.todo);
      if (tasks.length > 0) expect({ total: show.all, done: show.done }).toEqual(totalsOf(tasks));
      for (const one of ['todo', 'done'] as const) {
        const rows = groups.filter((group) => matchesShow(group, one, today)).flatMap(tasksOf);
        expect(rows.filter(({ done }) => done === (one === 'done'))).toHaveLength(show[one]);
      }
    }),
  );
});

describe('the three of home', () => {
  const five = groupTasks(['a', 'b', 'c', 'd', 'e'].map((id, index) => exampleTask({ id, order: index + 1 })));
  const ticked = (...ids: string[]) =>
    five.map((group) => ({ ...group, main: { ...group.main, done: ids.includes(group.main.id) } }));
  const idsOf = (groups: ReturnType<typeof nextThree>) => groups.map((group) => group.main.id);

  test('are the next three open main tasks', () => {
    expect(idsOf(nextThree(ticked('a'), [], today))).toEqual(['b', 'c', 'd']);
  });

  test('keep what was ticked until all are done, then move on', () => {
    expect(idsOf(nextThree(ticked('a', 'b'), ['a', 'b', 'c'], today))).toEqual(['a', 'b', 'c']);
    expect(idsOf(nextThree(ticked('a', 'b', 'c'), ['a', 'b', 'c'], today))).toEqual(['d', 'e']);
  });

  const planned = (...keys: string[]) =>
    groupTasks(
      keys.map((key, index) =>
        exampleTask({ id: key, key, order: index + 1, category: key.includes('venue') ? 'venues' : 'other' }),
      ),
    );

  test('begin with the venue while there is none, and hold one task for a note at a time [R1-09]', () => {
    const keys = ['tell-your-families', 'picture-the-day', 'save-ideas', 'choose-your-date', 'research-venues'];
    expect(idsOf(nextThree(planned(...keys), [], today))).toEqual([
      'research-venues',
      'tell-your-families',
      'choose-your-date',
    ]);
  });

  test('hold several for a note only where nothing else is left [R1-09]', () => {
    expect(idsOf(nextThree(planned('a', 'choose-your-date', 'b'), [], today))).toEqual(['a', 'choose-your-date', 'b']);
  });

  test('hold one task of a kind of suppliers at a time: who is to be booked, not yet what is done with them [R1-09]', () => {
    const keyed = [
      ['book-your-photographer', 'photographers'],
      ['plan-an-engagement-shoot', 'photographers'],
      ['book-your-caterer', 'caterers'],
      ['book-your-marquee', 'marquee'],
    ] as const;
    const open = groupTasks(keyed.map(([key, category], at) => exampleTask({ id: key, key, category, order: at + 1 })));
    expect(idsOf(nextThree(open, [], today))).toEqual([
      'book-your-photographer',
      'book-your-caterer',
      'book-your-marquee',
    ]);
    expect(idsOf(nextThree(open.slice(0, 3), [], today))).toEqual([
      'book-your-photographer',
      'book-your-caterer',
      'plan-an-engagement-shoot',
    ]);
  });

  test('fill the place of one that was removed', () => {
    expect(idsOf(nextThree(ticked().slice(1), ['a', 'b', 'c'], today))).toEqual(['b', 'c', 'd']);
  });
});

describe('what else decides', () => {
  const groups = [
    ...groupTasks([
      exampleTask({ id: 'venue', category: 'venues', assignee: 'u1' }),
      exampleTask({ id: 'visit', group: 'venue', category: 'venues', order: 1.01, assignee: 'u2' }),
      exampleTask({ id: 'cake', category: 'cakes', order: 2, period: '4-6', snoozedUntil: '2026-11-21' }),
      exampleTask({ id: 'band', category: 'music', order: 3, snoozedUntil: '2026-11-20' }),
    ]),
    ...groupTasks([exampleTask({ id: 'doves', active: true })]).map((group) => ({
      ...group,
      main: { ...group.main, active: false },
    })),
  ];
  const listed = (changes: Partial<ChecklistFilter>) =>
    filterGroups(groups, { ...open, show: 'todo', ...changes }, (task) => task.id).map((group) => group.main.id);

  test('period, person (also of a step) and category', () => {
    expect(listed({ period: '12-plus' })).toEqual(['venue', 'band']);
    expect([listed({ assignee: 'u2' }), listed({ assignee: 'nobody' }), listed({ assignee: 'u9' })]).toEqual([
      ['venue'],
      ['band'],
      [],
    ]);
    expect(listed({ category: 'music' })).toEqual(['band']);
  });

  test('what is put off is hidden until its day, and can be listed', () => {
    expect([listed({}), listed({ show: 'later' }), listed({ today: '2026-11-21' })]).toEqual([
      ['venue', 'band'],
      ['cake'],
      ['venue', 'band', 'cake'],
    ]);
  });

  test('what is not for us shows nowhere else, and counts nowhere else', () => {
    expect([listed({ show: 'not-for-us' }), listed({ show: 'all' })]).toEqual([['doves'], ['venue', 'band', 'cake']]);
    const { show, forPerson } = countTasks(groups, today);
    expect(show).toEqual({ todo: 3, done: 0, all: 4, later: 1, 'not-for-us': 1 });
    expect(forPerson).toEqual({ u1: 1, u2: 1 });
  });

  test('home leaves out what is put off', () => {
    expect(nextThree(groups.slice(0, 3), [], today).map((group) => group.main.id)).toEqual(['venue', 'band']);
  });
});

import { inChunks } from '@posy/remote-kit/edits';
import fc from 'fast-check';
import { groupTasks, type TaskItem } from '#plan/tasks/task-groups';
import { anyChecklist, anyTemplates, exampleTask, exampleTemplate } from '#testing/example-tasks';
import { missingTasks } from './make-tasks';

const times = { createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2026-11-20T12:00:00.000Z' };
const asStored = (tasks: ReturnType<typeof missingTasks>): TaskItem[] => tasks.map((task) => ({ ...task, ...times }));

describe('tasks made from templates', () => {
  test('one for each active template of the country, named by the catalogue [S4-checklist-03]', () => {
    const templates = [
      exampleTemplate({ key: 'book-the-venue', period: '10-12', category: 'venues', order: 3 }),
      exampleTemplate({ key: 'retired', active: false }),
    ];
    expect(missingTasks(templates, [])).toEqual([
      {
        id: 'book-the-venue',
        group: 'book-the-venue',
        name: null,
        i18nKey: 'book-the-venue',
        key: 'book-the-venue',
        category: 'venues',
        done: false,
        custom: false,
        active: true,
        assignee: null,
        snoozedUntil: null,
        doneReason: null,
        doneReasonName: null,
        period: '10-12',
        order: 3,
      },
    ]);
  });

  test('a subtask has the id of its parent as its group [S3-task-02]', () => {
    const templates = [exampleTemplate({ key: 'a' }), exampleTemplate({ key: 'a-1', parent: 'a', order: 1.01 })];
    expect(missingTasks(templates, []).map((task) => task.group)).toEqual(['a', 'a']);
  });

  test('tasks that exist are not made again, also under another id [S4-checklist-04]', () => {
    const templates = [exampleTemplate({ key: 'a' }), exampleTemplate({ key: 'a-1', parent: 'a', order: 1.01 })];
    const made = missingTasks(templates, [exampleTask({ id: 'older', key: 'a' })]);
    expect(made.map(({ id, group }) => [id, group])).toEqual([['a-1', 'older']]);
  });

  test("merging touches no existing task, so what is done stays done, and the couple's own stay [S4-checklist-05]", () => {
    fc.assert(
      fc.property(anyTemplates, anyChecklist, (templates, existing) => {
        const ids = new Set(existing.map((task) => task.id));
        expect(missingTasks(templates, existing).filter((task) => ids.has(task.id))).toEqual([]);
      }),
    );
  });

  test('making twice makes nothing more, from wherever the first was interrupted [S4-checklist-04]', () => {
    fc.assert(
      fc.property(anyTemplates, fc.nat(), (templates, cut) => {
        const all = asStored(missingTasks(templates, []));
        const first = all.slice(0, all.length === 0 ? 0 : cut % all.length);
        const second = asStored(missingTasks(templates, first));
        expect([...first, ...second].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
          [...all].sort((a, b) => (a.id < b.id ? -1 : 1)),
        );
        expect(missingTasks(templates, [...first, ...second])).toEqual([]);
      }),
    );
  });

  test('every made task is in a group that the list shows', () => {
    fc.assert(
      fc.property(anyTemplates, (templates) => {
        const made = asStored(missingTasks(templates, []));
        const shown = groupTasks(made).reduce((count, group) => count + 1 + group.steps.length, 0);
        expect(shown).toBe(made.length);
      }),
    );
  });
});

describe('chunks', () => {
  test('hold at most 500 writes and lose none', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1700 }), (length) => {
        const list = Array.from({ length }, (_none, index) => index);
        const chunks = inChunks(list, 500);
        expect(chunks.flat()).toEqual(list);
        expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(500);
      }),
    );
  });
});

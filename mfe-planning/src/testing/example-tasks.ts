import { periods, type TaskTemplate } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { orderOfStep } from '#checklist/rules/order';
import { groupTasks, groupWith, type TaskGroup, type TaskItem } from '#plan/tasks/task-groups';

/** A main task of a template, open, first of its period. */
export const exampleTask = (changes: Partial<TaskItem> & { id: string }): TaskItem => ({
  group: changes.id,
  name: null,
  i18nKey: changes.id,
  key: changes.id,
  category: 'other',
  done: false,
  custom: false,
  active: true,
  assignee: null,
  snoozedUntil: null,
  doneReason: null,
  doneReasonName: null,
  period: '12-plus',
  order: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

/** An active main template of Great Britain. */
export const exampleTemplate = (changes: Partial<TaskTemplate> & { key: string }): TaskTemplate => ({
  parent: null,
  period: '12-plus',
  category: 'other',
  markets: ['GB'],
  completedBy: null,
  order: 1,
  active: true,
  ...changes,
});

/** A task as it is stored: without its id. */
export const stored = ({ id: _id, ...data }: TaskItem): Record<string, unknown> => data;

/** Any checklist: groups with up to five steps, in any period and order, done or not. */
export const anyChecklist: fc.Arbitrary<TaskItem[]> = fc
  .array(
    fc.record({
      period: fc.constantFrom(...periods),
      order: fc.integer({ min: 1, max: 60 }),
      isDone: fc.boolean(),
      steps: fc.array(fc.boolean(), { maxLength: 5 }),
    }),
    { maxLength: 12 },
  )
  .map((groups) =>
    groups.flatMap(({ period, order, isDone, steps }, place) => {
      const id = `t${place}`;
      const main = exampleTask({ id, period, order, done: isDone });
      return [
        main,
        ...steps.map((done, index) =>
          exampleTask({ id: `${id}-${index}`, group: id, period, order: orderOfStep(order, index), done }),
        ),
      ];
    }),
  );

/** Any templates of one country: mains with steps, unique keys. */
export const anyTemplates: fc.Arbitrary<TaskTemplate[]> = fc
  .array(fc.record({ steps: fc.nat({ max: 3 }), period: fc.constantFrom(...periods), active: fc.boolean() }), {
    maxLength: 20,
  })
  .map((mains) =>
    mains.flatMap(({ steps, period, active }, place) => {
      const key = `k${place}`;
      return [
        exampleTemplate({ key, period, order: place + 1, active }),
        ...Array.from({ length: steps }, (_none, index) =>
          exampleTemplate({
            key: `${key}-${index}`,
            parent: key,
            period,
            active,
            order: orderOfStep(place + 1, index),
          }),
        ),
      ];
    }),
  );

/** A main task with two steps, the first of them done. */
export const flowerTasks: readonly TaskItem[] = [
  exampleTask({ id: 'flowers', order: 4, period: '7-9' }),
  exampleTask({ id: 'style', group: 'flowers', order: 4.01, period: '7-9', done: true }),
  exampleTask({ id: 'quotes', group: 'flowers', order: 4.02, period: '7-9' }),
];

/** Returns the group of a task. */
export const groupOf = (tasks: readonly TaskItem[], id: string): TaskGroup => {
  const group = groupWith(groupTasks(tasks), id);
  if (group === null) throw new Error(`There is no group of ${id}.`);
  return group;
};

/** The tasks by their ids, for comparing sets of them. */
export const byId = (tasks: readonly TaskItem[]): TaskItem[] => [...tasks].sort((a, b) => (a.id < b.id ? -1 : 1));

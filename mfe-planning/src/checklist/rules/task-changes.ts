import { differing, type Edit as EditOf, joinEdits, noEdit } from '@posy/remote-kit/edits';
import type { Period, Task } from '@posy/shared-contracts/entities';
import { type TaskGroup, type TaskItem, tasksOf } from '#plan/tasks/task-groups';
import { orderAfterGroup, orderAfterPeriod, orderBetween, orderOfStep } from './order';

/** The fields of a task that members change. */
export type TaskFields = Partial<
  Pick<
    Task,
    'done' | 'name' | 'period' | 'order' | 'assignee' | 'active' | 'snoozedUntil' | 'doneReason' | 'doneReasonName'
  >
>;

/** One change of one document. `create` and `restore` give the whole task. */
export type TaskChange =
  | { kind: 'create' | 'restore'; task: TaskItem }
  | { kind: 'update'; id: string; fields: TaskFields }
  | { kind: 'delete'; id: string };

/** The side of another task that a task is moved to. */
export type DropSide = 'before' | 'after';

/** Changes with their undo; each of the two is one atomic commit. */
export type ChecklistEdit = EditOf<TaskChange>;

/** A new document's fields except its times, which the server sets. */
const newTask = (id: string, fields: Pick<Task, 'group' | 'category' | 'period' | 'order'> & { name: string }) => ({
  id,
  ...fields,
  i18nKey: null,
  key: null,
  done: false,
  custom: true,
  active: true,
  assignee: null,
  snoozedUntil: null,
  doneReason: null,
  doneReasonName: null,
  createdAt: '',
  updatedAt: '',
});

const creating = (task: TaskItem): ChecklistEdit => ({
  changes: [{ kind: 'create', task }],
  undo: [{ kind: 'delete', id: task.id }],
});

const updateOf = (task: TaskItem, fields: TaskFields): ChecklistEdit => {
  const found = differing<TaskFields>(task, fields);
  if (found === null) return noEdit;
  return {
    changes: [{ kind: 'update', id: task.id, fields: found.now }],
    undo: [{ kind: 'update', id: task.id, fields: found.was }],
  };
};

const updating = (tasks: readonly TaskItem[], fieldsOf: (task: TaskItem, index: number) => TaskFields): ChecklistEdit =>
  joinEdits(...tasks.map((task, index) => updateOf(task, fieldsOf(task, index))));

/** A step alone, or a main task with all its steps. */
const together = (group: TaskGroup, taskId: string): TaskItem[] =>
  group.main.id === taskId ? tasksOf(group) : group.steps.filter((step) => step.id === taskId);

const byHand = { done: true, doneReason: null, doneReasonName: null } as const;

/**
 * Ticks a task: a main task with its steps, a step alone. A manual tick has no reason; unticking leaves the reason, by
 * which the same action will not tick it again. Source: S4-checklist.
 */
export const tick = (group: TaskGroup, taskId: string, done: boolean): ChecklistEdit =>
  updating(
    together(group, taskId).filter((task) => task.done !== done),
    () => (done ? byHand : { done }),
  );

/** Assigns a task to a person, or to nobody; a main task with its steps. Source: S4-checklist. */
export const assign = (group: TaskGroup, taskId: string, assignee: string | null): ChecklistEdit =>
  updating(together(group, taskId), () => ({ assignee }));

/** Snoozes a main task with its steps until a day (yyyy-MM-dd), or lists it again (null). */
export const snooze = (group: TaskGroup, until: string | null): ChecklistEdit =>
  updating(tasksOf(group), () => ({ snoozedUntil: until }));

/** "Not for us": the main task and its steps are neither listed nor counted until the couple wants them again. */
export const setActive = (group: TaskGroup, active: boolean): ChecklistEdit =>
  updating(tasksOf(group), () => ({ active }));

/** Adds a main task of the couple's own at the end of its period. */
export const addTask = (tasks: readonly TaskItem[], id: string, name: string, period: Period): ChecklistEdit =>
  creating(
    newTask(id, { group: id, name: name.trim(), category: 'other', period, order: orderAfterPeriod(tasks, period) }),
  );

/** Adds a step of the couple's own at the end of its group. */
export const addStep = (group: TaskGroup, id: string, name: string): ChecklistEdit => {
  const { category, period } = group.main;
  const order = orderAfterGroup(tasksOf(group));
  return creating(newTask(id, { group: group.main.id, name: name.trim(), category, period, order }));
};

/** Deletes a step, or a main task with all its steps. The undo restores the same documents. */
export const remove = (group: TaskGroup, taskId: string): ChecklistEdit => {
  const tasks = together(group, taskId);
  return {
    changes: tasks.map((task) => ({ kind: 'delete', id: task.id })),
    undo: tasks.map((task) => ({ kind: 'restore', task })),
  };
};

/** Returns true for a task that the couple may rename: only their own. */
export const canRename = (task: Task): boolean => task.custom;

/** Renames a task of the couple's own. Changes nothing for a template's task or an empty name. */
export const rename = (task: TaskItem, name: string): ChecklistEdit =>
  updating(canRename(task) && name.trim() !== '' ? [task] : [], () => ({ name: name.trim() }));

const ordered = (group: TaskGroup, period: Period, order: number): ChecklistEdit =>
  updating(tasksOf(group), (_task, index) => ({ period, order: index === 0 ? order : orderOfStep(order, index - 1) }));

/** Moves a group to the end of another period and spaces its steps anew. Source: S4-checklist. */
export const changePeriod = (tasks: readonly TaskItem[], group: TaskGroup, period: Period): ChecklistEdit =>
  group.main.period === period ? noEdit : ordered(group, period, orderAfterPeriod(tasks, period));

/**
 * Moves a group before another group of a period, or to the period's end (`beforeId` null). Only the group itself is
 * written, so that two members who drag at once lose nothing. The whole period is numbered anew when no number is left
 * between the neighbours.
 */
export const place = (
  groups: readonly TaskGroup[],
  group: TaskGroup,
  period: Period,
  beforeId: string | null,
): ChecklistEdit => {
  const others = groups.filter(({ main }) => main.period === period && main.id !== group.main.id);
  const found = others.findIndex(({ main }) => main.id === beforeId);
  const index = found === -1 ? others.length : found;
  const order = orderBetween(others[index - 1]?.main.order ?? null, others[index]?.main.order ?? null);
  if (order !== null) return ordered(group, period, order);
  const all = [...others.slice(0, index), group, ...others.slice(index)];
  return joinEdits(...all.map((one, position) => ordered(one, period, position + 1)));
};

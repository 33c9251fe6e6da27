import type { Period, Task } from '@posy/shared-contracts/entities';
import { orderAfterGroup, orderAfterPeriod, orderOfStep } from './order';
import { tasksOf, type TaskGroup, type TaskItem } from './task-groups';

/** Fields of a task that people change. */
export type TaskFields = Partial<Pick<Task, 'done' | 'name' | 'period' | 'order' | 'assignee'>>;

/** One change of one document. `create` and `restore` give the whole task. */
export type TaskChange =
  | { kind: 'create' | 'restore'; task: TaskItem }
  | { kind: 'update'; id: string; fields: TaskFields }
  | { kind: 'delete'; id: string };

/** What is done and how to undo it; each is one atomic commit. */
export interface Edit {
  changes: TaskChange[];
  undo: TaskChange[];
}

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
  createdAt: '',
  updatedAt: '',
});

const creating = (task: TaskItem): Edit => ({
  changes: [{ kind: 'create', task }],
  undo: [{ kind: 'delete', id: task.id }],
});

const updating = (tasks: readonly TaskItem[], fieldsOf: (task: TaskItem, index: number) => TaskFields): Edit => {
  const edit: Edit = { changes: [], undo: [] };
  tasks.forEach((task, index) => {
    const wanted = Object.entries(fieldsOf(task, index)) as [keyof TaskFields, TaskFields[keyof TaskFields]][];
    const differing = wanted.filter(([field, value]) => task[field] !== value);
    if (differing.length === 0) return;
    const before = differing.map(([field]) => [field, task[field]]);
    edit.changes.push({ kind: 'update', id: task.id, fields: Object.fromEntries(differing) as TaskFields });
    edit.undo.push({ kind: 'update', id: task.id, fields: Object.fromEntries(before) as TaskFields });
  });
  return edit;
};

/** Ticks a task: a main task takes its steps along, a step stands for itself. Source: section 4, "Checklist". */
export const tick = (group: TaskGroup, taskId: string, done: boolean): Edit => {
  const tasks = group.main.id === taskId ? tasksOf(group) : group.steps.filter((step) => step.id === taskId);
  return updating(tasks, () => ({ done }));
};

/** Adds a main task of the couple's own at the end of its period. */
export const addTask = (tasks: readonly TaskItem[], id: string, name: string, period: Period): Edit =>
  creating(
    newTask(id, { group: id, name: name.trim(), category: 'other', period, order: orderAfterPeriod(tasks, period) }),
  );

/** Adds a step of the couple's own at the end of its group. */
export const addStep = (group: TaskGroup, id: string, name: string): Edit => {
  const { category, period } = group.main;
  const order = orderAfterGroup(tasksOf(group));
  return creating(newTask(id, { group: group.main.id, name: name.trim(), category, period, order }));
};

/** Deletes a step, or a main task with all its steps; undoing brings back the very same documents. */
export const remove = (group: TaskGroup, taskId: string): Edit => {
  const tasks = group.main.id === taskId ? tasksOf(group) : group.steps.filter((step) => step.id === taskId);
  return {
    changes: tasks.map((task) => ({ kind: 'delete', id: task.id })),
    undo: tasks.map((task) => ({ kind: 'restore', task })),
  };
};

/** Whether the couple may give the task another name: only to one of their own. */
export const canRename = (task: Task): boolean => task.custom;

/** Gives a task of the couple's own another name. No change for a template's task or an empty name. */
export const rename = (task: TaskItem, name: string): Edit =>
  updating(canRename(task) && name.trim() !== '' ? [task] : [], () => ({ name: name.trim() }));

/** Moves a group to the end of another period, its steps spaced anew. Source: section 4, "Checklist". */
export const changePeriod = (tasks: readonly TaskItem[], group: TaskGroup, period: Period): Edit => {
  if (group.main.period === period) return { changes: [], undo: [] };
  const order = orderAfterPeriod(tasks, period);
  return updating(tasksOf(group), (_task, index) => ({
    period,
    order: index === 0 ? order : orderOfStep(order, index - 1),
  }));
};

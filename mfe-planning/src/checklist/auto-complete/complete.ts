import { subtasksOf } from '@posy/shared-contracts/entities';
import { isMain, type TaskItem } from '#plan/tasks/task-groups';
import type { MadeTask } from '../rules/make-tasks';
import type { ChecklistEdit, TaskChange } from '../rules/task-changes';
import type { Cause } from './causes';

/** The changes by which an action ticks tasks, their undo, and the completed tasks (without their steps). */
export interface Completion extends ChecklistEdit {
  completed: TaskItem[];
  /** Puts the tasks back as they were, without the reason: for an action that was undone before anybody saw its ticks. */
  restore: TaskChange[];
  /** True when the checklist is not made yet: the tasks are stored as done and join it later. */
  isAhead?: boolean;
}

/**
 * Returns true for a task that this action ticked and somebody unticked since: a person's decision is not overruled.
 */
const wasTakenBack = (task: TaskItem, { reason, name }: Cause): boolean =>
  !task.done && task.doneReason === reason && task.doneReasonName === name;

const targets = (tasks: readonly TaskItem[], cause: Cause): TaskItem[] =>
  tasks.filter(
    (task) =>
      task.key !== null && cause.keys.includes(task.key) && task.active && !task.done && !wasTakenBack(task, cause),
  );

const withSteps = (tasks: readonly TaskItem[], main: TaskItem, { leavesSteps = false }: Cause): TaskItem[] =>
  isMain(main) && !leavesSteps
    ? [main, ...subtasksOf(tasks, main.id).filter(({ active, done }) => active && !done)]
    : [main];

/**
 * Completes an action's tasks with their open steps. The undo unticks them and leaves the reason, by which the same
 * action will not tick them again. Done, dismissed and deleted tasks are left alone, so a second delivery changes
 * nothing. Source: S4-auto.
 */
export const completeBy = (tasks: readonly TaskItem[], cause: Cause): Completion => {
  const completed = targets(tasks, cause);
  const ids = new Set<string>();
  const ticked = completed
    .flatMap((task) => withSteps(tasks, task, cause))
    .filter(({ id }) => !ids.has(id) && ids.add(id));
  const fields = { done: true, doneReason: cause.reason, doneReasonName: cause.name };
  return {
    completed,
    changes: ticked.map(({ id }): TaskChange => ({ kind: 'update', id, fields })),
    undo: ticked.map(({ id }): TaskChange => ({ kind: 'update', id, fields: { done: false } })),
    restore: ticked.map(({ id, doneReason = null, doneReasonName = null }): TaskChange => ({
      ...{ kind: 'update', id },
      fields: { done: false, doneReason, doneReasonName },
    })),
  };
};

/** Returns an action's tasks of a checklist that is not made yet, marked as done; making the checklist merges them. */
export const completeAhead = (missing: readonly MadeTask[], cause: Cause): MadeTask[] => {
  const ids = new Set(missing.filter(({ key }) => key !== null && cause.keys.includes(key)).map(({ id }) => id));
  return missing
    .filter(({ id, group }) => ids.has(id) || (cause.leavesSteps !== true && ids.has(group)))
    .map((task) => ({ ...task, done: true, doneReason: cause.reason, doneReasonName: cause.name }));
};

/** Unticks the tasks that an action ticked, such as the booking of this supplier. */
export const uncomplete = (
  tasks: readonly TaskItem[],
  { reason, name }: Pick<Cause, 'reason' | 'name'>,
): ChecklistEdit => {
  const ticked = tasks.filter(
    ({ done, doneReason, doneReasonName }) => done && doneReason === reason && doneReasonName === name,
  );
  return {
    changes: ticked.map(({ id }): TaskChange => ({ kind: 'update', id, fields: { done: false } })),
    undo: ticked.map(({ id }): TaskChange => ({ kind: 'update', id, fields: { done: true } })),
  };
};

import type { TaskTemplate } from '@posy/shared-contracts/entities';
import type { TaskItem } from '#plan/tasks/task-groups';

/** A template's task before the server sets its times. */
export type MadeTask = Omit<TaskItem, 'createdAt' | 'updatedAt'>;

/**
 * Returns the tasks that a wedding's checklist lacks. A document's id is its template's key, so that two members who
 * make it at once write the same documents. Existing tasks stay unchanged: done tasks stay done, moved tasks stay
 * moved.
 */
export const missingTasks = (templates: readonly TaskTemplate[], existing: readonly TaskItem[]): MadeTask[] => {
  const known = new Map(existing.flatMap((task) => (task.key === null ? [] : [[task.key, task.id] as const])));
  const ids = new Set(existing.map((task) => task.id));
  return templates
    .filter((template) => template.active && !known.has(template.key) && !ids.has(template.key))
    .map(({ key, parent, period, category, order }) => ({
      id: key,
      group: parent === null ? key : (known.get(parent) ?? parent),
      name: null,
      i18nKey: key,
      key,
      category,
      done: false,
      custom: false,
      active: true,
      assignee: null,
      snoozedUntil: null,
      doneReason: null,
      doneReasonName: null,
      period,
      order,
    }));
};

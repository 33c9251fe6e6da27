import type { TaskTemplate } from '@posy/shared-contracts/entities';
import { type MadeTask, missingTasks } from '#checklist/public';
import type { TaskItem } from '#plan/tasks/task-groups';

/** The effect of another country on the checklist. */
export interface CountryImpact {
  /** Tasks that the new country adds. */
  added: MadeTask[];
  /** Ids of dismissed tasks that return: the new country has them, the old one did not. */
  returning: string[];
  /** Ids of open tasks that only the old country has: they are dismissed. Done tasks stay. */
  leaving: string[];
}

const keysOf = (templates: readonly TaskTemplate[]): Set<string> =>
  new Set(templates.filter(({ active }) => active).map(({ key }) => key));

/** Returns the effect of moving from one country's templates to another's. Applied again, it changes nothing. */
export const countryImpact = (
  tasks: readonly TaskItem[],
  from: readonly TaskTemplate[],
  to: readonly TaskTemplate[],
): CountryImpact => {
  const [before, after] = [keysOf(from), keysOf(to)];
  const ids = (matches: (key: string, task: TaskItem) => boolean): string[] =>
    tasks.filter((task) => task.key !== null && matches(task.key, task)).map(({ id }) => id);
  return {
    added: missingTasks(to, tasks),
    returning: ids((key, task) => !task.active && after.has(key) && !before.has(key)),
    leaving: ids((key, task) => task.active && !task.done && before.has(key) && !after.has(key)),
  };
};

import { type TaskGroup, tasksOf } from '#plan/tasks/task-groups';
import { type ChecklistShow, matchesShow } from './checklist-view';

/**
 * Returns true when ticking a step closes its main task's drawer: the filter hides done tasks, and this step was the
 * last open one. Source: S4-checklist-19.
 */
export const closesDrawer = (
  group: TaskGroup,
  stepId: string,
  done: boolean,
  show: ChecklistShow,
  today: string,
): boolean => {
  if (show !== 'todo' || group.main.id === stepId) return false;
  const after = tasksOf(group).map((task) => (task.id === stepId ? { ...task, done } : task));
  const [main, ...steps] = after;
  return main !== undefined && matchesShow(group, show, today) && !matchesShow({ main, steps }, show, today);
};

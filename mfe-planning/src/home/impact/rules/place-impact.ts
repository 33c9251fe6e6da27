import type { TaskTemplate } from '@posy/shared-contracts/entities';
import {
  type ChecklistEdit,
  lawOf,
  legalAreaOf,
  type LegalPlace,
  type MadeTask,
  missingTasks,
  templatesAt,
} from '#checklist/public';
import type { TaskItem } from '#plan/tasks/task-groups';

/** The effect of another place on the checklist. */
export interface PlaceImpact {
  /** Legal tasks that the place's law requires and the list lacks. */
  added: MadeTask[];
  /** Changes that list or dismiss existing tasks, with their undo. */
  edit: ChecklistEdit;
  leaving: number;
  coming: number;
}

const active = (ids: readonly string[], isActive: boolean): ChecklistEdit['changes'] =>
  ids.map((id) => ({ kind: 'update', id, fields: { active: isActive } }));

/**
 * Updates the legal tasks for the law of a place: its own are listed, open ones of another law are dismissed, done ones
 * stay. Null for a place whose law is unknown: the list stays. Applied again, it changes nothing.
 */
export const placeImpact = (
  tasks: readonly TaskItem[],
  templates: readonly TaskTemplate[],
  place: LegalPlace,
): PlaceImpact | null => {
  const area = legalAreaOf(place);
  if (area === null) return null;
  const own = tasks.filter(({ key }) => lawOf(key) === area);
  const others = tasks.filter(({ key, active: stands }) => stands && lawOf(key) !== null && lawOf(key) !== area);
  const leaving = others.filter(({ done }) => !done).map(({ id }) => id);
  // Tasks of this law that the couple removed or dismissed stay away while the list is this law's, which an active task
  // shows. A done task of a former place stays active, and shows nothing once tasks of another law are listed.
  const hasList = own.some((task) => task.active && (!task.done || others.length === 0));
  const returning = hasList ? [] : own.filter((task) => !task.active).map(({ id }) => id);
  const added = hasList
    ? []
    : missingTasks(templatesAt(templates, place), tasks).filter(({ key }) => lawOf(key) === area);
  const coming = [...added.map(({ id }) => id), ...returning];
  const edit = {
    changes: [...active(coming, true), ...active(leaving, false)],
    undo: [...active(coming, false), ...active(leaving, true)],
  };
  return { added, edit, leaving: leaving.length, coming: coming.length };
};

import type { TaskTemplate } from '@posy/shared-contracts/entities';
import {
  type Edit,
  lawOf,
  legalAreaOf,
  type LegalPlace,
  type MadeTask,
  missingTasks,
  templatesAt,
} from '#checklist/public';
import type { TaskItem } from '#plan/tasks/task-groups';

/** What another place means for the checklist. */
export interface PlaceImpact {
  /** Legal steps that the place's law asks for and the list has not. */
  added: MadeTask[];
  /** The list's own tasks that come back or leave, and the way back of all of it. */
  edit: Edit;
  leaving: number;
  coming: number;
}

const active = (ids: readonly string[], isActive: boolean): Edit['changes'] =>
  ids.map((id) => ({ kind: 'update', id, fields: { active: isActive } }));

/**
 * The legal steps follow the law of the place: its own come, open ones of another leave, what is done stays. Null for a
 * place whose law nobody knows: the list stays. Done again, it does nothing.
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
  // What the couple removed or set aside of this law's list stays away as long as it is theirs: one of its steps stands.
  // What was done before they left for another law stands too, and says nothing once steps of that one do.
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

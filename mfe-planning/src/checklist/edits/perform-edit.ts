import { type EditNotice, type EditPlace, performEdit, writesOf } from '@posy/remote-kit/edits';
import type { IntlShape } from 'react-intl';
import { taskWriteOf } from '../queries/checklist-queries';
import type { ReadyChecklist } from '../queries/use-checklist';
import type { ChecklistEdit } from '../rules/task-changes';

/** The services and the data that an edit needs. */
export interface ChecklistContext {
  place: EditPlace;
  intl: IntlShape;
  weddingId: string;
  checklist: ReadyChecklist;
}

/** A command that a person gives on the checklist. */
export interface TaskEdit {
  edit: ChecklistEdit;
  /** Id of the group of tasks that changes. */
  groupId: string;
  /** The task's title, for the notice of a rejected edit. */
  title: string;
  notice: EditNotice | null;
  onSaved?: () => void;
}

export const perform = (
  { place, intl, weddingId }: ChecklistContext,
  { edit, groupId, title, notice, onSaved }: TaskEdit,
): void =>
  void performEdit(place, {
    edit: writesOf(edit, taskWriteOf(weddingId)),
    about: `task ${groupId}`,
    notice,
    refused: intl.formatMessage({ id: 'planning.checklist.refused' }, { title }),
    onSaved,
  });

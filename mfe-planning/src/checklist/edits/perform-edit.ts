import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import type { Edit } from '../rules/task-changes';
import { tellCommit, type Told } from '#plan/edits/tell-commit';
import { commitChanges } from '../queries/checklist-queries';
import type { ReadyChecklist } from '../queries/use-checklist';

/** Where a deed is done. */
export interface Context {
  host: MountProps;
  intl: IntlShape;
  weddingId: string;
  checklist: ReadyChecklist;
}

/** Something that a person does to the checklist. */
export interface Deed {
  edit: Edit;
  /** The group of tasks that changes: of what is said about it, the newest alone stays. */
  groupId: string;
  /** The task's words, for a refusal. */
  title: string;
  /** What is said when it is saved; null for an undo, which is seen. */
  told: Told | null;
  done?: () => void;
}

const undoing = ({ edit, groupId, title }: Deed): Deed => ({
  edit: { changes: edit.undo, undo: edit.changes },
  groupId,
  title,
  told: null,
});

/** Commits an edit, tells of it with the way back, and of a refusal with another try. */
export const perform = (context: Context, deed: Deed): void => {
  const { host, intl, weddingId } = context;
  const { edit, groupId, title, told, done } = deed;
  if (edit.changes.length === 0) return;
  tellCommit({
    host,
    intl,
    feature: 'checklist',
    about: `task ${groupId}`,
    commit: () => commitChanges(host.firestore, weddingId, edit.changes),
    told,
    undo: () => perform(context, undoing(deed)),
    refused: intl.formatMessage({ id: 'planning.checklist.refused' }, { title }),
    retry: () => perform(context, deed),
    done,
  });
};

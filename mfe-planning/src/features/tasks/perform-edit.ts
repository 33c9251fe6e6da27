import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import type { Edit } from '../../domain/tasks/task-changes';
import { commitChanges } from './checklist-queries';
import type { ReadyChecklist } from './use-checklist';

/** How long a success waits for the server's answer before it is announced without. */
const patienceMs = 1000;

/** What is said of a deed. */
export interface Told {
  text: string;
  emoji?: string;
}

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

const aboutOf = ({ groupId }: Deed): string => `task ${groupId}`;

const announcer = (context: Context, deed: Deed): (() => void) => {
  const { host, intl } = context;
  let isTold = false;
  return () => {
    if (isTold || deed.told === null) return;
    isTold = true;
    const label = intl.formatMessage({ id: 'planning.undo' });
    host.notices.show({
      tone: 'success',
      ...deed.told,
      about: aboutOf(deed),
      action: { label, run: () => perform(context, undoing(deed)) },
    });
  };
};

/** Commits an edit, tells of it with the way back, and of a refusal with another try: nothing typed is lost. */
export const perform = (context: Context, deed: Deed): void => {
  const { host, intl, weddingId } = context;
  if (deed.edit.changes.length === 0) return;
  const announce = announcer(context, deed);
  const stopWaiting = host.clock.after(host.online.get() ? patienceMs : 0, announce);
  const refused = (error: unknown): void => {
    host.telemetry.error('checklist', error);
    host.notices.show({
      tone: 'error',
      text: intl.formatMessage({ id: 'planning.checklist.refused' }, { title: deed.title }),
      about: aboutOf(deed),
      action: { label: intl.formatMessage({ id: 'planning.retry' }), run: () => perform(context, deed) },
    });
  };
  commitChanges(host.firestore, weddingId, deed.edit.changes)
    .finally(stopWaiting)
    .then(() => {
      announce();
      deed.done?.();
    }, refused);
};

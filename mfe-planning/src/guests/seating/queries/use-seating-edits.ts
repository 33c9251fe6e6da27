import { aboutOf, type Edit, performEdit } from '@posy/remote-kit/edits';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';

/** An edit of the seating plan. */
export interface SeatingEdit {
  edit: Edit;
  /** The text of the undo notice; null when the edit is visible where it was made. */
  notice: string | null;
}

/** An edit that can be taken back. */
interface UndoableEdit {
  undo: () => void;
}

/** Commits edits of the plan and stores their undos in order. */
export const useSeatingEdits = () => {
  const place = useEditPlace('guests', 'seating');
  const { formatMessage } = useIntl();
  const [done, setDone] = useState<readonly UndoableEdit[]>([]);
  const perform = ({ edit, notice }: SeatingEdit): void => {
    if (edit.changes.length === 0) return;
    // An undo that fails is removed as well, so that the edit before it can still be undone.
    const entry: UndoableEdit = { undo: () => (forget(), performed.undo()) };
    const forget = (): void => setDone((before) => before.filter((one) => one !== entry));
    const performed = performEdit(place, {
      edit,
      about: aboutOf(edit.changes),
      notice: notice === null ? null : { text: notice },
      refused: formatMessage({ id: 'seating.refused' }),
      onRejected: forget,
      onUndone: forget,
    });
    setDone((before) => [...before, entry]);
  };
  return { perform, undoLast: done.at(-1)?.undo ?? null };
};

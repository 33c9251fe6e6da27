import { aboutOf, type Edit, performEdit } from '@posy/remote-kit/edits';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';

/** Something that is done to the seating plan. */
export interface SeatingEdit {
  edit: Edit;
  /** What is said, with the way back; null for what is seen where it happened. */
  notice: string | null;
}

/** An edit that can be taken back. */
interface Done {
  undo: () => void;
}

/** Commits edits of the plan, and keeps their ways back in their order. */
export const useSeatingEdits = () => {
  const place = useEditPlace('guests', 'seating');
  const { formatMessage } = useIntl();
  const [done, setDone] = useState<readonly Done[]>([]);
  const perform = ({ edit, notice }: SeatingEdit): void => {
    if (edit.changes.length === 0) return;
    // Pressed on the plan, one that leads nowhere any more goes, too: what was done before it stays in reach.
    const entry: Done = { undo: () => (forget(), performed.undo()) };
    const forget = (): void => setDone((before) => before.filter((one) => one !== entry));
    const performed = performEdit(place, {
      edit,
      about: aboutOf(edit.changes),
      notice: notice === null ? null : { text: notice },
      refused: formatMessage({ id: 'seating.refused' }),
      lost: forget,
      undone: forget,
    });
    setDone((before) => [...before, entry]);
  };
  return { perform, undoLast: done.at(-1)?.undo ?? null };
};

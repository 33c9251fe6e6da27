import { useOpenItem } from '@posy/remote-kit';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { VisuallyHidden } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { NoteEditor } from './note-editor';
import { NoteView } from './note-view';
import { PrintedNote } from './printed-note';
import type { NotePopupControl } from './use-note-popup';

interface Props {
  weddingId: string;
  control: NotePopupControl;
  /** The open note as it is stored now; null for a new one, or one that was deleted. */
  note: Identified<Note> | null;
  canEdit: boolean;
  onDelete: (note: Identified<Note>) => void;
}

const titles = { view: 'scrapbook.untitled', edit: 'scrapbook.edit.title', add: 'scrapbook.add.title' } as const;

/** The popup of a note: to read, to edit, or to write a new one. Back closes it. Source: S2-popup-06, S2-back-11. */
export const NotePopupDialog = ({ weddingId, control, note, canEdit, onDelete }: Props) => {
  const { formatMessage } = useIntl();
  const { popup, close } = control;
  const isOpen = popup.mode !== 'closed';
  useOpenItem('scrapbook-note', isOpen, close);
  if (popup.mode === 'closed') return null;
  const printed = popup.mode === 'view' ? note : popup.draft;
  const own = popup.mode === 'view' ? (note?.title ?? '') : '';
  return (
    <>
      {printed === null ? null : <PrintedNote {...printed} />}
      <Dialog
        isOpen
        size="l"
        onClose={close}
        title={
          popup.mode === 'view' ? (
            own || formatMessage({ id: titles.view })
          ) : (
            // The page has a title field of its own; the dialog's title is for screen readers.
            <VisuallyHidden>{formatMessage({ id: titles[popup.mode] })}</VisuallyHidden>
          )
        }
        closeLabel={formatMessage({ id: 'planning.close' })}
      >
        {popup.mode === 'view' ? (
          note === null ? (
            <p>{formatMessage({ id: 'scrapbook.gone' })}</p>
          ) : (
            <NoteView note={note} canEdit={canEdit} onEdit={() => control.edit(note)} onDelete={() => onDelete(note)} />
          )
        ) : (
          <NoteEditor
            key={popup.noteId}
            weddingId={weddingId}
            popup={popup}
            control={control}
            onDelete={note === null ? null : () => onDelete(note)}
          />
        )}
      </Dialog>
    </>
  );
};

import styled from '@emotion/styled';
import { CutNotice, type PhotoUpload, useFilesWithin } from '@posy/remote-kit/uploads';
import { noteConstants, photoConstants } from '@posy/shared-contracts/constants';
import { Button, IconButton, media } from '@posy/shared-ui';
import { TrashIcon } from '@posy/shared-ui/icons';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isEmptyDraft } from '../rules/note-draft';
import type { WritingPopup } from '../rules/note-popup';
import { LinkField } from './link-field';
import { newNoteKey } from './note-drafts';
import { Desk, Margin, Sheet } from './note-page';
import { NoteStanding } from './page/note-standing';
import { useWriting } from './page/use-writing';
import { WritingBar } from './page/writing-bar';
import { WritingPage } from './page/writing-page';
import { PhotoStrip } from './photos/photo-strip';
import { usePhotoUploads } from './photos/use-photo-uploads';
import { TagField } from './tag-field';
import type { NotePopupControl } from './use-note-popup';
import { WhoSeesIt } from './who-sees-it';

/** In the row of the dialog's close button. */
const Top = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-block-start: -26px;
  padding-inline-end: 44px;
  ${media.tablet} {
    margin-block-start: -24px;
  }
  @media print {
    display: none;
  }
`;

interface Props {
  weddingId: string;
  popup: WritingPopup;
  control: NotePopupControl;
  /** Deletes the note; null for one that is not stored. */
  onDelete: (() => void) | null;
}

const TopRow = ({ popup, control, onDelete, isUploading }: Omit<Props, 'weddingId'> & { isUploading: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <Top>
      <NoteStanding standing={control.standing} isEmpty={isEmptyDraft(popup.draft)} />
      {onDelete === null ? null : (
        <IconButton label={formatMessage({ id: 'scrapbook.delete' })} onPress={onDelete}>
          <TrashIcon />
        </IconButton>
      )}
      <Button kind="main" size="s" onPress={control.close} isDisabled={isUploading}>
        <FormattedMessage id={isUploading ? 'scrapbook.uploading' : 'scrapbook.done'} />
      </Button>
    </Top>
  );
};

/** Opens the device's file picker for the bar. */
const useFiles = (onAdd: (files: readonly File[]) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      accept={photoConstants.types.join(',')}
      data-testid="note-photos"
      onChange={(event) => {
        onAdd([...(event.currentTarget.files ?? [])]);
        event.currentTarget.value = '';
      }}
    />
  );
  return { field, ask: () => input.current?.click() };
};

const isOnItsWay = ({ fault }: PhotoUpload): boolean => fault === null;

/** Edits a note as a page, saved while it is written. Its tags and its link stand beside it. */
export const NoteEditor = ({ weddingId, popup, control, onDelete }: Props) => {
  const { draft, mode, noteId } = popup;
  const { formatMessage } = useIntl();
  const writing = useWriting(draft, control.change);
  const { uploads, add, dismiss } = usePhotoUploads({
    weddingId,
    noteKey: mode === 'add' ? newNoteKey : noteId,
    onUploaded: control.addPhoto,
  });
  const { mostPhotos: most } = noteConstants;
  const room = most - draft.photos.length - uploads.filter(isOnItsWay).length;
  const within = useFilesWithin(room, add);
  const files = useFiles(within.add);
  const pictures = (
    <PhotoStrip
      photos={draft.photos}
      uploads={uploads}
      onChange={(photos) => control.change({ photos })}
      onAdd={room > 0 ? files.ask : null}
      onDismiss={dismiss}
    />
  );
  return (
    <>
      <TopRow popup={popup} control={control} onDelete={onDelete} isUploading={uploads.some(isOnItsWay)} />
      <Desk
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          within.add([...event.dataTransfer.files]);
        }}
      >
        <Sheet>
          <WritingPage
            title={draft.title}
            isNew={mode === 'add'}
            writing={writing}
            pictures={draft.photos.length + uploads.length === 0 ? null : pictures}
          />
          <CutNotice
            cut={within.cut}
            words={(cut) => formatMessage({ id: 'scrapbook.photos.cut' }, { ...cut, most })}
          />
          <WritingBar writing={writing} onPicture={room > 0 ? files.ask : null} />
          {files.field}
        </Sheet>
        <Margin>
          <TagField tags={draft.tags} onChange={(tags) => control.change({ tags })} />
          <LinkField weddingId={weddingId} link={draft.link} onChange={(link) => control.change({ link })} />
          <WhoSeesIt />
        </Margin>
      </Desk>
    </>
  );
};

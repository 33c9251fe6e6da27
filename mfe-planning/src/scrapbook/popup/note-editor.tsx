import { noteConstants } from '@posy/shared-contracts/constants';
import { Button, Inline } from '@posy/shared-ui';
import { Form, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isEmptyDraft, type NoteDraft } from '../rules/note-draft';
import { AddBar } from './add-bar';
import { newNoteKey } from './kept-drafts';
import { LinkField } from './link-field';
import { Desk, Margin, Sheet } from './note-page';
import { Closing, Docked, Foot, HowItReads, Words } from './note-words';
import { PhotoStrip } from './photos/photo-strip';
import { TagField } from './tag-field';
import { WhoSeesIt } from './who-sees-it';
import { usePhotoUploads } from './photos/use-photo-uploads';
import type { NotePopupControl } from './use-note-popup';

interface Props {
  weddingId: string;
  noteId: string;
  draft: NoteDraft;
  control: NotePopupControl;
}

/** Title, words, pictures, tags and what the note belongs to. */
export const NoteEditor = ({ weddingId, noteId, draft, control }: Props) => {
  const { formatMessage } = useIntl();
  const [isMissing, setMissing] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const { uploads, add, dismiss } = usePhotoUploads({
    weddingId,
    noteKey: control.popup.mode === 'add' ? newNoteKey : noteId,
    onUploaded: control.addPhoto,
  });
  const isUploading = uploads.some(({ fault }) => fault === null);
  const missing = isMissing && isEmptyDraft(draft) ? formatMessage({ id: 'scrapbook.empty-note' }) : undefined;
  const save = (): void => (isEmptyDraft(draft) ? setMissing(true) : control.save(noteId));
  return (
    <Form onSubmit={save}>
      <Desk>
        <Sheet>
          <Words>
            <TextField
              label={formatMessage({ id: 'scrapbook.title-field' })}
              placeholder={formatMessage({ id: 'scrapbook.title-field' })}
              value={draft.title}
              onChange={(title) => control.change({ title })}
              maxLength={noteConstants.titleLength}
              error={missing}
              autoFocus
            />
            <TextAreaField
              label={formatMessage({ id: 'scrapbook.body-field' })}
              placeholder={formatMessage({ id: 'scrapbook.body-place' })}
              value={draft.body}
              onChange={(body) => control.change({ body })}
              maxLength={noteConstants.bodyLength}
              rows={7}
              ref={words}
            />
          </Words>
          <Docked>
            <AddBar body={draft.body} words={words} onChange={(body) => control.change({ body })} />
          </Docked>
          <HowItReads body={draft.body} />
          <PhotoStrip
            photos={draft.photos}
            uploads={uploads}
            onChange={(photos) => control.change({ photos })}
            onAdd={(files) => add(files.slice(0, noteConstants.mostPhotos - draft.photos.length - uploads.length))}
            onDismiss={dismiss}
          />
        </Sheet>
        <Margin>
          <TagField tags={draft.tags} onChange={(tags) => control.change({ tags })} />
          <LinkField weddingId={weddingId} link={draft.link} onChange={(link) => control.change({ link })} />
          <WhoSeesIt />
        </Margin>
      </Desk>
      <Closing size="small" tone="soft">
        <FormattedMessage id="scrapbook.closing" />
      </Closing>
      <Foot>
        <Inline justify="end" gap={2} isOneRow>
          <Button kind="plain" onPress={control.close}>
            <FormattedMessage id="planning.cancel" />
          </Button>
          <Button kind="main" type="submit" isDisabled={isUploading}>
            <FormattedMessage id={isUploading ? 'scrapbook.uploading' : 'scrapbook.save'} />
          </Button>
        </Inline>
      </Foot>
    </Form>
  );
};

import { noteConstants } from '@posy/shared-contracts/constants';
import { Button, Callout, Inline, Stack } from '@posy/shared-ui';
import { Form, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isEmptyDraft, type NoteDraft } from '../../../domain/scrapbook/note-draft';
import { LinkField } from './link-field';
import { PhotoStrip } from './photo-strip';
import { TagField } from './tag-field';
import { usePhotoUploads } from './use-photo-uploads';
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
  const { uploads, add, dismiss } = usePhotoUploads(weddingId, control.addPhoto);
  const isUploading = uploads.some(({ fault }) => fault === null);
  const missing = isMissing && isEmptyDraft(draft) ? formatMessage({ id: 'scrapbook.empty-note' }) : undefined;
  const save = (): void => (isEmptyDraft(draft) ? setMissing(true) : control.save(noteId));
  return (
    <Form onSubmit={save}>
      <TextField
        label={formatMessage({ id: 'scrapbook.title-field' })}
        value={draft.title}
        onChange={(title) => control.change({ title })}
        maxLength={noteConstants.titleLength}
        error={missing}
        autoFocus
      />
      <TextAreaField
        label={formatMessage({ id: 'scrapbook.body-field' })}
        value={draft.body}
        onChange={(body) => control.change({ body })}
        maxLength={noteConstants.bodyLength}
      />
      <PhotoStrip
        photos={draft.photos}
        uploads={uploads}
        onChange={(photos) => control.change({ photos })}
        onAdd={(files) => add(files.slice(0, noteConstants.mostPhotos - draft.photos.length - uploads.length))}
        onDismiss={dismiss}
      />
      <TagField tags={draft.tags} onChange={(tags) => control.change({ tags })} />
      <LinkField weddingId={weddingId} link={draft.link} onChange={(link) => control.change({ link })} />
      <Stack gap={4}>
        <Callout hue="bluebell">
          <FormattedMessage id="scrapbook.closing" />
        </Callout>
        <Inline justify="end" gap={2}>
          <Button kind="plain" onPress={control.close}>
            <FormattedMessage id="planning.cancel" />
          </Button>
          <Button kind="main" type="submit" isDisabled={isUploading}>
            <FormattedMessage id={isUploading ? 'scrapbook.uploading' : 'scrapbook.save'} />
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
};

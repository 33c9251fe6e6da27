import { noteConstants } from '@posy/shared-contracts/constants';
import styled from '@emotion/styled';
import { Button, Callout, color, font, Inline, Stack } from '@posy/shared-ui';
import { Form, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isEmptyDraft, type NoteDraft } from '../rules/note-draft';
import { AddBar } from './add-bar';
import { LinkField } from './link-field';
import { PhotoStrip } from './photo-strip';
import { TagField } from './tag-field';
import { usePhotoUploads } from './use-photo-uploads';
import type { NotePopupControl } from './use-note-popup';

/** A page to write on: title and words without boxes, as large as they will be read. */
const Sheet = styled.div`
  display: grid;
  gap: 4px;
  & label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & input,
  & textarea {
    padding-inline: 2px;
    border: 0;
    border-radius: 4px;
    background: none;
  }
  & input {
    block-size: auto;
    padding-block: 4px 10px;
    border-block-end: 2px solid ${color.line};
    border-radius: 0;
    font: 430 var(--posy-text-h2) / 1.2 ${font.display};
    letter-spacing: -0.018em;
    &:focus {
      border-block-end-color: ${color.focus};
      outline: none;
    }
  }
  & textarea {
    padding-block: 14px;
    font-size: 1.0625rem;
    line-height: 1.6;
  }
`;

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
  const { uploads, add, dismiss } = usePhotoUploads(weddingId, control.addPhoto);
  const isUploading = uploads.some(({ fault }) => fault === null);
  const missing = isMissing && isEmptyDraft(draft) ? formatMessage({ id: 'scrapbook.empty-note' }) : undefined;
  const save = (): void => (isEmptyDraft(draft) ? setMissing(true) : control.save(noteId));
  return (
    <Form onSubmit={save}>
      <Sheet>
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
        <AddBar body={draft.body} words={words} onChange={(body) => control.change({ body })} />
      </Sheet>
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

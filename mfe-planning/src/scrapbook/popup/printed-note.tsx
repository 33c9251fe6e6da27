import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { font } from '@posy/shared-ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NoteBlocks } from '../notes/note-body';
import { aroundPictures, noteBlocks } from '../rules/note-blocks';
import type { NoteDraft } from '../rules/note-draft';
import { NotePhotos } from './photos/note-photos';

/** Prints only the open note, and nothing of the screen around it. */
const onPaper = css`
  @media print {
    body > :not([data-printed-note]) {
      display: none !important;
    }
    @page {
      size: A4;
      margin: 18mm;
    }
  }
`;

const Paper = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: 16px;
    & > h1 {
      font: 430 24pt / 1.15 ${font.display};
    }
    & img,
    & li,
    & blockquote {
      break-inside: avoid;
    }
  }
`;

/** A note for print: as it reads, both while it is read and while it is edited. */
export const PrintedNote = ({ title, body, photos }: Pick<NoteDraft, 'title' | 'body' | 'photos'>) => {
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => setPage(document.body), []);
  const { above, below } = aroundPictures(noteBlocks(body));
  if (page === null) return null;
  return createPortal(
    <>
      <Global styles={onPaper} />
      <Paper data-printed-note="" aria-hidden>
        {title === '' ? null : <h1>{title}</h1>}
        <NoteBlocks blocks={above} size="page" />
        <NotePhotos photos={photos} />
        <NoteBlocks blocks={below} size="page" />
      </Paper>
    </>,
    page,
  );
};

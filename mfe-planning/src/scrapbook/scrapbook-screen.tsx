import styled from '@emotion/styled';
import { useAccess, useHost, useLive, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useLocation, useParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Loading, Page, Skeleton } from '@posy/shared-ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AreaGuard, ReadsAlong } from '#plan/frame/area-guard';
import { ScreenFailed } from '#plan/frame/screen-failed';
import { NoteCard } from './note-card';
import { notesQuery } from './notes/scrapbook-queries';
import { NothingHere } from './nothing-here';
import { newNoteKey, savedDraft } from './popup/note-drafts';
import { NotePopupDialog } from './popup/note-popup-dialog';
import { useNotePopup } from './popup/use-note-popup';
import { parseFilter, shownNotes } from './rules/note-list';
import { ScrapbookHead } from './scrapbook-head';
import { useDeleteNote } from './use-delete-note';

const Board = styled.div`
  columns: 300px;
  column-gap: 20px;
`;

const LoadingBoard = () => (
  <Loading label={useIntl().formatMessage({ id: 'scrapbook.loading' })}>
    <Board>
      {[180, 260, 140, 220, 160, 240].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Board>
  </Loading>
);

const Failed = ({ retry }: { retry: () => void }) => (
  <ScreenFailed
    title={<FormattedMessage id="scrapbook.failed.title" />}
    text={<FormattedMessage id="scrapbook.failed.text" />}
    offline={<FormattedMessage id="scrapbook.failed.offline" />}
    retry={retry}
  />
);

/**
 * Opens the popup for the note in the address; `new` begins or continues a new note. An unknown note leads back to the
 * board.
 */
const useNoteInAddress = (
  weddingId: string,
  notes: readonly Identified<Note>[] | null,
  canEdit: boolean,
  control: ReturnType<typeof useNotePopup>,
): void => {
  const { firestore, navigate } = useHost();
  const { market } = useLocaleInfo();
  const { noteId } = useParams();
  const { popup, open } = control;
  const isOpen = popup.mode !== 'closed';
  const shown = popup.mode === 'closed' ? null : popup.mode === 'add' ? newNoteKey : popup.noteId;
  useEffect(() => {
    if (noteId === undefined || notes === null || shown === noteId) return;
    const isNew = noteId === newNoteKey && canEdit;
    const sought = isNew ? (savedDraft(weddingId, newNoteKey)?.id ?? firestore.newId()) : noteId;
    const note = notes.find(({ id }) => id === sought) ?? null;
    const opened = isNew ? open('add', sought, note) : note !== null && open('view', note.id, note);
    if (opened) return;
    navigate(isOpen && shown !== null ? paths.note(market.prefix, shown) : paths.scrapbook(market.prefix), {
      replace: true,
    });
  });
};

const Scrapbook = ({ weddingId }: { weddingId: string }) => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { search } = useLocation();
  const canEdit = useAccess('notes') === 'edit';
  const { status, value, retry } = useLive(notesQuery(weddingId));
  const [words, setWords] = useState('');
  const control = useNotePopup(weddingId, () => navigate(`${paths.scrapbook(market.prefix)}${search}`));
  useNoteInAddress(weddingId, value, canEdit, control);
  const remove = useDeleteNote(weddingId, control.drop);
  const filter = parseFilter(new URLSearchParams(search).get('show'));
  if (value === null) return status === 'failed' ? <Failed retry={retry} /> : <LoadingBoard />;
  const shown = shownNotes(value, filter, words);
  const open = control.popup.mode === 'closed' ? null : control.popup.noteId;
  return (
    <>
      <ScrapbookHead notes={value} filter={filter} words={words} onWords={setWords} canEdit={canEdit} />
      {shown.length === 0 ? (
        <NothingHere hasNotes={value.length > 0} canEdit={canEdit} />
      ) : (
        <Board>
          {shown.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </Board>
      )}
      <NotePopupDialog
        weddingId={weddingId}
        control={control}
        note={value.find(({ id }) => id === open) ?? null}
        canEdit={canEdit}
        onDelete={remove}
      />
    </>
  );
};

/** The couple's notes and pictures. */
export const ScrapbookScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'scrapbook.title' }));
  return (
    <AreaGuard area="notes">
      {(wedding, mayEdit) => (
        <Page>
          {mayEdit ? null : <ReadsAlong />}
          <Scrapbook weddingId={wedding.id} />
        </Page>
      )}
    </AreaGuard>
  );
};

import { useHost, useSignedIn } from '@posy/remote-kit';
import { editsOf, performEdit, showEditNotice } from '@posy/remote-kit/edits';
import type { Photo } from '@posy/shared-contracts/entities';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';
import { deletePhotos } from '../notes/scrapbook-queries';
import { isEmptyDraft, type NoteDraft } from '../rules/note-draft';
import {
  discardedPhotos,
  isWriting,
  type NotePopup,
  refusedOf,
  type SaveState,
  sentAs,
  type WritingPopup,
} from '../rules/note-popup';
import { draftKeyOf, forgetDraft, saveDraft } from './note-drafts';
import { emptied, sendingEdit, sessionEdit, tidyDraft } from './save-note';

/** Pause in typing after which the text is saved, in milliseconds. */
const pauseMs = 1500;

/** The time from opening a note to closing it. */
interface NoteVisit {
  /** The note when it was opened; null when it did not exist. */
  opened: NoteDraft | null;
  uploaded: Photo[];
  isSent: boolean;
}

const noVisit = (): NoteVisit => ({ opened: null, uploaded: [], isSent: false });

interface Options {
  weddingId: string;
  held: RefObject<NotePopup>;
  hold: (popup: NotePopup) => void;
}

const hasSame = (popup: NotePopup, noteId: string, draft: NoteDraft): boolean => {
  if (!isWriting(popup) || popup.noteId !== noteId) return false;
  const { title, body, tags } = tidyDraft(popup.draft);
  return title === draft.title && body === draft.body && tags.join() === draft.tags.join();
};

/** Saves the text of one open note after each pause, and shows one notice at the end that undoes all of it. */
const useSend = ({ weddingId, held, hold }: Options) => {
  const host = useHost();
  const place = useEditPlace('notes', 'scrapbook');
  const { formatMessage } = useIntl();
  const uid = useSignedIn()?.uid ?? '';
  const visit = useRef<NoteVisit>(noVisit());
  const [standing, setStanding] = useState<SaveState>({ state: 'untouched' });
  const saving = { weddingId, uid };
  const refused = formatMessage({ id: 'scrapbook.refused' });

  const publish = (noteId: string, isNew: boolean): void =>
    void host.bus
      .publish('note.saved', { weddingId, noteId, isNew })
      .catch((error: unknown) => host.telemetry.error('scrapbook', error));
  const arrived = (popup: WritingPopup, draft: NoteDraft): void => {
    const isWritten = isWriting(held.current) && held.current.noteId === popup.noteId;
    const isLatest = hasSame(held.current, popup.noteId, draft);
    if (isLatest) setStanding({ state: 'saved', at: host.clock.now() });
    if (popup.mode === 'edit' && (isLatest || !isWritten)) forgetDraft(weddingId, popup.noteId);
  };
  const send = (): void => {
    const popup = held.current;
    if (!isWriting(popup)) return;
    const draft = tidyDraft(popup.draft);
    if (isEmptyDraft(draft)) return;
    const edit = sendingEdit(saving, popup, draft);
    if (edit.changes.length === 0) return arrived(popup, draft);
    const isMaking = popup.mode === 'add' && !popup.isMade;
    hold(sentAs(popup, draft));
    visit.current.isSent = true;
    const { taken } = performEdit(place, {
      edit,
      about: `note ${popup.noteId}`,
      notice: null,
      refused,
      onSaved: () => void (isMaking && publish(popup.noteId, true)),
      onRejected() {
        const now = refusedOf(held.current, popup);
        saveDraft(weddingId, popup, isWriting(now) && now.noteId === popup.noteId ? now.draft : draft);
        hold(now);
      },
    });
    void taken.then((isTaken) => isTaken && arrived(popup, draft));
  };
  /** Saves the rest when the note is closed. */
  const finish = (): void => {
    send();
    const popup = held.current;
    if (!isWriting(popup)) return;
    const { uploaded, isSent, opened } = visit.current;
    const isEmpty = isEmptyDraft(tidyDraft(popup.draft));
    const isNone = isEmpty && popup.mode === 'add';
    deletePhotos(host, isNone ? uploaded : discardedPhotos(popup.before, uploaded));
    if (isEmpty || popup.mode === 'add') forgetDraft(weddingId, draftKeyOf(popup));
    if (isNone && popup.isMade) performEdit(place, emptied(weddingId, popup.noteId, refused));
    if (isNone || !isSent) return;
    const edit = sessionEdit(saving, popup, opened);
    const text = formatMessage({ id: popup.mode === 'add' ? 'scrapbook.added' : 'scrapbook.saved' });
    const made = { edit, about: `note ${popup.noteId}`, notice: { text }, refused };
    showEditNotice(place, made, editsOf(host.firestore));
    if (popup.mode === 'edit') publish(popup.noteId, false);
  };
  return { host, visit, standing, setStanding, send, finish };
};

/** Saves the text of the open note automatically. */
export const useNoteSending = (options: Options) => {
  const { host, visit, standing, setStanding, send, finish } = useSend(options);
  const stopPause = useRef<() => void>(() => undefined);
  const latest = useRef({ send, finish });
  useEffect(() => {
    latest.current = { send, finish };
  });
  const { session } = host;
  // Leaving the page saves the text. Without a session it waits on this device.
  useEffect(
    () => () => {
      stopPause.current();
      if (session.get().status === 'signed-in') latest.current.finish();
    },
    [session],
  );
  return {
    standing,
    begin(opened: NoteDraft | null): void {
      visit.current = { ...noVisit(), opened };
      setStanding({ state: 'untouched' });
    },
    uploaded: (photo: Photo): void => void visit.current.uploaded.push(photo),
    written(): void {
      setStanding((now) => (now.state === 'stored' ? now : { state: 'stored' }));
      stopPause.current();
      stopPause.current = host.clock.after(pauseMs, () => latest.current.send());
    },
    send,
    finish(): void {
      stopPause.current();
      finish();
    },
    /** Stops saving a note that was deleted. */
    drop(noteId: string): void {
      stopPause.current();
      forgetDraft(options.weddingId, noteId);
    },
  };
};

import { emptyDraft } from './note-draft';
import {
  beginEditing,
  changeDraft,
  closedPopup,
  discardedPhotos,
  type NotePopup,
  type OpenMode,
  openNote,
  refusedOf,
  savableNote,
  sentAs,
} from './note-popup';

const photo = (id: string) => ({ path: `/photos/${id}`, portrait: false });
const draft = { ...emptyDraft, title: 'Arch', photos: [photo('old')] };
const open = (mode: OpenMode, noteId = 'n1'): NotePopup => {
  const result = openNote(closedPopup, mode, noteId, draft);
  if (!result.ok) throw new Error(result.fault.kind);
  return result.popup;
};
const modes = ['view', 'edit', 'add'] as const;

test.each(modes)('a closed popup opens in mode %s [S4-scrapbook-01]', (mode) => {
  expect(open(mode)).toMatchObject({ mode, noteId: 'n1' });
});

test.each(modes)('an open one (%s) refuses another mode [S4-scrapbook-02]', (mode) => {
  for (const other of modes.filter((each) => each !== mode))
    expect(openNote(open(mode), other, 'n1', draft)).toEqual({
      ok: false,
      fault: { kind: 'open-in-another-mode', mode },
    });
});

test.each(modes)('an open one (%s) refuses another note [S4-scrapbook-03]', (mode) => {
  for (const other of modes)
    expect(openNote(open(mode), other, 'n2', draft)).toEqual({
      ok: false,
      fault: { kind: 'open-with-another-note', mode },
    });
});

test('opening the same note in the same mode again keeps what was typed', () => {
  const typed = changeDraft(open('edit'), { title: 'Half a hoop' });
  expect(openNote(typed, 'edit', 'n1', draft)).toEqual({ ok: true, popup: typed });
});

test('looking at a note goes over into editing it', () => {
  expect(beginEditing(open('view'), draft)).toEqual({ mode: 'edit', noteId: 'n1', before: draft, draft });
  const adding = open('add');
  expect(beginEditing(adding, draft)).toBe(adding);
});

test('only the selected note can be saved [S4-scrapbook-04]', () => {
  expect(savableNote(open('edit'), 'n2')).toEqual({ ok: false, fault: { kind: 'another-note' } });
  expect(savableNote(open('edit'), 'n1')).toMatchObject({ ok: true, popup: { noteId: 'n1' } });
});

test('saving without a note is an error [S4-scrapbook-05]', () => {
  for (const popup of [closedPopup, open('view')])
    expect(savableNote(popup, 'n1')).toEqual({ ok: false, fault: { kind: 'no-note' } });
});

test('a photo that was added and taken out again is given up on saving', () => {
  expect(discardedPhotos({ ...draft, photos: [photo('a')] }, [photo('a'), photo('b')])).toEqual([photo('b')]);
});

test('later changes are compared with what was sent, and a refusal takes that back [S4-scrapbook-06]', () => {
  const was = savableNote(changeDraft(open('add'), { title: 'Half' }), 'n1');
  if (!was.ok) throw new Error(was.fault.kind);
  const sent = sentAs(was.popup, was.popup.draft);
  expect(sent).toEqual({ ...was.popup, before: was.popup.draft, isMade: true });
  const later = changeDraft(sent, { title: 'Half a hoop' });
  expect(refusedOf(later, was.popup)).toEqual({ ...was.popup, draft: { ...was.popup.draft, title: 'Half a hoop' } });
  expect(refusedOf(closedPopup, was.popup)).toBe(closedPopup);
});

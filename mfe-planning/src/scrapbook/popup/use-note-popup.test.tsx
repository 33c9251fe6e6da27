import { createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { act } from 'react';
import { messages as first } from '#messages/en-GB';
import { messages } from '../messages/en-GB';
import { type NotePopupControl, useNotePopup } from './use-note-popup';

let control: NotePopupControl;
const Probe = () => {
  control = useNotePopup('w1', () => undefined);
  return null;
};
let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const setUp = async () => {
  const host = createTestHost({ path: '/uk/scrapbook', session: exampleSignedIn() });
  leave = await renderWithHost(<Probe />, host, { ...first, ...messages });
  return () => host.shown.map(({ tone, text }) => [tone, text]);
};

test('saving another note than the open one is not permitted [S4-scrapbook-04] [S8-scrapbook-02]', async () => {
  const reported = await setUp();
  await act(async () => void control.open('add', 'n1', null));
  await act(async () => control.save('n2'));
  expect(reported()).toEqual([['error', 'Only the note that’s open can be saved.']]);
  expect(control.popup).toMatchObject({ mode: 'add', noteId: 'n1' });
});

test('there is no note to save when none is open [S4-scrapbook-05] [S8-scrapbook-03]', async () => {
  const reported = await setUp();
  await act(async () => control.save('n1'));
  expect(reported()).toEqual([['error', 'There’s no note to save.']]);
});

test('opening the same note in another mode is refused with the mode it is in [S4-scrapbook-02]', async () => {
  const reported = await setUp();
  await act(async () => void control.open('add', 'n1', null));
  await act(async () => void control.open('view', 'n1', null));
  expect(reported()).toEqual([['error', 'This note is already open (being written). Close it first.']]);
});

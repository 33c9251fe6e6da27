import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showEditor } from '#testing/show-editor';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const tiles = () => screen.getAllByRole('textbox', { name: /^What is on picture/ }).map((field) => field.closest('li'));
const tile = (at: number): HTMLElement => tiles()[at] ?? document.body;
const picture = (at: number): Element => tile(at).querySelector('img') ?? document.body;

test('a picture is dragged to the place of another one, and files are not taken for pictures [32]', async () => {
  const shown = await showEditor();
  ({ leave } = shown);
  const { host, sent } = shown;
  fireEvent.drop(tile(0));
  fireEvent.dragStart(picture(1));
  fireEvent.dragOver(tile(0));
  expect(tile(0)).toHaveAttribute('data-target');
  fireEvent.drop(tile(0));
  expect(tile(0)).not.toHaveAttribute('data-target');
  await act(async () => host.pass(1000));
  await waitFor(() => expect(sent.at(-1)?.own.photos.map(({ seed }) => seed)).toEqual(['GB000001-2', 'GB000001-1']));
  expect(sent).toHaveLength(1);
});

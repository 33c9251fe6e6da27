import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { messages } from '../real-wedding/messages/en-GB';
import { SavePicture } from './save-picture';

let leave: () => Promise<void> = async () => undefined;
const before = globalThis.fetch;
afterEach(async () => {
  globalThis.fetch = before;
  await leave();
});

const path = '/uk/weddingsuppliers/venues/lark001/pictures?photo=3';
const address = new URL(path, document.baseURI).href;
const photo = { path: `/photos/${'a'.repeat(32)}`, portrait: true, width: 4, height: 5 };

/** The platform's `fetch`: the picture, or a refusal. */
const serve = (status: number): string[] => {
  const asked: string[] = [];
  globalThis.fetch = async (source) => {
    asked.push(String(source));
    return {
      ok: status === 200,
      status,
      headers: new Headers({ 'content-type': 'image/jpeg' }),
      arrayBuffer: async () => new ArrayBuffer(3),
    } as Response;
  };
  return asked;
};

const show = async (session: TestHostOptions['session']) => {
  const firestore = createMemoryFirestore({ 'weddings/w1/notes': {} });
  const host = createTestHost({ path, firestore, session, api: { uploadPhoto: () => photo } });
  leave = await renderWithHost(
    <SavePicture
      title="Flowers by the door"
      supplierId="GB000001"
      supplierName="Larkfield Orangery"
      path={path}
      source="/pictures/venues/GB000001--florists-a/4x5/1280.jpeg"
    />,
    host,
    { ...first, ...messages },
  );
  return { host, notes: () => Object.entries(firestore.documents('weddings/w1/notes')) };
};

const couple = () => exampleSignedIn({ uid: 'u1', wedding: exampleWedding() });
const save = () => screen.findByRole('button', { name: 'Save to scrapbook' });
const saved = () => screen.findByRole('button', { name: 'In your scrapbook' });

/** Shows a picture to a couple that saves it. */
const showSaved = async (status: number) => {
  const asked = serve(status);
  const shown = await show(couple());
  await userEvent.click(await save());
  await saved();
  return { ...shown, asked };
};

test('a supplier’s picture is saved as a note with a copy of it, once, and then leads there', async () => {
  const { host, notes, asked } = await showSaved(200);
  expect(asked).toEqual(['/pictures/venues/GB000001--florists-a/4x5/1280.jpeg']);
  const [[id, note] = ['', {}], ...others] = notes();
  expect(others).toEqual([]);
  expect(note).toMatchObject({
    title: 'Flowers by the door',
    body: `Larkfield Orangery\n${address}`,
    photos: [photo],
  });
  expect(host.shown.at(-1)?.text).toBe('Pinned to your scrapbook.');
  await userEvent.click(await saved());
  expect(host.location.get().pathname).toBe(`/uk/scrapbook/${id}`);
});

test('a picture that cannot be copied is saved by its link, and reported', async () => {
  const { host, notes } = await showSaved(503);
  expect(notes()[0]?.[1]).toMatchObject({ body: `Larkfield Orangery\n${address}`, photos: [] });
  expect(host.errors).toHaveLength(1);
});

test('a couple that goes on while the picture is copied gets the note with its picture', async () => {
  serve(200);
  const answer = globalThis.fetch;
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  globalThis.fetch = async (source) => {
    await released;
    return answer(source);
  };
  const { notes } = await show(couple());
  await userEvent.click(await save());
  await leave();
  go();
  await waitFor(() => expect(notes()[0]?.[1]).toMatchObject({ title: 'Flowers by the door', photos: [photo] }));
});

test('Undo takes it out of the scrapbook', async () => {
  const { host, notes } = await showSaved(200);
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(await save()).toBeVisible();
  expect(notes()).toEqual([]);
});

test.each([
  ['a visitor', undefined],
  [
    'a helper who only sees the scrapbook',
    exampleSignedIn({
      uid: 'u1',
      role: 'helper',
      wedding: exampleWedding({ roles: { u1: 'helper' }, access: { u1: { notes: 'view' } } } as never),
    }),
  ],
])('%s is offered nothing that they cannot do', async (_who, session) => {
  await show(session);
  expect(screen.queryByRole('button')).toBeNull();
});

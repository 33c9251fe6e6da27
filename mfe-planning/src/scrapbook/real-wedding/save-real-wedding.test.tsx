import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { messages } from './messages/en-GB';
import { SaveRealWedding } from './save-real-wedding';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const path = '/uk/real-weddings/rw-gb-1/priya-and-sam';
const address = new URL(path, document.baseURI).href;

const show = async (session: TestHostOptions['session']) => {
  const firestore = createMemoryFirestore({ 'weddings/w1/notes': {} });
  const host = createTestHost({ path, firestore, session });
  leave = await renderWithHost(
    <SaveRealWedding
      title="Priya and Sam, in a hay meadow"
      facts="Tetbury, June 2026"
      colours={[
        { name: 'marigold', tone: '#f0952b' },
        { name: 'teal', tone: '#0f766e' },
      ]}
      path={path}
    />,
    host,
    { ...first, ...messages },
  );
  return { host, firestore };
};

const couple = () => exampleSignedIn({ uid: 'u1', wedding: exampleWedding() });

test('a real wedding is saved as a note with its colours and its link, once, and then leads there', async () => {
  const { host, firestore } = await show(couple());
  await userEvent.click(await screen.findByRole('button', { name: 'Save to scrapbook' }));
  const saved = await screen.findByRole('button', { name: 'In your scrapbook' });
  expect(saved).toHaveFocus();
  const [[id, note] = ['', {}], ...others] = Object.entries(firestore.documents('weddings/w1/notes'));
  expect(others).toEqual([]);
  expect(note).toMatchObject({
    title: 'Priya and Sam, in a hay meadow',
    body: `Tetbury, June 2026\n#f0952b marigold, #0f766e teal\n${address}`,
  });
  expect(host.shown.at(-1)?.text).toBe('Pinned to your scrapbook.');
  await userEvent.click(saved);
  expect(host.location.get().pathname).toBe(`/uk/scrapbook/${id}`);
});

test('Undo takes it out of the scrapbook, and it can be saved again', async () => {
  const { host } = await show(couple());
  await userEvent.click(await screen.findByRole('button', { name: 'Save to scrapbook' }));
  await screen.findByRole('button', { name: 'In your scrapbook' });
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(await screen.findByRole('button', { name: 'Save to scrapbook' })).toBeVisible();
});

test.each([
  ['a visitor', undefined],
  [
    'a helper who only reads along',
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

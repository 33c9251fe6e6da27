import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { WebsiteScreen } from './website-screen';

const at = '2026-11-01T10:00:00.000Z';
const gifts = {
  ...{ kind: 'gifts', order: 1, visible: true, updatedAt: at },
  words: { en: { title: 'Gifts', body: 'Your company', items: [] } },
};

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const open = async (
  section: string,
  sections: object = { gifts },
  site?: object,
  api: TestHostOptions['api'] = {},
): Promise<TestHost> => {
  const host = createTestHost({
    session: exampleSignedIn(),
    api,
    path: `/uk/website?section=${section}`,
    firestore: createMemoryFirestore({
      'weddings/w1/websiteSections': sections,
      'weddings/w1/guests': {
        gran: { name: 'Gran', head: null, contacts: { email: null } },
        uncle: { name: 'Uncle', head: null, contacts: { email: null } },
        plus: { name: 'His friend', head: 'uncle', contacts: { email: null } },
      },
      ...(site !== undefined && { 'weddings/w1/website': { site } }),
    } as Parameters<typeof createMemoryFirestore>[0]),
  });
  leave = await renderWithHost(<WebsiteScreen />, host, messages);
  await screen.findByRole('grid', { name: 'Sections' });
  return host;
};
const names = () =>
  within(screen.getByRole('grid', { name: 'Sections' }))
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));
const stored = (host: TestHost, id = 'gifts') => host.firestore.documents('weddings/w1/websiteSections')[id];
const preview = () => within(screen.getByRole('group', { name: 'Your website as on a phone' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (menu: string, action: string): Promise<void> => {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('a section is added, written, and on the page as it is typed; it is stored when somebody rests', async () => {
  const host = await open('welcome', {});
  await choose('Add', 'Our story');
  expect(names()).toEqual(['Welcome', 'The day', 'Getting there', 'Our story']);
  await userEvent.type(screen.getByRole('textbox', { name: /^Words/ }), 'We met on a train.');
  expect(preview().getByText('We met on a train.')).toBeVisible();
  expect(screen.getByText('Saving…')).toBeVisible();
  await act(async () => host.pass(800));
  expect(Object.values(host.firestore.documents('weddings/w1/websiteSections'))).toMatchObject([
    { kind: 'story', order: 1, visible: true, words: { en: { body: 'We met on a train.' } } },
  ]);
  expect(screen.getByText('Saved')).toBeVisible();
});

test('sections are hidden, shown, moved by their menu and deleted, and every step is taken back and made again', async () => {
  const host = await open('gifts');
  await press('Hide Gifts');
  expect(stored(host)).toMatchObject({ visible: false });
  expect(preview().queryByText('Your company')).toBeNull();
  await choose('More for Gifts', 'Move up');
  expect(names()).toEqual(['Welcome', 'The day', 'Gifts', 'Getting there']);
  await choose('More for Gifts', 'Delete');
  expect(names()).toEqual(['Welcome', 'The day', 'Getting there']);
  await press('Undo');
  expect(names()).toEqual(['Welcome', 'The day', 'Gifts', 'Getting there']);
  await press('Undo');
  await press('Undo');
  expect(names()).toEqual(['Welcome', 'The day', 'Getting there', 'Gifts']);
  expect(stored(host)).toMatchObject({ visible: true });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await press('Redo');
  await press('Redo');
  expect(names()).toEqual(['Welcome', 'The day', 'Gifts', 'Getting there']);
  expect(stored(host)).toMatchObject({ visible: false });
});

test('letters of one field go back step by step, by the usual keys too', async () => {
  const host = await open('gifts');
  const heading = screen.getByRole('textbox', { name: /^Heading/ });
  await userEvent.type(heading, ' and');
  await act(async () => host.pass(800));
  await userEvent.type(heading, ' lists');
  await userEvent.tab();
  expect(stored(host)).toMatchObject({ words: { en: { title: 'Gifts and lists' } } });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(stored(host)).toMatchObject({ words: { en: { title: 'Gifts and' } } });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(stored(host)).toMatchObject({ words: { en: { title: 'Gifts' } } });
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(stored(host)).toMatchObject({ words: { en: { title: 'Gifts and' } } });
});

test('who two write at once are asked whose words stay; what the other wrote elsewhere stays by itself', async () => {
  const host = await open('gifts');
  await userEvent.type(screen.getByRole('textbox', { name: /^Heading/ }), ' for us');
  const theirs = (data: Record<string, unknown>) =>
    act(async () =>
      host.firestore.commit([{ kind: 'update', collection: collections.websiteSections('w1'), id: 'gifts', data }]),
    );
  await theirs({ 'words.en.body': 'Theirs' });
  await theirs({ 'words.en.title': 'Presents' });
  await act(async () => host.pass(800));
  expect(stored(host)).toMatchObject({ words: { en: { title: 'Presents', body: 'Theirs' } } });
  expect(screen.getByRole('alert')).toHaveTextContent('Presents');
  await press('Keep my words');
  await act(async () => host.pass(800));
  expect(stored(host)).toMatchObject({ words: { en: { title: 'Gifts for us', body: 'Theirs' } } });
});

test('words that say where to send money are not stored, and say why', async () => {
  const host = await open('gifts');
  await press('Add a gift or a list');
  await userEvent.type(screen.getByRole('textbox', { name: 'What it is' }), 'GB29 NWBK 6016 1331 9268 19');
  await act(async () => host.pass(800));
  expect(screen.getByRole('textbox', { name: 'What it is' })).toHaveAccessibleDescription(/Bank details never stand/);
  expect(stored(host)).toMatchObject({ words: { en: { items: [] } } });
  await userEvent.clear(screen.getByRole('textbox', { name: 'What it is' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What it is' }), 'A teapot');
  await userEvent.type(screen.getByRole('textbox', { name: /^Link/ }), 'shop.example/teapot');
  await userEvent.tab();
  await act(async () => host.pass(800));
  expect(stored(host)).toMatchObject({
    words: { en: { items: [{ title: 'A teapot', body: '', link: 'https://shop.example/teapot' }] } },
  });
});

test('a section is for chosen households, and not in what everybody sees', async () => {
  const host = await open('gifts');
  expect(preview().getByText('Your company')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Chosen households' }));
  const households = within(screen.getByRole('group', { name: 'Chosen households' }));
  expect(households.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(households.getByRole('checkbox', { name: 'Gran' }));
  expect(stored(host)).toMatchObject({ audience: { kind: 'households', households: { gran: true } } });
  expect(preview().queryByText('Your company')).toBeNull();
  expect(screen.getByText('One household reads it, by its own link')).toBeVisible();
});

test('what guests still see as it was is said line by line', async () => {
  const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', publishedAt: at, updatedAt: at };
  const published = {
    slug: 'ours',
    welcome: '',
    theme: 'poster',
    sections: [],
    events: [],
    publishedAt: at,
    publishedBy: 'u1',
  };
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website',
    firestore: createMemoryFirestore({
      'weddings/w1/website': { site },
      'weddings/w1/websiteSections': { gifts },
      'weddings/w1/publishedWebsite': { site: published },
    } as Parameters<typeof createMemoryFirestore>[0]),
  });
  leave = await renderWithHost(<WebsiteScreen />, host, messages);
  await userEvent.click(await screen.findByText('What changes for guests: 2 things'));
  expect(screen.getByText('The look')).toBeVisible();
  expect(screen.getByText('Gifts, which is new')).toBeVisible();
});

test('two languages are written side by side, and each is seen as it is read', async () => {
  const site = {
    slug: null,
    published: false,
    welcome: 'Come',
    theme: 'orchard',
    languages: ['en', 'de'],
    updatedAt: at,
  };
  const host = await open('welcome', {}, site);
  await userEvent.click(screen.getByRole('radio', { name: 'German' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your words to your guests' }), 'Kommt alle');
  await userEvent.tab();
  expect(host.firestore.documents('weddings/w1/website')['site']).toMatchObject({
    ...{ welcome: 'Come', welcomes: { de: 'Kommt alle' } },
  });
  expect(preview().getByText('Kommt alle')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(preview().getByText('Come')).toBeVisible();
});

test('on a phone one side is shown at a time, and the page is looked at as on a desktop too', async () => {
  await open('welcome');
  await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
  expect(screen.getByRole('radio', { name: 'Preview' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'On a desktop' }));
  expect(screen.getByRole('group', { name: 'Your website as on a desktop' })).toHaveTextContent('Maya');
});

test('photos for which a section has no room are said, and the others are on the page', async () => {
  const most = websiteConstants.mostPhotos;
  const photos = Array.from({ length: most - 1 }, (_, index) => `/photos/${`${index}`.padStart(32, 'x')}`);
  const gallery = { kind: 'photos', order: 1, visible: true, updatedAt: at, words: {}, photos };
  const added = `/photos/${'n'.repeat(32)}`;
  const uploadPhoto = () => ({ path: added, portrait: false, width: 4, height: 3 });
  const host = await open('gallery', { gallery }, undefined, { uploadPhoto });
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await userEvent.upload(screen.getByLabelText('Add photos', { selector: 'input' }), files);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Posy took 1 of 3 photos: a section has room for ${most}.`,
  );
  await waitFor(() => expect(stored(host, 'gallery')).toMatchObject({ photos: [...photos, added] }));
});

test('a caption is written beside its photo’s number, is on the page as it is typed, and moves with the photo [31]', async () => {
  const photos = ['a', 'b'].map((letter) => `/photos/${letter.repeat(32)}`);
  const gallery = { kind: 'photos', order: 1, visible: true, updatedAt: at, words: {}, photos };
  const host = await open('gallery', { gallery });
  await userEvent.type(screen.getByRole('textbox', { name: /^Caption of photo 2/ }), 'By the lake');
  expect(preview().getByText('By the lake')).toBeVisible();
  await act(async () => host.pass(800));
  const line = (title: string) => ({ title, body: '', link: '' });
  expect(stored(host, 'gallery')).toMatchObject({ words: { en: { items: [line(''), line('By the lake')] } } });
  await press('Move photo 2 forward');
  expect(stored(host, 'gallery')).toMatchObject({
    photos: [photos[1], photos[0]],
    words: { en: { items: [line('By the lake')] } },
  });
  expect(screen.getByRole('textbox', { name: /^Caption of photo 1/ })).toHaveValue('By the lake');
});

import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { householdsFirestore } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { GuestPhotosScreen } from './guest-photos-screen';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const photo = (letter: string, householdId: string, state: string, createdAt = '2027-09-11T20:00:00.000Z') => ({
  ...{ path: `/photos/${letter.repeat(32)}`, portrait: false, width: 1280, height: 960 },
  ...{ householdId, state, createdAt },
});
const photos = {
  a: photo('a', 'gran', 'new'),
  b: photo('b', 'ravi', 'new', '2027-09-12T09:00:00.000Z'),
  c: photo('c', 'gran', 'shown'),
  d: photo('d', 'gran', 'removed'),
};
const calls: unknown[] = [];
const open = async (stored: object = photos, options: TestHostOptions = {}) => {
  calls.length = 0;
  const record = (input: unknown) => {
    calls.push(input);
    return {};
  };
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website/photos',
    firestore: householdsFirestore({ 'weddings/w1/guestPhotos': stored as Record<string, object> }),
    api: {
      decideGuestPhotos: record,
      deleteGuestPhotos: record,
      downloadGuestPhotos: (input: unknown) => {
        calls.push(input);
        return { path: '/api/guest-photos/w1/all.zip?proof=x', count: 3 };
      },
    } as NonNullable<TestHostOptions['api']>,
    ...options,
  });
  leave = await renderWithHost(<GuestPhotosScreen />, host, { ...householdWords, ...messages });
  return host;
};
const pictures = (): (string | null)[] => screen.queryAllByRole('img').map((one) => one.getAttribute('alt'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('new pictures stand first, each with who sent it, and are shown to guests one by one or all at once', async () => {
  const host = await open();
  expect(pictures()).toEqual(['Picture 1 of Ravi and Anita Kapoor', 'Picture 2 of Gran']);
  expect(screen.getByText('Gran, 11 September')).toBeVisible();
  await press('Show: Picture 2 of Gran');
  await press('Keep back: Picture 1 of Ravi and Anita Kapoor');
  await press('Show all 2 new ones');
  const body = { weddingId: 'w1' };
  expect(calls).toEqual([
    { body: { ...body, ids: ['a'], state: 'shown' } },
    { body: { ...body, ids: ['b'], state: 'hidden' } },
    { body: { ...body, ids: ['b', 'a'], state: 'shown' } },
  ]);
  expect(host.shown.map(({ text }) => text)).toContain('All guests see the picture now.');
});

test('pictures are found by what guests see of them; those that moderators took away are only counted', async () => {
  await open();
  await press(/^Shown to guests/);
  expect(pictures()).toEqual(['Picture 1 of Gran']);
  expect(screen.queryByRole('button', { name: /^Show:/ })).toBeNull();
  expect(screen.getByText('One picture was taken away by Posy after a report.')).toBeVisible();
  await press(/^Kept back/);
  expect(screen.getByText('No pictures here.')).toBeVisible();
});

test('a picture is deleted once the couple has said so twice', async () => {
  await open();
  await press('Delete: Picture 2 of Gran');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
  await userEvent.click(question.getByRole('button', { name: 'Leave it' }));
  expect(calls).toEqual([]);
  await press('Delete: Picture 2 of Gran');
  const again = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
  await userEvent.click(again.getByRole('button', { name: 'Delete' }));
  expect(calls).toEqual([{ body: { weddingId: 'w1', ids: ['a'] } }]);
});

test('all pictures are packed into one archive, which the browser saves', async () => {
  await open();
  await press('Download all');
  expect(await screen.findByText(/^3 pictures are packed into an archive/)).toBeVisible();
  const save = screen.getByRole('link', { name: 'Save the archive' });
  expect(save).toHaveAttribute('href', '/api/guest-photos/w1/all.zip?proof=x');
  expect(save).toHaveAttribute('download');
});

test('guests may send pictures once the couple says so, and that can be undone; a new one is there without a reload', async () => {
  const host = await open({});
  expect(screen.getByText('No pictures yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Guests may send pictures' }));
  expect(host.firestore.documents('weddings/w1/invitationSettings')).toMatchObject({
    current: { takesPhotos: true, answersUntil: null },
  });
  expect(host.shown).toMatchObject([{ text: 'Your guests may send pictures.', action: { label: 'Undo' } }]);
  await act(async () => host.shown[0]?.action?.run());
  expect(screen.getByRole('switch', { name: 'Guests may send pictures' })).not.toBeChecked();
});

test('a failure is said, and changes nothing', async () => {
  const host = await open(photos, { api: {} });
  await press('Show: Picture 2 of Gran');
  expect(host.shown).toMatchObject([{ tone: 'error', text: messages['guest-photos.failed'] }]);
  expect(pictures()).toHaveLength(2);
});

test('a helper who may only look sees the pictures and takes them, and decides about none', async () => {
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), guests: 'view' } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  await open(photos, { session: exampleSignedIn({ role: 'helper', wedding }) });
  expect(pictures()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^(?:Show:|Show all|Keep back|Delete)/ })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Guests may send pictures' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download all' })).toBeEnabled();
});

import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { photoConstants } from '@posy/shared-contracts/constants';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { messages as profileMessages } from '../messages/en-GB';
import { PictureField } from './picture-field';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const path = `/photos/${'a'.repeat(32)}`;
const file = (size = 3) => {
  const made = new File(['jpg'], 'us.jpg', { type: 'image/jpeg' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

type UploadAnswer = NonNullable<NonNullable<TestHostOptions['api']>['uploadPhoto']>;

const show = async (uploadPhoto: UploadAnswer, image: string | null = null) => {
  const session = exampleSignedIn({ wedding: exampleWedding({ image }) });
  const wedding = session.wedding ?? exampleWedding();
  const { id, ...stored } = wedding;
  const host = createTestHost({
    session,
    firestore: createMemoryFirestore({ weddings: { [id]: stored } }),
    api: { uploadPhoto },
  });
  const added: string[] = [];
  host.bus.subscribe('profile.image-added', ({ uid }) => void added.push(uid));
  leave = await renderWithHost(<PictureField wedding={wedding} />, host, { ...messages, ...profileMessages });
  return { host, added, session, wedding, imageNow: () => host.firestore.documents('weddings')[id]?.['image'] };
};

const choose = (chosen: File) => userEvent.upload(screen.getByTestId('couple-picture'), chosen);
const answer = { path, portrait: false, width: 800, height: 600 };

test('keeps the uploaded picture in the profile and tells that it is there', async () => {
  const asked: unknown[] = [];
  const { imageNow, added, host } = await show(({ body }) => {
    asked.push(body);
    return answer;
  });
  await choose(file());
  await waitFor(() => expect(imageNow()).toBe(path));
  expect(asked).toEqual([{ purpose: 'profile', weddingId: 'w1' }]);
  await waitFor(() => expect(added).toEqual(['u1']));
  expect(host.shown.at(-1)).toMatchObject({ tone: 'success', text: 'Saved.' });
});

test.each([
  ['photo-type', 'Only JPEG, PNG, WebP or HEIC pictures.'],
  ['photo-unreadable', 'This picture can’t be read. Is the file whole?'],
  ['invalid-token', 'Your session has ended. Log in again: the picture is kept, and goes on its way then.'],
  ['not-a-member', 'You can’t change this wedding any more, so the picture wasn’t kept.'],
  ['photo-quota', 'Your wedding has as many pictures as it can hold. Take some out of your notes first.'],
])('says in words why the server refused it: %s', async (code, words) => {
  const { imageNow, added } = await show(() => {
    throw new ApiError('refused', 400, code, 'No.');
  });
  await choose(file());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(imageNow()).toBeNull();
  expect(added).toEqual([]);
});

test('keeps a picture whose session ended on its way, and sends it once its person is back [R1-17]', async () => {
  const ended = await show(() => {
    throw new ApiError('refused', 401, 'invalid-token', 'Log in again.');
  });
  await choose(file());
  await screen.findByRole('alert');
  act(() => ended.host.session.set({ status: 'signed-out' }));
  await leave();
  const { imageNow } = await show(() => answer);
  await waitFor(() => expect(imageNow()).toBe(path));
});

test('does not begin to send what is too large', async () => {
  let calls = 0;
  await show(() => {
    calls += 1;
    return answer;
  });
  await choose(file(photoConstants.maxBytes + 1));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too large: 10 MB is the most.');
  expect(calls).toBe(0);
});

test('sends the same file again after a lost connection', async () => {
  let isOnline = false;
  const { imageNow } = await show(() => {
    if (!isOnline) throw new ApiError('offline', 0, 'offline', 'Gone.');
    return answer;
  });
  await choose(file());
  expect(await screen.findByRole('alert')).toHaveTextContent('Pictures need a connection.');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(imageNow()).toBe(path));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('can be sent again when the profile did not take it', async () => {
  const { host, imageNow } = await show(() => answer);
  host.firestore.refuse(new FirestoreError('permission-denied', 'not yours'));
  await choose(file());
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work just now.');
  expect(imageNow()).toBeNull();
  host.firestore.refuse(null);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(imageNow()).toBe(path));
});

test('takes the picture away and brings it back by undo', async () => {
  const { imageNow, host, session, wedding } = await show(() => answer, path);
  expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', `${path}/320`);
  await userEvent.click(screen.getByRole('button', { name: 'Take it away' }));
  await waitFor(() => expect(imageNow()).toBeNull());
  await act(async () => host.session.set({ ...session, wedding: { ...wedding, image: null } }));
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(imageNow()).toBe(path));
});

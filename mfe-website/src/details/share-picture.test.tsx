import { createMemoryFirestore, createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { DetailsScreen } from './details-screen';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', updatedAt: '2026-11-01T10:00:00.000Z' };
const path = `/photos/${'p'.repeat(32)}`;
const part = () => within(screen.getByRole('region', { name: 'The picture beside your link' }));

const open = async (takes: boolean) => {
  const sent: unknown[] = [];
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/wedding-website-details',
    firestore: createMemoryFirestore({ 'weddings/w1/website': { site } }),
    api: {
      uploadPhoto: ({ body }) => {
        if (!takes) throw new ApiError('offline', 0, 'offline', '');
        sent.push(body);
        return { path, portrait: false, width: 1600, height: 1200 };
      },
    },
  });
  leave = await renderWithHost(<DetailsScreen />, host, { ...first, ...messages });
  return { sent, picture: () => host.firestore.documents('weddings/w1/website')['site']?.['sharePicture'] };
};
const choose = () =>
  userEvent.upload(
    part().getByLabelText('Choose a photo', { selector: 'input' }),
    new File(['x'], 'us.jpg', { type: 'image/jpeg' }),
  );

test('a photo takes the place of the drawing beside the link, and the drawing comes back [31]', async () => {
  const { sent, picture } = await open(true);
  expect(part().getByText(/your names and your day, drawn in your theme/)).toBeVisible();
  await choose();
  expect(await part().findByRole('img', { name: 'The photo beside your link' })).toBeVisible();
  expect(sent).toEqual([{ purpose: 'website', weddingId: 'w1' }]);
  expect(picture()).toBe(path);
  await userEvent.click(part().getByRole('button', { name: 'Use the drawing' }));
  expect(picture()).toBeNull();
  expect(part().queryByRole('img')).toBeNull();
});

test('a photo that did not arrive changes nothing, and the reason is said', async () => {
  const { picture } = await open(false);
  await choose();
  expect(await part().findByRole('alert')).toHaveTextContent('There’s no connection.');
  expect(picture()).toBeUndefined();
});

import { createMemoryFirestore, createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { DetailsScreen } from './details-screen';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', updatedAt: '2026-11-01T10:00:00.000Z' };

const open = async (changes: object = {}) => {
  const asked: unknown[] = [];
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/wedding-website-details',
    firestore: createMemoryFirestore({ 'weddings/w1/website': { site: { ...site, ...changes } } }),
    api: {
      setWebsitePassword: ({ body }) => {
        asked.push(body);
        return {};
      },
    },
  });
  leave = await renderWithHost(<DetailsScreen />, host, { ...first, ...messages });
  return { host, asked };
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('a password is set once it is long enough, and is in no field afterwards', async () => {
  const { host, asked } = await open();
  const field = screen.getByLabelText('A password for your guests');
  await userEvent.type(field, 'lilac');
  await userEvent.click(part('Password').getByRole('button', { name: 'Set password' }));
  expect(field).toHaveAccessibleDescription(/At least 6/);
  expect(asked).toEqual([]);
  await userEvent.type(field, ' evening');
  await userEvent.click(part('Password').getByRole('button', { name: 'Set password' }));
  expect(asked).toEqual([{ weddingId: 'w1', password: 'lilac evening' }]);
  expect(field).toHaveValue('');
  expect(host.shown.at(-1)?.text).toBe('Your website opens with a password now.');
});

test('a password is taken away, and another is set in its place', async () => {
  const { asked } = await open({ hasPassword: true });
  expect(part('Password').getByText(/Guests need the password/)).toBeVisible();
  await userEvent.click(part('Password').getByRole('button', { name: 'Take it away' }));
  expect(asked).toEqual([{ weddingId: 'w1', password: null }]);
});

test('a website is written in one language or two, the first of which is seen first', async () => {
  const { host } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Second language' }), 'German');
  const stored = () => host.firestore.documents('weddings/w1/website')['site'];
  expect(stored()).toMatchObject({ languages: ['en', 'de'] });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'First language' }), 'German');
  expect(stored()).toMatchObject({ languages: ['de', 'en'] });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Second language' }), 'None');
  expect(stored()).toMatchObject({ languages: ['de'] });
});

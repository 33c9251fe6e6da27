import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { WebsiteScreen } from './website-screen';

const at = '2026-11-01T10:00:00.000Z';
const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', publishedAt: at, updatedAt: at };

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const open = async (options: TestHostOptions): Promise<TestHost> => {
  const host = createTestHost({ session: exampleSignedIn(), path: '/uk/website?section=welcome', ...options });
  leave = await renderWithHost(<WebsiteScreen />, host, messages);
  return host;
};

test('says at its head how much guests still see as it was, and shows it to them by a press [P-H11]', async () => {
  const shown = { slug: 'ours', welcome: '', theme: 'orchard', sections: [], publishedAt: at, publishedBy: 'u1' };
  const published: unknown[] = [];
  const host = await open({
    firestore: createMemoryFirestore({
      'weddings/w1/website': { site },
      'weddings/w1/publishedWebsite': { site: shown },
    }),
    api: {
      publishMicrosite: ({ body }) => {
        published.push(body);
        return { slug: 'ours' };
      },
    },
  });
  expect(screen.getByText('Live')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Midnight/ }));
  expect(await screen.findByText('Live, one change not published')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your words to your guests' }), 'Come and dance');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 2 changes' }));
  expect(published).toEqual([{ weddingId: 'w1', slug: 'ours' }]);
  expect(host.shown.map(({ text }) => text)).toContain('Your guests see your changes now');
});

test('an event that was changed waits for being published, as words and looks do [P-H11]', async () => {
  const supper = {
    ...{ type: 'custom', name: 'Supper', date: '2027-09-10', time: { startTime: '19:00' }, place: 'Here' },
    ...{ description: '', attire: '', visible: true, featured: false, supplier: null, createdAt: at, updatedAt: at },
  };
  const shown = { slug: 'ours', welcome: '', theme: 'orchard', sections: [], publishedAt: at, publishedBy: 'u1' };
  await open({
    firestore: createMemoryFirestore({
      'weddings/w1/website': { site },
      'weddings/w1/events': { supper: { ...supper, place: 'The long table' } },
      'weddings/w1/publishedWebsite': { site: { ...shown, events: [{ ...supper, id: 'supper' }] } },
    }),
  });
  expect(await screen.findByText('Live, one change not published')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Publish/ })).toBeVisible();
  expect(screen.queryByText('Guests see changes to these at once.')).toBeNull();
});

test('of what guests see at once, as it was published before that, it says so [P-H11]', async () => {
  await open({
    firestore: createMemoryFirestore({ 'weddings/w1/website': { site } }),
    path: '/uk/website?section=timeline',
  });
  const day = within(screen.getByRole('region', { name: 'The day' }));
  expect(day.getByText('Guests see changes to these at once.')).toBeVisible();
});

import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { DetailsScreen } from './details-screen';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', updatedAt: '2026-11-01T10:00:00.000Z' };

/** Opens the screen and records the events that the other remotes receive. */
const open = async (api: NonNullable<TestHostOptions['api']>) => {
  const received: [string, unknown][] = [];
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/wedding-website-details',
    api,
    firestore: createMemoryFirestore({ 'weddings/w1/website': { site } }),
  });
  for (const event of ['website.published', 'website.unpublished'] as const)
    host.bus.subscribe(event, (payload) => void received.push([event, payload]));
  leave = await renderWithHost(<DetailsScreen />, host, { ...first, ...messages });
  return { received };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const takeOffline = async (): Promise<void> => {
  await press('Take it offline');
  const asked = within(await screen.findByRole('dialog', { name: 'Take your website offline?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Take it offline' }));
};

test('tells that the website can no longer be seen', async () => {
  const { received } = await open({ deleteMicrosite: () => ({}) });
  await takeOffline();
  expect(received).toEqual([['website.unpublished', { weddingId: 'w1' }]]);
});

test('is not taken offline before it was asked, and stays where they say so [P-H11]', async () => {
  const taken: unknown[] = [];
  await open({ deleteMicrosite: ({ body }) => taken.push(body) });
  await press('Take it offline');
  const asked = within(await screen.findByRole('dialog', { name: 'Take your website offline?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Keep it live' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(taken).toEqual([]);
});

test('tells nothing of what the server refused', async () => {
  const refuse = () => {
    throw new ApiError('refused', 500, 'internal', 'no');
  };
  const { received } = await open({ deleteMicrosite: refuse });
  await takeOffline();
  expect(received).toEqual([]);
});

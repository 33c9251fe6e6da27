import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DetailsScreen } from '#details/details-screen';
import { messages as details } from '#details/messages/en-GB';
import { WebsiteScreen } from '#editor/website-screen';
import { messages } from '#messages/en-GB';
import { storedEvent } from '#testing/stored-event';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', updatedAt: '2026-11-01T10:00:00.000Z' };

const ours = [
  'website.published',
  'website.unpublished',
  'website.event-added',
  'website.event-changed',
  'website.event-removed',
] as const;

/** What the other remotes hear of the editor, in its order. */
const open = async (published: boolean, api: NonNullable<TestHostOptions['api']>, screenOf = <WebsiteScreen />) => {
  const heard: [string, unknown][] = [];
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website',
    api,
    firestore: createMemoryFirestore({
      'weddings/w1/events': { dinner: storedEvent('Dinner', '16:30') },
      ...(published && { 'weddings/w1/website': { site } }),
    }),
  });
  for (const event of ours) host.bus.subscribe(event, (payload) => void heard.push([event, payload]));
  leave = await renderWithHost(screenOf, host, { ...details, ...messages });
  return { heard, host };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const takeOffline = async (): Promise<void> => {
  await press('Take it offline');
  const asked = within(await screen.findByRole('dialog', { name: 'Take your website offline?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Take it offline' }));
};
const everyone = { kind: 'everyone', parts: [], households: {} };
const dinner = { weddingId: 'w1', eventId: 'dinner' };

test('tells that the website can be seen, and that it no longer can', async () => {
  const { heard } = await open(true, { deleteMicrosite: () => ({}) }, <DetailsScreen />);
  await takeOffline();
  expect(heard).toEqual([['website.unpublished', { weddingId: 'w1' }]]);
  await leave();
  const { heard: publishing } = await open(false, { publishMicrosite: () => ({ slug: 'maya-and-tom' }) });
  await press('Publish');
  expect(publishing).toContainEqual(['website.published', { weddingId: 'w1', slug: 'maya-and-tom' }]);
});

test('is not taken offline before it was asked, and stays where they say so [P-H11]', async () => {
  const taken: unknown[] = [];
  await open(true, { deleteMicrosite: ({ body }) => taken.push(body) }, <DetailsScreen />);
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
  const { heard } = await open(true, { deleteMicrosite: refuse }, <DetailsScreen />);
  await takeOffline();
  expect(heard).toEqual([]);
});

test('tells of an event that changed, that is gone, and that came back', async () => {
  const { heard, host } = await open(false, {});
  await press('Change Dinner');
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Supper');
  await userEvent.click(dialog.getByRole('button', { name: 'Save event' }));
  const supper = { ...dinner, name: 'Supper', date: '2027-09-11', audience: everyone };
  expect(heard).toEqual([['website.event-changed', supper]]);
  await press('Delete Supper');
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(heard.slice(1)).toEqual([
    ['website.event-removed', dinner],
    ['website.event-added', supper],
  ]);
});

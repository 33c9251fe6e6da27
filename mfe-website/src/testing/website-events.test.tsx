import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** Opens the editor and records the events that the other remotes receive, in order. */
const open = async (
  published: boolean,
  api: NonNullable<TestHostOptions['api']>,
  guests: Record<string, Record<string, unknown>> = {},
) => {
  const received: [string, unknown][] = [];
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website?section=timeline',
    api,
    firestore: createMemoryFirestore({
      'weddings/w1/events': { dinner: storedEvent('Dinner', '16:30') },
      'weddings/w1/guests': guests,
      ...(published && { 'weddings/w1/website': { site } }),
    }),
  });
  for (const event of ours) host.bus.subscribe(event, (payload) => void received.push([event, payload]));
  leave = await renderWithHost(<WebsiteScreen />, host, messages);
  return { received, host };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const everyone = { kind: 'everyone', parts: [], households: {} };
const dinner = { weddingId: 'w1', eventId: 'dinner' };

test('tells that the website can be seen', async () => {
  const { received } = await open(false, { publishMicrosite: () => ({ slug: 'maya-and-tom' }) });
  await press('Publish');
  expect(received).toContainEqual(['website.published', { weddingId: 'w1', slug: 'maya-and-tom' }]);
});

test('tells of an event that changed, that is gone, and that came back', async () => {
  const { received, host } = await open(false, {});
  await press('Change Dinner');
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Supper');
  await userEvent.click(dialog.getByRole('button', { name: 'Save event' }));
  const supper = { ...dinner, name: 'Supper', date: '2027-09-11', audience: everyone };
  expect(received).toEqual([['website.event-changed', supper]]);
  await press('Delete Supper');
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(received.slice(1)).toEqual([
    ['website.event-removed', dinner],
    ['website.event-added', supper],
  ]);
});

test('an event is for the households that the couple chooses in its form', async () => {
  const { received, host } = await open(
    false,
    {},
    {
      gran: { name: 'Gran', head: null, contacts: { email: null, phone: null } },
      kit: { name: 'Kit', head: null, contacts: { email: null, phone: null } },
    },
  );
  await press('Change Dinner');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Chosen households' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Gran' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save event' }));
  const audience = { kind: 'households', parts: [], households: { gran: true } };
  expect(host.firestore.documents('weddings/w1/events')).toMatchObject({ dinner: { audience } });
  expect(received).toMatchObject([['website.event-changed', { audience }]]);
});

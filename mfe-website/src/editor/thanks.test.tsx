import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHost,
} from '@posy/remote-kit/testing';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { WebsiteScreen } from './website-screen';

const at = '2026-11-01T10:00:00.000Z';
const words = (title: string, body: string) => ({ en: { title, body, items: [] } });
const sections = {
  stay: { kind: 'stay', order: 1, visible: true, updatedAt: at, words: words('', 'At the inn.') },
  story: { kind: 'story', order: 2, visible: true, updatedAt: at, words: words('', 'We met on a train.') },
  ours: { kind: 'thanks', order: 3, visible: true, updatedAt: at, words: words('', 'It was a day of days.') },
};
const supplier = (name: string, type: string, booked = true) => ({
  ...{ type, slug: '', publicId: '', name, town: 'Bath', county: 'Somerset', customSupplier: false, updatedAt: at },
  ...{ shortlisted: true, booked, enquired: false, ignored: false },
});
const suppliers = {
  fern: supplier('Fern & Co', 'florists'),
  band: supplier('The Band', 'music'),
  inn: supplier('The Inn', 'venues', false),
};

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const open = async (section: string, stored: object = sections, session = exampleSignedIn()): Promise<TestHost> => {
  const host = createTestHost({
    session,
    path: `/uk/website?section=${section}`,
    firestore: createMemoryFirestore({
      'weddings/w1/websiteSections': stored,
      'weddings/w1/suppliers': suppliers,
    } as Parameters<typeof createMemoryFirestore>[0]),
  });
  leave = await renderWithHost(<WebsiteScreen />, host, messages);
  await screen.findByRole('grid', { name: 'Sections' });
  return host;
};
const preview = () => within(screen.getByRole('group', { name: 'Your website as on a phone' }));
const stored = (host: TestHost) => host.firestore.documents('weddings/w1/websiteSections')['ours'];
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('thanks are written on the page of afterwards; until then no other part shows them', async () => {
  await open('ours');
  expect(await preview().findByText('It was a day of days.')).toBeVisible();
  expect(preview().getByText('We met on a train.')).toBeVisible();
  expect(preview().queryByText('At the inn.')).toBeNull();
  expect(screen.getByText('Guests see it once the day is over')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Chosen households' })).toBeNull();
  await leave();
  await open('story');
  expect(await preview().findByText('At the inn.')).toBeVisible();
  expect(preview().queryByText('It was a day of days.')).toBeNull();
});

test('suppliers are named as far as the couple ticks them, and every tick is taken back', async () => {
  const host = await open('ours');
  expect(await preview().findByText('It was a day of days.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'The Inn' })).toBeNull();
  expect(preview().queryByText('Fern & Co')).toBeNull();
  await tick('Fern & Co');
  await tick('The Band');
  expect(stored(host)).toMatchObject({ credits: { fern: true, band: true } });
  expect(preview().getByText('With thanks to')).toBeVisible();
  expect(preview().getByText('Fern & Co')).toBeVisible();
  await tick('Fern & Co');
  expect(stored(host)).toMatchObject({ credits: { band: true } });
  expect(preview().queryByText('Fern & Co')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(preview().getByText('Fern & Co')).toBeVisible();
});

test('a page thanks once', async () => {
  const { ours: _ours, ...others } = sections;
  await open('story', others);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Thank you, after the day' }));
  expect(screen.getByRole('row', { name: 'Thank you, after the day' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('menuitem', { name: 'Gifts' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Thank you, after the day' })).toBeNull();
});

test('a helper who may not see the suppliers is told whose choice it is', async () => {
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), website: 'edit' } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  await open('ours', sections, exampleSignedIn({ role: 'helper', wedding }));
  expect(screen.getByText('Whom to thank is for those who see your suppliers.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Fern & Co' })).toBeNull();
});

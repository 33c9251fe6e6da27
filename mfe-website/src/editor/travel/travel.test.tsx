import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHost,
} from '@posy/remote-kit/testing';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { WebsiteScreen } from '../website-screen';

const barn = {
  ...{ type: 'venues', slug: '', publicId: '', name: 'The Barn', town: 'Bath', county: 'Somerset' },
  ...{ shortlisted: true, booked: true, enquired: false, ignored: false, customSupplier: false },
  contact: { email: '', website: '', phone: '', postcode: 'BA2 7AB', address: '1 Mill Lane' },
  updatedAt: '2026-11-01T10:00:00.000Z',
};

let remove: (() => Promise<void>) | null = null;
afterEach(async () => {
  await remove?.();
  remove = null;
});

const open = async (suppliers: object = { barn }, session = exampleSignedIn()): Promise<TestHost> => {
  const firestore = createMemoryFirestore({
    'weddings/w1/suppliers': suppliers,
    'weddings/w1/websiteSections': {},
  } as Parameters<typeof createMemoryFirestore>[0]);
  const host = createTestHost({ session, path: '/uk/website?section=travel', firestore });
  remove = await renderWithHost(<WebsiteScreen />, host, messages);
  return host;
};
const travel = () => within(screen.getByRole('region', { name: 'Getting there' }));
const preview = () => within(screen.getByRole('group', { name: 'Your website as on a phone' }));

test('the booked venue stands on the website with its address, until the couple hides it; undo shows it again', async () => {
  const host = await open();
  expect(await screen.findByRole('region', { name: 'Getting there' })).toBeVisible();
  expect(travel().getByText('1 Mill Lane · Bath, Somerset, BA2 7AB')).toBeVisible();
  expect(preview().getByRole('heading', { name: 'The Barn' })).toBeVisible();
  expect(preview().queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(travel().getByRole('switch', { name: 'Guests see where it is' }));
  expect(host.firestore.documents('weddings/w1/websiteSections')).toMatchObject({
    travel: { kind: 'travel', visible: false },
  });
  expect(preview().queryByText('The Barn')).not.toBeInTheDocument();
  const [notice] = host.shown.filter(({ text }) => text === 'Guests don’t see where your venue is.');
  expect(notice?.action?.label).toBe('Undo');
  await act(async () => notice?.action?.run());
  expect(await preview().findByRole('heading', { name: 'The Barn' })).toBeVisible();
});

test('what is written about the way shows an own venue to nobody, and the list of parts says that they see nothing', async () => {
  const host = await open({ barn: { ...barn, customSupplier: true } });
  expect(await screen.findByRole('button', { name: 'Show Getting there' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Heading/ }), 'How to get to us');
  await userEvent.tab();
  expect(host.firestore.documents('weddings/w1/websiteSections')).toMatchObject({
    travel: { kind: 'travel', visible: false, words: { en: { title: 'How to get to us' } } },
  });
  expect(preview().queryByText('The Barn')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show How to get to us' }));
  expect(await preview().findByRole('heading', { name: 'The Barn' })).toBeVisible();
});

test('an own venue may be somebody’s home: guests see it once the couple says so [18]', async () => {
  const host = await open({ barn: { ...barn, customSupplier: true } });
  const shows = await screen.findByRole('switch', { name: 'Guests see where it is' });
  expect(shows).not.toBeChecked();
  expect(preview().queryByText('The Barn')).not.toBeInTheDocument();
  await userEvent.click(shows);
  expect(await preview().findByRole('heading', { name: 'The Barn' })).toBeVisible();
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(preview().queryByText('The Barn')).not.toBeInTheDocument();
});

test('before a venue is booked the section says what it is for, and leads to the venues', async () => {
  await open({ barn: { ...barn, booked: false } });
  expect(await screen.findByRole('link', { name: 'Your venues' })).toHaveAttribute(
    'href',
    '/uk/shortlist?category=venues',
  );
  expect(travel().queryByRole('switch')).not.toBeInTheDocument();
});

test('a helper of the website who may not see the suppliers sees none of it', async () => {
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), website: 'edit' } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  await open({ barn }, exampleSignedIn({ role: 'helper', wedding }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your website' })).toBeVisible();
  expect(screen.queryByText('The Barn')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Getting there' })).not.toBeInTheDocument();
});

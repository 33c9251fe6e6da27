import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import type { Access } from '@posy/shared-contracts/entities';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard, exampleFound } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const cards = [1, 2, 3].map((at) => exampleCard({ id: `GB00000${at}`, publicId: `p${at}`, name: `Barn ${at}` }));
const path = 'weddings/w1/suppliers';
const { id: _id, ...asked } = exampleEntry({ type: 'venues', name: 'Barn 1', publicId: 'p1', enquired: true });

const show = async (session: Session) => {
  const host = createTestHost({
    path: '/uk/supplier-category/venues',
    session,
    firestore: createMemoryFirestore({ [path]: { GB000001: asked } }),
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound(cards),
      searchWorks: () => ({ total: 0, results: [] }),
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByText('Barn 3');
  return host;
};

test('a list asks the first suppliers of it together, without those asked already [19]', async () => {
  const host = await show(exampleSignedIn({ wedding: exampleWedding() }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask the first 2 together' }));
  await waitFor(() => expect(Object.keys(host.firestore.documents(path))).toHaveLength(3));
  expect(host.location.get()).toMatchObject({ pathname: '/uk/inbox/ask', search: '?category=venues' });
});

test('visitors, and helpers who may not write, are offered no message to several', async () => {
  const access = { u1: { suppliers: 'edit', inbox: 'view' } as Access };
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access });
  for (const session of [{ status: 'signed-out' } as const, exampleSignedIn({ wedding, role: 'helper' })]) {
    await show(session);
    expect(screen.queryByRole('button', { name: /^Ask the first/ })).toBeNull();
    await leave();
  }
  leave = async () => undefined;
});

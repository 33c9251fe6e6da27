import { createMemoryFirestore, createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import { screen } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { AskedForBefore } from './asked-for-before';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const asked = (changes: Parameters<typeof exampleConversation>[1] = {}) => {
  const shared = { place: 'Bath', guests: null, budgetMatch: false };
  const { id: _id, ...conversation } = exampleConversation('c1', { weddingDate: '2027-09-11', shared, ...changes });
  return conversation;
};

const show = async (change: WeddingChange) => {
  const at = '2026-11-20T10:00:00.000Z';
  const firestore = createMemoryFirestore({
    conversations: {
      open: asked({ supplierName: 'The Copper Spoon' }),
      ended: asked({ supplierName: 'Ended', closedAt: at, closedReason: 'not-needed', closedBy: 'couple' }),
      blocked: asked({ supplierName: 'Blocked', blocked: { by: 'couple', at } }),
      knows: asked({
        supplierName: 'Knows',
        weddingDate: '2027-09-18',
        shared: { place: 'Frome', guests: null, budgetMatch: false },
      }),
      other: asked({ supplierName: 'Of before', weddingId: 'w0' }),
    },
  });
  const host = createTestHost({ session: exampleSignedIn(), firestore });
  leave = await renderWithHost(<AskedForBefore weddingId="w1" change={change} />, host, messages);
};
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('another date: who was asked about the day that was, and may still answer, is named', async () => {
  await show({ kind: 'date', from: '2027-09-11', to: '2027-09-18' });
  expect(lines()).toEqual(['One supplier was asked about the day that was: tell themThe Copper Spoon']);
});

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };

test('another place, or none: who was asked to come to the one that was is named [14]', async () => {
  for (const to of [{ ...bath, name: 'Frome' }, null]) {
    await show({ kind: 'place', from: bath, to });
    expect(lines()).toEqual(['One supplier was asked to come to Bath: tell themThe Copper Spoon']);
    await leave();
  }
});

test.each<WeddingChange>([
  { kind: 'date', from: '2027-09-11', to: '2027-09-11' },
  { kind: 'guests', from: 80, to: 95 },
  { kind: 'place', from: null, to: bath },
  // A change that is newer than this build.
  JSON.parse('{ "kind": "music", "from": null, "to": "band" }'),
])('nobody is named for %j', async (change) => {
  await show(change);
  expect(lines()).toEqual([]);
});

import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { Conversation } from '@posy/shared-contracts/entities';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { exampleEntry } from '#testing/example-entry';
import { profileAnswer, show, supplierSession } from '#testing/shown';
import { AboutDialog } from './about-dialog';

const open = (conversation: Partial<Conversation>, busyDays: string[]): Promise<void> => {
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/inbox?conversationId=c1',
    firestore: createMemoryFirestore({}),
    api: {
      supplier: () => ({ type: 'caterers', publicId: 'abc123', busyDays }) as never,
      supplierTeam: () => ({ people: [], invitations: [] }),
    },
  });
  const asked = exampleConversation('c1', conversation);
  return show(<AboutDialog conversation={asked} side="supplier" onClose={() => undefined} />, host);
};
const about = () => within(screen.getByRole('dialog'));
const free = { date: { day: '2027-09-11', answer: 'free', heldUntil: null } } as const;

test.each([
  ['free', [], {}, 'Free'],
  ['taken', ['2027-09-11'], {}, 'Taken'],
  ['taken since a message called it free', ['2027-09-11'], { answers: free }, 'Taken'],
])(
  'whoever answers for a supplier sees beside the couple’s day that it is %s [19]',
  async (_what, busy, changes, tag) => {
    await open(changes, busy);
    // Its space is reserved, invisibly, until the supplier's days have loaded.
    await waitFor(() => expect(about().getByText(tag)).toBeVisible());
  },
);

test('what the couple read about their day is not said twice, and nothing is said of it after the end [19]', async () => {
  await open({ answers: free }, []);
  expect(about().getByText('11 September 2027, free')).toBeVisible();
  expect(about().queryByText('Free')).toBeNull();
  await open({ closedAt: '2026-11-19T12:00:00.000Z', closedReason: 'not-needed', closedBy: 'couple' }, []);
  expect(about().getByText('Their date')).toBeVisible();
  expect(about().queryByText('Free')).toBeNull();
});

test('a day that the couple keep to themselves is not said to be open [19]', async () => {
  const shared = { place: null, guests: null, budgetMatch: false, withheld: ['date' as const] };
  await open({ weddingDate: null, shared }, []);
  expect(about().getAllByText('The day isn’t shared')).toHaveLength(2);
  expect(about().queryByText('Not set yet')).toBeNull();
  await open({ weddingDate: null }, []);
  expect(about().getByText('Not set yet')).toBeVisible();
});

test('beside their price stands what the couple planned for it [19]', async () => {
  const cost = { name: 'Dinner', supplierType: 'caterers', group: 'caterers', supplierId: null, estimate: 700_000 };
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/inbox?conversationId=c1',
    firestore: createMemoryFirestore({ 'weddings/w1/costs': { dinner: cost } }),
    api: { supplier: () => profileAnswer() },
  });
  const price = { amount: 741_000, currency: 'GBP' as const, basis: 'total' as const, condition: '' };
  const quoted = exampleConversation('c1', { answers: { quote: { price, includes: '', validUntil: null } } });
  await show(<AboutDialog conversation={quoted} side="couple" onClose={() => undefined} />, host);
  expect(about().getByText('£7,410')).toBeVisible();
  expect(await about().findByText('You planned')).toBeVisible();
  expect(about().getByText('£410 over what you planned')).toBeVisible();
  expect(about().getByText('Caterer, Bath')).toBeVisible();
  expect(about().getByText('£7,000')).toBeVisible();
});

test('the note of each partner stands there with its author [18] [19]', async () => {
  const entry = exampleEntry({ memberNotes: { u1: 'The woodland set!', u2: 'Kind on the phone.' } });
  const users = [{ id: 'u2', name: 'Tom', email: 'tom@posy.example', role: 'partner' as const }];
  const host = createTestHost({
    session: exampleSignedIn({ wedding: exampleWedding({ users }) }),
    path: '/uk/inbox?conversationId=c1',
    firestore: createMemoryFirestore({
      'weddings/w1/suppliers': { [exampleConversation('c1', {}).supplierId]: entry },
    }),
    api: { supplier: () => profileAnswer() },
  });
  await show(
    <AboutDialog conversation={exampleConversation('c1', {})} side="couple" onClose={() => undefined} />,
    host,
  );
  expect(await about().findByText('The woodland set!')).toBeVisible();
  expect(about().getByText('Tom: Kind on the phone.')).toBeVisible();
});

test.each([
  ['couple', exampleSignedIn(), [['supplier-about.reviews', { supplierId: 'GB000001', supplierName: 'Hollow Lane' }]]],
  ['supplier', supplierSession(), []],
] as const)(
  'other couples’ reviews of the supplier stand beside a conversation of a %s, or not [30]',
  async (side, session, wanted) => {
    const mounted: [string, unknown][] = [];
    const host = createTestHost({
      ...{ session, path: '/uk/inbox?conversationId=c1', firestore: createMemoryFirestore({}) },
      api: {
        supplier: () => ({ type: 'caterers', publicId: 'abc123', busyDays: [] }) as never,
        supplierTeam: () => ({ people: [], invitations: [] }),
      },
    });
    host.slots = {
      mount: (slot, _element, props) => {
        mounted.push([slot, props]);
        return { update: () => undefined, unmount: () => undefined };
      },
    };
    const conversation = exampleConversation('c1', { supplierId: 'GB000001', supplierName: 'Hollow Lane' });
    await show(<AboutDialog {...{ conversation, side }} onClose={() => undefined} />, host);
    expect(mounted).toEqual(wanted);
  },
);

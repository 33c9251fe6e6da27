import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';

/**
 * A wedding of the market GB with a date.
 *
 * @example
 * const undated = exampleWedding({ date: null });
 */
export const exampleWedding = (changes: Partial<Identified<Wedding>> = {}): Identified<Wedding> => ({
  id: 'w1',
  partners: ['Maya', 'Tom'],
  date: '2027-09-11',
  location: null,
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  budget: 0,
  tasks: { total: 180, done: 0, initializedAt: null },
  guests: { count: 0, evening: 0, attending: 0, declined: 0, eveningDeclined: 0 },
  suppliers: { count: 0 },
  bookings: { venue: false },
  roles: { u1: 'owner' },
  createdAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});

/**
 * A session of one of its two people.
 *
 * @example
 * const host = createTestHost({ session: exampleSignedIn({ wedding: exampleWedding() }) });
 */
export const exampleSignedIn = (changes: Partial<SignedIn> = {}): SignedIn => ({
  status: 'signed-in',
  uid: 'u1',
  email: 'maya@example.com',
  user: {
    kind: 'couple',
    contacts: { email: 'maya@example.com' },
    name: 'Maya',
    provider: 'password',
    registeredAt: '2026-11-01T10:00:00.000Z',
    createdAt: '2026-11-01T10:00:00.000Z',
    l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
    weddingId: 'w1',
    supplierId: null,
    actions: {
      hasViewedGuestlist: false,
      hasViewedShortlist: false,
      hasSeenRecommendedSuppliers: false,
      hasSeenBudgetWarningModal: false,
    },
  },
  wedding: exampleWedding(),
  role: 'owner',
  ...changes,
});

import * as v from 'valibot';
import { userSchema } from '#entities';
import { newPerson } from '..';

test('somebody new is one of a couple, with the market that they plan in, and has seen nothing yet', () => {
  const l10n = { locale: 'de-DE', currency: 'EUR', country: 'DE' } as const;
  const at = '2026-06-05T12:00:00.000Z';
  const made = newPerson({ email: 'maya@example.com', name: 'Maya', provider: 'password', l10n });
  const person = { ...made, registeredAt: at, createdAt: at, weddingId: 'w1' };
  expect(v.parse(userSchema, person)).toEqual({
    kind: 'couple',
    contacts: { email: 'maya@example.com' },
    name: 'Maya',
    provider: 'password',
    registeredAt: at,
    createdAt: at,
    l10n: { locale: 'de-DE', currency: 'EUR', viewerCountry: 'DE' },
    weddingId: 'w1',
    supplierId: null,
    actions: {
      hasViewedGuestlist: false,
      hasViewedShortlist: false,
      hasSeenRecommendedSuppliers: false,
      hasSeenBudgetWarningModal: false,
    },
  });
});

import { badgeIds } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { checklistCounters, countId, counts, reachedBadges } from './counting';

const supplier = { weddingId: 'w1', supplierId: 's1', supplierName: 'Larkfield' };
const deal = { category: null, price: null, date: null };

test.each([
  [
    '[S4-badge-03] first message sent',
    counts['message.sent']({ weddingId: 'w1', conversationId: 'c1', messageId: 'm1' }),
    'first-message-sent',
    'm1',
  ],
  [
    '[S4-badge-04] guest added',
    counts['guest.added']({ weddingId: 'w1', guestId: 'g1', count: 450 }),
    'guest-added',
    'g1',
  ],
  [
    '[S4-badge-05] profile image added',
    counts['profile.image-added']({ weddingId: 'w1', uid: 'u1' }),
    'profile-image-added',
    'u1',
  ],
  [
    '[S4-badge-06] added to favourites',
    counts['supplier.shortlisted']({ ...supplier, supplierType: 'cakes', ...deal, customSupplier: false }),
    'added-to-favourites',
    's1',
  ],
  [
    '[S4-badge-07] venue booked',
    counts['supplier.booked']({ ...supplier, supplierType: 'venues', ...deal, location: null }),
    'venue-booked',
    's1',
  ],
  [
    'photographer booked',
    counts['supplier.booked']({ ...supplier, supplierType: 'photographers', ...deal, location: null }),
    'photographer-booked',
    's1',
  ],
  [
    '[S4-badge-11] collaborator added',
    counts['collaborator.joined']({ weddingId: 'w1', uid: 'u2' }),
    'collaborator-added',
    'u2',
  ],
])('%s steps its badge', (_event, step, badge, subject) => {
  expect(step).toMatchObject({ badge, subject });
});

test('guests who came together are as many steps [S4-badge-04]', () => {
  expect(counts['guest.added']({ weddingId: 'w1', guestId: 'g1', count: 450 })).toMatchObject({ times: 450 });
});

test('booking anybody else steps none', () => {
  expect(counts['supplier.booked']({ ...supplier, supplierType: 'cakes', ...deal, location: null })).toBeNull();
});

test('what was counted has one name for each badge and subject, and none with a slash', () => {
  const any = fc.record({ badge: fc.constantFrom(...badgeIds), subject: fc.string({ minLength: 1 }) });
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(countId(a)).not.toContain('/');
      expect(countId(a) === countId(b)).toBe(a.badge === b.badge && a.subject === b.subject);
    }),
  );
});

test('ten tasks, and half of all that there are [S4-badge-10] [S9-checklist-05] [S9-checklist-06]', () => {
  const at = (done: number, total: number) => reachedBadges(checklistCounters({ done, total, byHand: done }), total);
  expect([at(9, 180), at(10, 180), at(89, 180), at(90, 180), at(3, 6), at(0, 0)]).toEqual([
    [],
    ['ten-tasks-done'],
    ['ten-tasks-done'],
    ['half-checklist-done', 'ten-tasks-done'],
    ['half-checklist-done'],
    [],
  ]);
});

test('ticks that an action or an answer made are nobody’s own ten; a venue counts when it is booked, named or not [F-H12]', () => {
  const answered = counts['onboarding.venue-answered'];
  const venue = { name: 'Aunt Flo’s barn', supplierId: null };
  expect(reachedBadges(checklistCounters({ done: 12, total: 180, byHand: 2 }), 180)).toEqual([]);
  expect(answered({ weddingId: 'w1', booked: true, venue: null })).toMatchObject({ badge: 'venue-booked' });
  expect(answered({ weddingId: 'w1', booked: true, venue })).toBeNull();
  expect(answered({ weddingId: 'w1', booked: false, venue: null })).toBeNull();
});

test('the others are achieved with their first event [S4-badge-02]', () => {
  expect(reachedBadges({ 'guest-added': 1, 'venue-booked': 0, unknown: 7 }, 180)).toEqual(['guest-added']);
});

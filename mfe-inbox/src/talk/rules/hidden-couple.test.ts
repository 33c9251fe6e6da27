import { sharedOf } from '@posy/shared-contracts/rules';
import { exampleConversation } from '#testing/example-conversation';
import { seenBy } from './hidden-couple';

const at = '2026-11-20T10:00:00.000Z';
const shared = { place: 'Bath', guests: { day: 95, evening: 20 }, budgetMatch: true };
const blockedBy = (by: 'couple' | 'supplier') => exampleConversation('c1', { shared, blocked: { by, at } });

test('a couple that blocked a supplier is hidden from it: their day, place and guests [19]', () => {
  const blocked = blockedBy('couple');
  const facts = { names: 'Maya and Tom', date: null, place: null, guests: null, budgetMatch: false };
  expect(sharedOf(seenBy('supplier', blocked))).toEqual({ ...facts, withheld: ['date', 'place', 'guests', 'evening'] });
  expect(seenBy('supplier', blocked)).toBe(seenBy('supplier', blocked));
});

test('the couple, and a supplier that blocked them itself, see all that was shared', () => {
  expect(seenBy('couple', blockedBy('couple'))).toMatchObject({ shared, weddingDate: '2027-09-11' });
  expect(seenBy('supplier', blockedBy('supplier'))).toMatchObject({ shared, weddingDate: '2027-09-11' });
  expect(seenBy('supplier', exampleConversation('c1', { shared }))).toMatchObject({ shared });
});

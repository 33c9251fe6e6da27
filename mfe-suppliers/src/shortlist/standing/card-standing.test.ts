import { exampleWedding } from '@posy/remote-kit/testing';
import { exampleEntry } from '#testing/example-entry';
import { cardStanding } from './card-standing';

const wedding = exampleWedding({
  roles: { u1: 'owner', u2: 'partner' },
  users: [
    { id: 'u1', name: 'Maya' },
    { id: 'u2', name: 'Tom' },
  ],
} as never);
const price = { amount: 185_000, currency: 'GBP', basis: 'total', condition: '' } as const;
const fresh = { enquired: false } as const;

test.each([
  ['whom they booked', { booked: true, quotedPrice: price }, { kind: 'booked' }],
  ['who quoted', { quotedPrice: price }, { kind: 'quoted', price }],
  ['whom they asked', {}, { kind: 'asked' }],
  ['whom both like', { ...fresh, votes: { u1: 'yes', u2: 'yes' } }, { kind: 'both' }],
  ['whom the other likes', { ...fresh, votes: { u2: 'yes' } }, { kind: 'liked', name: 'Tom' }],
  ['whom only they like', { ...fresh, votes: { u1: 'yes', u2: 'no' } }, null],
  ['who is only shortlisted', fresh, null],
  ['whom they set aside', { shortlisted: false, ignored: true }, null],
  ['with whom the talk ended', { askingEnded: 'not-needed' }, null],
] as const)('a card says of somebody %s how far they are', (_who, entry, standing) => {
  expect(cardStanding(exampleEntry(entry as never), wedding, 'u1')).toEqual(standing);
});

test('suppliers that they asked, that answered and that did not are told apart [P-H1]', () => {
  expect(cardStanding(exampleEntry(), wedding, 'u1', true)).toEqual({ kind: 'replied' });
  expect(cardStanding(exampleEntry({ booked: true }), wedding, 'u1', true)).toEqual({ kind: 'booked' });
});

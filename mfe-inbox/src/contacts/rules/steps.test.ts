import type { Conversation } from '@posy/shared-contracts/entities';
import { exampleConversation } from '#testing/example-conversation';
import { contactState, nextStep } from './steps';

const today = '2026-11-20';
const about = (changes: Partial<Conversation>, isBooked = false) => ({
  conversation: exampleConversation('c1', changes),
  entry: null,
  isBooked,
});
const said = (from: 'couple' | 'supplier', createdAt = '2026-11-19T10:00:00.000Z') => ({
  lastMessage: { body: 'Hello', from, createdAt },
});
const price = { amount: 42_000, currency: 'GBP', basis: 'total', condition: '' } as const;
const quote = { price, includes: '', validUntil: '2026-12-04' };
const held = { day: '2027-09-11', answer: 'held', heldUntil: '2026-11-28' } as const;
const visit = { day: '2026-11-28', time: '11:00', place: '', messageId: 'm1' };
const answered = { firstReplyAt: '2026-11-18T10:00:00.000Z' };

test.each([
  ['asked while nobody answered', about(said('couple')), { kind: 'asked' }],
  ['talking after an answer', about({ ...said('couple'), ...answered }), { kind: 'talking' }],
  ['quoted', about({ ...said('supplier'), ...answered, answers: { quote } }), { kind: 'quoted', price }],
  ['held', about({ ...said('supplier'), answers: { quote, date: held } }), { kind: 'held', until: '2026-11-28' }],
  [
    'quoted again after the hold is over',
    about({ ...said('supplier'), answers: { quote, date: { ...held, heldUntil: '2026-11-19' } } }),
    { kind: 'quoted', price },
  ],
  ['booked before all else', about({ ...said('supplier'), answers: { quote } }, true), { kind: 'booked' }],
  ['closed', about({ closedAt: '2026-11-10T10:00:00.000Z', closedReason: 'not-available' }), { kind: 'closed' }],
  ['the couple’s own', { conversation: null, entry: null, isBooked: false }, { kind: 'own' }],
])('the state is %s [19]', (_what, given, expected) => {
  expect(contactState(given, today)).toEqual(expected);
});

test.each([
  ['to answer', about(said('supplier')), { kind: 'answer' }],
  ['to wait', about(said('couple')), { kind: 'wait' }],
  ['to ask again after days', about(said('couple', '2026-11-14T10:00:00.000Z')), { kind: 'ask-again', days: 6 }],
  [
    'to decide by the first day that ends',
    about({ ...said('supplier'), answers: { quote, date: held } }),
    { kind: 'decide', until: '2026-11-28' },
  ],
  [
    'to answer, where what there was to decide on is over',
    about({ ...said('supplier'), answers: { quote: { ...quote, validUntil: '2026-11-19' } } }),
    { kind: 'answer' },
  ],
  [
    'to answer a proposed visit',
    about({ ...said('supplier'), answers: { visit: { ...visit, answer: 'proposed' } } }),
    { kind: 'answer-visit', day: '2026-11-28' },
  ],
  [
    'to meet',
    about({ ...said('supplier'), answers: { visit: { ...visit, answer: 'accepted' }, quote } }),
    { kind: 'meet', day: '2026-11-28', time: '11:00' },
  ],
  ['nothing with who is booked', about(said('supplier'), true), { kind: 'nothing' }],
  [
    'nothing after the end',
    about({ ...said('supplier'), closedAt: '2026-11-10T10:00:00.000Z', closedReason: 'not-available' }),
    { kind: 'nothing' },
  ],
])('the next step is %s [19]', (_what, given, expected) => {
  expect(nextStep(given, today, 'Europe/London')).toEqual(expected);
});

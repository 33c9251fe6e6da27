import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { storedEvent } from './stored-event';

const person = (name: string, head: string | null, changes: object = {}) => ({
  ...{ name, head, contacts: { email: null, phone: null } },
  ...changes,
});

const nothing = { meal: '', diets: [], allergens: [], dietNotes: '' };

/** An answer of a household. */
export const storedAnswer = (people: Record<string, object>, changes: object = {}) => ({
  people: Object.fromEntries(Object.entries(people).map(([id, said]) => [id, { events: {}, ...nothing, ...said }])),
  ...{ plusOne: { allowed: false, name: '' }, message: '', song: '', answeredBy: 'guest', by: null },
  ...{ answeredAt: '2026-11-19T20:14:00.000Z', times: 1, open: {} },
  ...changes,
});

/** The link of a household. */
export const storedInvitation = (changes: object = {}) => ({
  ...{ sentAt: null, sentBy: null, openedAt: null, answeredAt: null, revokedAt: null },
  ...{ madeBy: 'u1', createdAt: '2026-11-01T10:00:00.000Z' },
  ...changes,
});

/** Two Kapoors who answered, Gran who has her link, and Theo with a plus-one, who was not invited yet. */
export const guestDocuments = {
  'weddings/w1/events': { e1: storedEvent('Dinner', '16:30') },
  'weddings/w1/guests': {
    ravi: person('Ravi Kapoor', null, { rsvp: { e1: 'attending' }, meal: 'Lamb', allergens: ['nuts'] }),
    anita: person('Anita Kapoor', 'ravi', { rsvp: { e1: 'declined' } }),
    gran: person('Gran', null, { contacts: { email: 'gran@example.com', phone: null } }),
    theo: person('Theo Walsh', null),
    plus: person('', 'theo', { plusOne: true }),
  },
  'weddings/w1/households': {
    ravi: storedInvitation({ openedAt: '2026-11-19T20:00:00.000Z', answeredAt: '2026-11-19T20:14:00.000Z' }),
    gran: storedInvitation({ sentAt: '2026-11-10T10:00:00.000Z', sentBy: 'link' }),
  },
  'weddings/w1/answers': {
    ravi: storedAnswer(
      {
        ravi: { events: { e1: 'attending' }, meal: 'Lamb', allergens: ['nuts'] },
        anita: { events: { e1: 'declined' } },
      },
      { song: 'September', message: 'We look forward to it' },
    ),
  },
};

/** The same in a database of a test. */
export const householdsFirestore = (changes: Record<string, Record<string, object>> = {}) =>
  createMemoryFirestore({ ...guestDocuments, ...changes });

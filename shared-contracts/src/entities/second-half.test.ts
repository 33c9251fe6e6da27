import fc from 'fast-check';
import * as v from 'valibot';
import { websiteConstants } from '../constants';
import {
  askingStateOf,
  audienceOf,
  conversationState,
  flagsOfShortlist,
  invitationProgress,
  isArchived,
  mayReopen,
  messageContent,
  messageSchema,
  pricesOf,
  publishedWebsiteSchema,
  shortlistStateOf,
  shortlistStates,
  slugPattern,
  supplierAccountSchema,
  websiteSchema,
  websiteSectionSchema,
  weddingEventSchema,
} from '.';

const at = '2026-05-17T12:00:00.000Z';
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

describe('where a supplier of the shortlist stands', () => {
  test('is derived from its flags, whatever the state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shortlistStates), (state) => {
        expect(shortlistStateOf({ ...flagsOfShortlist(state), state, enquired: true })).toBe(state);
      }),
    );
  });
  test('is read from flags alone, and flags that an older remote changed hold', () => {
    const flags = { shortlisted: fc.boolean(), booked: fc.boolean(), ignored: fc.boolean(), enquired: fc.boolean() };
    fc.assert(
      fc.property(fc.record(flags), maybe(fc.constantFrom(...shortlistStates)), (given, state) => {
        const read = shortlistStateOf({ ...given, ...(state !== undefined && { state }) });
        expect(read === 'booked').toBe(given.booked);
        if (read === 'unbooked') expect(state).toBe('unbooked');
        if (given.booked || given.ignored || given.shortlisted) return;
        expect(read).toBe(given.enquired && state === undefined ? 'shortlisted' : 'removed');
      }),
    );
  });
  test('an enquiry is answered by a reply or a quote, and over when it ended [P-H1]', () => {
    const asked = { booked: false, enquired: true };
    const quotedPrice = { amount: 500, currency: 'GBP', basis: 'total', condition: '' } as const;
    expect(askingStateOf({ booked: false, enquired: false }, true)).toBe('not-asked');
    expect([askingStateOf(asked, false), askingStateOf(asked, true)]).toEqual(['asked', 'replied']);
    expect(askingStateOf({ ...asked, quotedPrice }, false)).toBe('replied');
    expect(askingStateOf({ ...asked, askingEnded: 'not-available' }, true)).toBe('not-free');
    expect(askingStateOf({ ...asked, askingEnded: 'not-needed' }, false)).toBe('ended');
  });
  test('a bare price was agreed with who is booked, and quoted by everybody else', () => {
    const price = { amount: 500, currency: 'GBP' } as const;
    const stated = { ...price, basis: 'total', condition: '' };
    expect(pricesOf({ booked: true, price })).toEqual({ quoted: null, agreed: stated });
    expect(pricesOf({ booked: false, price })).toEqual({ quoted: stated, agreed: null });
    expect(pricesOf({ booked: false })).toEqual({ quoted: null, agreed: null });
    const quotedPrice = { amount: 7, currency: 'EUR', basis: 'per-head', condition: 'in May' } as const;
    expect(pricesOf({ booked: true, price, quotedPrice })).toEqual({ quoted: quotedPrice, agreed: null });
  });
});

describe('documents from before', () => {
  const event = {
    type: 'custom',
    name: 'Supper',
    date: '2027-06-04',
    time: { startTime: '19:00' },
    place: '',
    description: '',
    attire: '',
    visible: true,
    featured: false,
    supplier: null,
    createdAt: at,
    updatedAt: at,
  };
  test('an event is for everyone, and has no end', () => {
    const read = v.parse(weddingEventSchema, event);
    expect(audienceOf(read)).toEqual({ kind: 'everyone', parts: [], households: {} });
    expect(read).toEqual(event);
  });
  test('a website has neither languages nor a password', () => {
    const site = { slug: null, published: false, welcome: '', theme: 'poster', updatedAt: at };
    expect(v.parse(websiteSchema, site)).toEqual(site);
  });
  test('a message is its words, and so is one whose part is missing', () => {
    const message = v.parse(messageSchema, { from: 'couple', senderUid: 'ana', body: 'Hello', createdAt: at });
    expect(messageContent(message)).toEqual({ kind: 'text' });
    expect(messageContent({ ...message, kind: 'quote' })).toEqual({ kind: 'text' });
    const visit = { day: '2026-06-01', time: '14:30', place: 'Barn', answer: 'proposed' } as const;
    expect(messageContent({ ...message, kind: 'visit', visit })).toEqual({ kind: 'visit', visit });
  });
  test('a conversation is open and on both sides’ lists; one that was closed without a reason ended with its wedding', () => {
    expect(conversationState({})).toEqual({ state: 'open' });
    expect(isArchived({}, 'couple')).toBe(false);
    expect(conversationState({ closedAt: at })).toEqual({ state: 'closed', reason: 'wedding-deleted', at });
    expect(conversationState({ closedAt: at, closedReason: 'booked-elsewhere' })).toMatchObject({
      reason: 'booked-elsewhere',
    });
  });
  test('a side opens again what it closed; what nobody wrote in for long is opened by either; what ended with a wedding by nobody', () => {
    const own = { closedAt: at, closedReason: 'booked-elsewhere', closedBy: 'couple' } as const;
    expect([mayReopen(own, 'couple'), mayReopen(own, 'supplier')]).toEqual([true, false]);
    const silent = { closedAt: at, closedReason: 'not-needed', closedBy: null } as const;
    expect(conversationState(silent)).toMatchObject({ reason: 'silence' });
    expect([mayReopen(silent, 'couple'), mayReopen(silent, 'supplier')]).toEqual([true, true]);
    for (const ended of [{}, { closedAt: at }, { ...own, closedReason: 'blocked' as const }])
      expect([mayReopen(ended, 'couple'), mayReopen(ended, 'supplier')]).toEqual([false, false]);
  });
});

test('a link that was taken back is revoked, whatever happened before; otherwise the last step counts', () => {
  const time = fc.constantFrom(null, at);
  fc.assert(
    fc.property(fc.record({ sentAt: time, openedAt: time, answeredAt: time, revokedAt: time }), (invitation) => {
      const { sentAt, openedAt, answeredAt, revokedAt } = invitation;
      const steps = [revokedAt && 'revoked', answeredAt && 'answered', openedAt && 'opened', sentAt && 'sent', 'made'];
      expect(invitationProgress(invitation)).toBe(steps.find((step) => step !== null));
    }),
  );
});

describe('a section of a website', () => {
  const section = (link: string) => ({
    kind: 'gifts',
    order: 1,
    visible: true,
    words: { en: { title: '', body: '', items: [{ title: 'Boat', body: '', link }] } },
    updatedAt: at,
  });
  test.each(['', 'https://example.com/list'])('leads nowhere, or to a page: "%s"', (link) => {
    expect(v.is(websiteSectionSchema, section(link))).toBe(true);
  });
  test.each(['javascript:alert(1)', 'http://example.com', 'https://', 'https://a b'])('refuses %s', (link) => {
    expect(v.is(websiteSectionSchema, section(link))).toBe(false);
  });
});

test('what guests see has an address, and none of the draft’s marks', () => {
  const entries = Object.keys(publishedWebsiteSchema.entries);
  expect(entries).not.toContain('hasPassword');
  expect(slugPattern.test('maya-and-tom')).toBe(true);
  const { slugLength } = websiteConstants;
  expect([slugLength, slugLength + 1].map((length) => slugPattern.test('x'.repeat(length)))).toEqual([true, false]);
});

test('of a supplier nothing has to be said but who speaks for it', () => {
  const account = { owners: { ana: 'owner', bo: 'staff' }, claimedAt: null, updatedAt: at };
  expect(v.parse(supplierAccountSchema, account)).toEqual(account);
  expect(v.is(supplierAccountSchema, { ...account, owners: { ana: 'guest' } })).toBe(false);
});

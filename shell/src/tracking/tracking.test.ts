import { createReadable, exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { SupplierAction, Tracking } from '@posy/shared-contracts/mount-props';
import { createJsonStore } from '../adapters/storage/json-store';
import { createTracking } from './tracking';

beforeEach(() => localStorage.clear());

const florist: SupplierAction = { supplierId: 'GB123456', category: 'florists', properties: { from: 'profile' } };

const begin = ({ agrees = true, isOnline = true } = {}) => {
  const consent = { agrees };
  const online = createReadable(isOnline);
  const sent: { name: string; body: unknown }[] = [];
  const reported: unknown[] = [];
  const answers: { fails: unknown } = { fails: null };
  const api: Pick<ApiClient, 'call'> = {
    async call(name, { body }) {
      if (answers.fails !== null) throw answers.fails;
      sent.push({ name, body });
      return undefined as never;
    },
  };
  const tracking = createTracking({
    api,
    isAllowed: () => consent.agrees,
    online,
    session: createReadable(exampleSignedIn()),
    market: 'uk',
    locale: 'en-GB',
    store: createJsonStore(localStorage),
    report: (error) => reported.push(error),
  });
  return { tracking, consent, online, sent, reported, answers };
};

const settled = (): Promise<void> => new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

const calls: [keyof Tracking & ('enquiry' | 'booked' | 'collaborating' | 'review'), string, string][] = [
  ['enquiry', 'trackEnquiry', 'contactedSupplier'],
  ['booked', 'trackBooked', 'bookedSupplier'],
  ['collaborating', 'trackCollaborating', 'collaboratingSupplierId'],
  ['review', 'trackReview', 'viewedSupplierId'],
];

test.each(calls)('tells of %s with the properties of section 7 and the supplier', (action, name, reference) => {
  const { tracking, sent } = begin();
  tracking[action](florist);
  expect(sent).toEqual([
    {
      name,
      body: {
        event: action,
        identifyProps: { signedIn: true, kind: 'couple', role: 'owner' },
        genericProps: { market: 'uk', locale: 'en-GB' },
        specificEventProps: { from: 'profile' },
        source: 'web',
        category: 'florists',
        [reference]: 'GB123456',
      },
    },
  ]);
});

test.each(['login', 'registration', 'link-account', 'password-reset'] as const)(
  'tells why a %s failed [S8-account-01] [S8-account-02] [S8-account-03] [S8-account-04]',
  (attempt) => {
    const { tracking, sent } = begin();
    tracking.accountFailure({ attempt, reason: 'too-many-attempts' });
    expect(sent[0]).toMatchObject({
      name: 'trackAccount',
      body: { event: `${attempt}-failed`, reason: 'too-many-attempts', source: 'web' },
    });
  },
);

test('says once only what is to be said once, and keeps the mark under a key of the event’s name [S9-limits-12]', () => {
  const { tracking, sent } = begin();
  tracking.enquiry({ ...florist, onceAs: 'first-enquiry' });
  tracking.enquiry({ ...florist, onceAs: 'first-enquiry' });
  tracking.booked({ ...florist, onceAs: 'first-booking' });
  expect(sent.map(({ body }) => (body as { event: string }).event)).toEqual(['first-enquiry', 'first-booking']);
  expect(Object.keys({ ...localStorage })).toEqual(['tracked-once-first-enquiry', 'tracked-once-first-booking']);
  const again = begin();
  again.tracking.enquiry({ ...florist, onceAs: 'first-enquiry' });
  expect(again.sent).toEqual([]);
});

test('sends nothing and marks nothing without consent, nor what waited when it is withdrawn', async () => {
  const { tracking, consent, online, sent } = begin({ agrees: false });
  tracking.enquiry({ ...florist, onceAs: 'first-enquiry' });
  expect(localStorage).toHaveLength(0);
  consent.agrees = true;
  online.set(false);
  tracking.viewedProfile({ supplierId: 'GB123456' });
  consent.agrees = false;
  online.set(true);
  await settled();
  expect(sent).toEqual([]);
});

test('waits for the connection, with the latest fifty at most', async () => {
  const { tracking, online, sent } = begin({ isOnline: false });
  for (let view = 1; view <= 60; view += 1) tracking.viewedProfile({ supplierId: `GB${view}` });
  expect(sent).toEqual([]);
  online.set(true);
  await settled();
  expect(sent).toHaveLength(50);
  expect(sent[0]?.body).toMatchObject({ supplierId: 'GB11' });
});

test('tries again what a lost connection refused, and reports what the server refused', async () => {
  const { tracking, online, sent, reported, answers } = begin();
  answers.fails = new ApiError('offline', 0, 'offline', 'unreachable');
  tracking.enquiry(florist);
  await settled();
  answers.fails = new ApiError('refused', 400, 'invalid', 'Bad Request');
  tracking.review(florist);
  await settled();
  expect(reported).toEqual([expect.objectContaining({ message: 'Bad Request' })]);
  answers.fails = null;
  online.set(true);
  await settled();
  expect(sent.map(({ name }) => name)).toEqual(['trackEnquiry']);
});

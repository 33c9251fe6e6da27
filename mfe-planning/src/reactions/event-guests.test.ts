import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { EventPayload } from '@posy/shared-contracts/events';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { publishing } from '#testing/publishing';

const { id: weddingId, ...wedding } = exampleWedding();
const guest = (name: string, more: object = {}) => ({
  name,
  head: null,
  contacts: { email: null, phone: null },
  ...more,
});
const guests = {
  g1: guest('Ivy', { invitationType: 'ceremony', rsvp: { supper: 'attending', brunch: 'declined' } }),
  g2: guest('Jon', { head: 'g1', invitationType: 'ceremony', rsvp: { supper: 'attending' } }),
  g3: guest('Kai', { invitationType: 'evening', rsvp: { supper: 'declined' } }),
};

const setUp = ({ role = 'owner', list = guests as object } = {}) => {
  const firestore = createMemoryFirestore({
    weddings: { [weddingId]: { ...wedding, roles: { u1: role } } },
    [`weddings/${weddingId}/guests`]: list as Record<string, Record<string, unknown>>,
  });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  const publish = publishing(host);
  return { host, firestore, publish, texts: () => host.shown.map(({ text }) => text) };
};

const supper = (audience: object = {}): EventPayload<'website.event-added'> => ({
  ...{ weddingId, eventId: 'supper', name: 'Supper', date: '2027-09-10' },
  audience: { kind: 'everyone', parts: [], households: {}, ...audience },
});

test.each([
  ['everyone', {}, '3 guests are asked to “Supper”.'],
  ['a part of the wedding', { kind: 'parts', parts: ['ceremony'] }, '2 guests are asked to “Supper”.'],
  ['chosen households', { kind: 'households', households: { g3: true } }, 'One guest is asked to “Supper”.'],
])('says how many guests a new event for %s asks, and leads to them', async (_who, audience, text) => {
  const { host, publish, texts } = setUp();
  await publish('website.event-added', supper(audience));
  expect(texts()).toEqual([text]);
  expect(host.shown[0]).toMatchObject({ tone: 'info', follows: true, open: { label: 'Guest list' } });
  host.shown[0]?.open?.run();
  expect(host.location.get()).toMatchObject({ pathname: '/uk/guestlist', search: '?event=supper' });
});

test('says of a changed event who answered it before, and of one that is gone who was coming', async () => {
  const { publish, texts } = setUp();
  await publish('website.event-changed', supper());
  await publish('website.event-removed', { weddingId, eventId: 'supper' });
  expect(texts()).toEqual([
    '3 guests have answered to “Supper” already: let them know what’s new.',
    '2 guests were coming to what you took out: let them know.',
  ]);
});

test('the main event has a name before it is given one', async () => {
  const { publish, texts } = setUp();
  await publish('website.event-changed', { ...supper(), name: '' });
  expect(texts()).toEqual(['3 guests have answered to “The wedding” already: let them know what’s new.']);
});

test('received again it says the same in the same place, and changes no guest', async () => {
  const { host, firestore, publish } = setUp();
  const before = firestore.documents(`weddings/${weddingId}/guests`);
  await publish('website.event-added', supper());
  await publish('website.event-added', supper());
  expect(new Set(host.shown.map(({ about }) => about)).size).toBe(1);
  expect(firestore.documents(`weddings/${weddingId}/guests`)).toEqual(before);
});

test('says nothing where it matters to nobody, and nothing to who may not see the guests', async () => {
  const none = setUp({ list: {} });
  await none.publish('website.event-added', supper());
  await none.publish('website.event-removed', { weddingId, eventId: 'supper' });
  const helper = setUp({ role: 'helper' });
  await helper.publish('website.event-added', supper());
  const other = setUp();
  await other.publish('website.event-changed', { ...supper(), eventId: 'picnic' });
  expect([none.texts(), helper.texts(), other.texts()]).toEqual([[], [], []]);
});

test('waits while the guests cannot be read', async () => {
  const { host, publish } = setUp();
  host.firestore.read = () => Promise.reject(new FirestoreError('unavailable', 'away'));
  await expect(publish('website.event-added', supper())).rejects.toThrow('away');
});

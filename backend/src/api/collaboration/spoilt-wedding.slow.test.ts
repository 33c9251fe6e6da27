import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { weddingSchema } from '@posy/shared-contracts/entities';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Couple, createPerson, type Person, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let homes = 0;

const call = (name: EndpointName, person: Person, body: Record<string, unknown> = {}) =>
  callEndpoint(backend.server.url, name, { token: person.token, body });

/** Malformed fields that weddings held before the rules refused them, and a few more. */
const poisons: [what: string, fields: (firestore: typeof backend.firestore) => Record<string, unknown>][] = [
  ['a badge that counts nothing', () => ({ badges: { x: 'boom' } })],
  ['preferences of another shape', () => ({ preferences: { x: 'boom', y: [1] } })],
  ['numbers beyond what JavaScript holds', () => ({ budget: 2 ** 63, costs: { actual: 2 ** 63, estimate: -1 } })],
  ['texts for dates', () => ({ date: 'soon', weddingDate: '2026-02-31', createdAt: 'x'.repeat(25) })],
  [
    'a market that nobody knows',
    () => ({ l10n: { country: 'XX', language: 'x', locale: 'not a locale!', currency: '€' } }),
  ],
  [
    'partners and a place of other types',
    () => ({ partners: 'nobody', location: { adminArea: [1, 2] }, tasks: 7, guests: [] }),
  ],
  [
    'values that no JSON has',
    (firestore) => ({
      preferences: { x: { reference: firestore.doc('users/u'), place: new GeoPoint(1, 2), bytes: Buffer.from('x') } },
      image: firestore.doc('users/u'),
    }),
  ],
];

const home = async (
  poison: Record<string, unknown>,
): Promise<{ ana: Couple; helper: Person; partner: Person; weddingId: string }> => {
  homes += 1;
  const ana = await backend.couple(`spoilt${homes}`);
  const { weddingId } = ana;
  const make = async (name: string) => {
    const person = await createPerson(backend.server, `${name}${homes}`);
    await backend.firestore.doc(`users/${person.uid}`).set(userDocument(person.email, weddingId));
    return person;
  };
  const [helper, partner] = [await make('spoiler'), await make('bystander')];
  const roles = { [ana.uid]: 'owner', [helper.uid]: 'helper', [partner.uid]: 'partner' };
  const access = { [helper.uid]: { notes: 'edit' } };
  await backend.firestore.doc(`weddings/${weddingId}`).update({ roles, access, ...poison });
  return { ana, helper, partner, weddingId };
};

describe.each(poisons)('a wedding into which somebody wrote %s', (_what, fields) => {
  test('is led by its people as any other: seen, exported, shared, passed on, left and deleted [H-02]', async () => {
    const { ana, helper, partner, weddingId } = await home(fields(backend.firestore));
    const status = async (name: EndpointName, person: Person, body: Record<string, unknown> = {}) => [
      name,
      (await call(name, person, { weddingId, ...body })).status,
    ];
    const feed = await call('createCalendarFeed', ana, {
      weddingId,
      parts: ['tasks', 'payments', 'events'],
      market: 'uk',
    });
    expect((await fetch(String(feed.body.url))).status).toBe(200);
    expect(await status('fetchCollaborators', ana)).toEqual(['fetchCollaborators', 200]);
    expect(await status('createInvitation', ana, { role: 'helper', market: 'uk' })).toEqual(['createInvitation', 200]);
    const started = await call('startExport', ana);
    let exported = started.body;
    while (exported.state === 'working') exported = (await call('exportStatus', ana, { id: started.body.id })).body;
    expect(exported.state).toBe('ready');
    expect(
      await status('updateCollaborator', ana, { uid: helper.uid, role: 'helper', access: { notes: 'view' } }),
    ).toEqual(['updateCollaborator', 200]);
    // An unreadable field that the wedding can do without is removed by the first change of its members.
    const stored = await backend.firestore.doc(`weddings/${weddingId}`).get();
    const unread = Object.entries(fields(backend.firestore)).filter(([name, value]) => {
      const schema = weddingSchema.entries[name as 'badges'];
      return schema.type === 'optional' && !v.is(schema, plain(value));
    });
    for (const [name] of unread) expect([name, stored.get(name)]).toEqual([name, undefined]);
    expect(await status('revokeCollaborator', ana, { uid: helper.uid })).toEqual(['revokeCollaborator', 200]);
    expect(await status('transferOwnership', ana, { uid: partner.uid })).toEqual(['transferOwnership', 200]);
    expect(await status('leaveWedding', ana)).toEqual(['leaveWedding', 200]);
    const partners: unknown = stored.get('partners');
    const confirmation = Array.isArray(partners) ? partners.join(' & ') : 'Posy';
    const deleted = await call('deleteWedding', partner, { weddingId, confirmation });
    expect([deleted.status, deleted.body.error?.code]).toEqual([200, undefined]);
  });
});

test('a member’s own profile keeps no wedding from being deleted [H-02]', async () => {
  const { ana, helper, weddingId } = await home({});
  await backend.firestore
    .doc(`users/${helper.uid}`)
    .update({ l10n: { locale: 'not a locale!' }, contacts: 7, actions: { x: Timestamp.now() } });
  expect((await call('fetchCollaborators', ana, { weddingId })).status).toBe(200);
  expect((await call('deleteWedding', ana, { weddingId, confirmation: 'Ana & Lou' })).status).toBe(200);
  expect((await backend.firestore.doc(`users/${helper.uid}`).get()).get('weddingId')).toBeNull();
});

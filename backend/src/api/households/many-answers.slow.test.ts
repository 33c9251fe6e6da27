import { householdAnswerSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
const households = 300;
/** Browsers that send at the same moment. */
const atOnce = 40;

const inPools = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = [...all];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

test('three hundred households that answer on the evening of the invitations lose nothing, not in the totals either', async () => {
  const ana = await backend.couple('three-hundred');
  const wedding = backend.firestore.doc(`weddings/${ana.weddingId}`);
  const ids = Array.from({ length: households }, (_, index) => `g${index}`);
  for (let from = 0; from < households; from += 100) {
    const batch = backend.firestore.batch();
    for (const id of ids.slice(from, from + 100))
      batch.set(wedding.collection('guests').doc(id), { name: `Guest ${id}`, head: null, contacts: { email: null } });
    await batch.commit();
  }
  const links = new Map<string, string>();
  for (let from = 0; from < households; from += 50) {
    const body = { weddingId: ana.weddingId, householdIds: ids.slice(from, from + 50) };
    const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body });
    for (const { householdId, token } of made.body['links'] as { householdId: string; token: string }[])
      links.set(householdId, token);
  }
  expect(links.size).toBe(households);
  const isComing = (id: string): boolean => Number(id.slice(1)) % 3 !== 0;
  const statuses = new Map<number, number>();
  await inPools([...links], async ([id, token]) => {
    const form = { [`answer/${id}/main`]: isComing(id) ? 'attending' : 'declined', song: `Song of ${id}` };
    const { status } = await fetch(`${backend.server.url}/uk/rsvp/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      redirect: 'manual',
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  expect(Object.fromEntries(statuses)).toEqual({ 303: households });
  const stored = (await wedding.collection('answers').get()).docs.map((one) => ({
    id: one.id,
    ...v.parse(householdAnswerSchema, plain(one.data())),
  }));
  expect(stored).toHaveLength(households);
  for (const { id, song, people } of stored)
    expect([song, people[id]?.events]).toEqual([`Song of ${id}`, { main: isComing(id) ? 'attending' : 'declined' }]);
  const guests = (await wedding.collection('guests').get()).docs;
  expect(guests.filter((one) => one.get('rsvp.main') === 'attending')).toHaveLength(ids.filter(isComing).length);
  const totals = (await wedding.get()).get('guests') as Record<string, number>;
  expect(totals).toMatchObject({
    attending: ids.filter(isComing).length,
    declined: ids.filter((id) => !isComing(id)).length,
  });
}, 600_000);

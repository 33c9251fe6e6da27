import fastify from 'fastify';
import { type Firestore } from 'firebase-admin/firestore';
import { createCallCounts } from '#api/call-counts';
import { type ApiContext } from '#api/handler';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { registerGuestPages } from '../register-guest-pages';

const backend = testBackend();

/** The database in trouble: reading works, and every change fails with a code. */
const failing = (firestore: Firestore, code: number): Firestore =>
  new Proxy(firestore, {
    get: (of, name) => {
      if (name === 'runTransaction')
        return async () => Promise.reject(Object.assign(new Error('The change did not end well.'), { code }));
      const value: unknown = Reflect.get(of, name, of);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });

test.each([
  ['others write each time', 10, 'Your answer isn’t saved yet'],
  ['the time is over', 4, 'We can’t tell whether your answer was saved'],
  ['the database is gone', 14, 'We can’t tell whether your answer was saved'],
])('an answer comes back with all that was typed where %s', async (_when, code, words) => {
  const ana = await backend.couple(`busy-answer-${code}`);
  const guests = backend.firestore.collection(`weddings/${ana.weddingId}/guests`);
  await guests.doc('kit').set({ name: 'Kit', head: null, contacts: { email: null } });
  const body = { weddingId: ana.weddingId, householdIds: ['kit'] };
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body });
  const [link] = made.body['links'] as { token: string }[];
  const faults: unknown[] = [];
  const api = {
    firestore: failing(backend.firestore, code),
    counts: createCallCounts(),
    now: () => Date.now(),
    reportFault: (_error: unknown, route: string) => faults.push(route),
  };
  const app = fastify();
  // No more of the services is asked for by these pages.
  await registerGuestPages(app, { api: api as unknown as ApiContext, faces: async () => Promise.resolve([]) });
  const answer = await app.inject({
    method: 'POST',
    url: `/uk/rsvp/${link?.token ?? ''}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ 'answer/kit/main': 'attending', song: 'September' }).toString(),
  });
  await app.close();
  expect([answer.statusCode, faults]).toEqual([503, ['/rsvp']]);
  expect(answer.body).toContain(words);
  expect(answer.body).toMatch(/value="attending"\s+checked/);
  expect(answer.body).toContain('value="September"');
  expect((await guests.doc('kit').get()).get('rsvp')).toBeUndefined();
});

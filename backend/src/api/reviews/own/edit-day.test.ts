import { type SupplierCard } from '@posy/shared-contracts/entities';
import { confirmAddress } from '#testing/people';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { feedback } from '../testing/reviewing';

/** In London it is half past midnight, in UTC still the day before. */
const backend = testBackend({}, { clock: () => Date.UTC(2027, 6, 1, 23, 30) });

test('a changed review keeps the wedding of today, as the supplier’s country has it, like a new one', async () => {
  const { server, firestore } = backend;
  const couple = await confirmAddress(server, await backend.wed('midnight'));
  const found = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 1 } });
  const supplierId = (found.body['results'] as SupplierCard[])[0]?.id ?? '';
  const body = { supplierId, feedback: feedback({ dateWedding: '2027-07-02' }) };
  const captcha = await solveCaptcha(server.url);
  const sent = await callEndpoint(server.url, 'addFeedback', { body: { ...body, captcha }, token: couple.token });
  const dayOf = async () =>
    (await firestore.doc(`reviews/${String(sent.body['id'])}`).get()).get('dateWedding') as unknown;
  expect(await dayOf()).toBe('2027-07-02');
  const { email: _email, ...changed } = feedback({ dateWedding: '2027-07-02', title: 'Changed' });
  const edited = await callEndpoint(server.url, 'editReview', {
    ...{ params: { id: String(sent.body['id']) }, body: { feedback: changed }, token: couple.token },
  });
  expect([edited.status, await dayOf()]).toEqual([200, '2027-07-02']);
});

import { join } from 'node:path';
import { reviewConstants } from '@posy/shared-contracts/constants';
import { type Review } from '@posy/shared-contracts/entities';
import { FieldValue } from 'firebase-admin/firestore';
import { diskFileStore } from '#files/disk-file-store';
import { moderating } from '#testing/moderating';
import { createPerson, type Person, speakFor } from '#testing/people';
import { phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, type TestAnswer } from '#testing/test-server';
import { sweepEvidence } from '../sweeps/sweep-evidence';
import { evidenceFileId } from './evidence';

const backend = testBackend();
let desk: Awaited<ReturnType<typeof moderating>>;
let owner: Person;
/** Of the demo: no document stands for them yet. */
let listed: Review[];

beforeAll(async () => {
  const { server, firestore } = backend;
  desk = await moderating(server);
  owner = await createPerson(server, 'owner');
  const found = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 50 } });
  const suppliers = found.body['results'] as { id: string; rating: { count: number } }[];
  const supplierId = suppliers.find(({ rating }) => rating.count > 3)?.id ?? '';
  const params = { id: supplierId, page: '1', size: '50' };
  listed = (await callEndpoint(server.url, 'reviews', { params })).body['reviews'] as Review[];
  await speakFor(firestore, owner, supplierId);
});

const idOf = (at: number): string => listed[at]?.id ?? '';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
const dispute = (
  id: string,
  changes: { reason?: string; name?: string; file?: Buffer; token?: string | undefined } = {},
) => {
  const { file = pdf, reason = 'We refunded it.', name = 'Refund.pdf', token = owner.token } = changes;
  const body = { reason, name };
  return callEndpoint(backend.server.url, 'disputeReviewWithFile', { params: { id }, body, file, token });
};
const codeOf = ({ status, body }: TestAnswer) => [status, body.error?.code ?? body['state'] ?? 'done'];
const fileOf = async (id: string, token?: string) => {
  const { status, body } = await callEndpoint(backend.server.url, 'disputeEvidence', {
    params: { id },
    ...(token !== undefined && { token }),
  });
  return status === 200 ? { ...body, content: Buffer.from(String(body['content']), 'base64') } : status;
};
const onDesk = async (id: string) => {
  const { body } = await callEndpoint(backend.server.url, 'moderationReviews', {
    token: desk.token,
    body: { state: 'disputed' },
  });
  return (body['reviews'] as { id: string; evidence: unknown }[]).find((review) => review.id === id);
};
const files = () => diskFileStore(join(backend.server.dataDir, 'attachments'));
const stored = (id: string) => backend.firestore.doc(`reviews/${id}`).get();

test('a dispute may bring a file, which moderators alone see', async () => {
  const id = idOf(0);
  for (let time = 0; time < 2; time += 1)
    expect(codeOf(await dispute(id, { name: '../Re\u202Efund.exe' }))).toEqual([200, 'disputed']);
  const facts = { name: 'Refund.pdf', type: 'application/pdf' };
  expect((await onDesk(id))?.evidence).toEqual({ ...facts, bytes: pdf.length });
  expect(await fileOf(id, desk.token)).toEqual({ ...facts, content: pdf });
  expect([await fileOf(id, owner.token), await fileOf(id)]).toEqual([403, 401]);
  expect(((await stored(id)).get('log') as unknown[]).length).toBe(1);
});

test('a picture is made anew, and what is no file of these is refused before anything is disputed', async () => {
  const id = idOf(1);
  const refused = async (changes: Parameters<typeof dispute>[1]) => codeOf(await dispute(id, changes));
  expect(await refused({ reason: ' ' })).toEqual([400, 'reason-needed']);
  expect(await refused({ file: Buffer.from('<svg onload="alert(1)"/>') })).toEqual([415, 'attachment-type']);
  const large = Buffer.concat([pdf, Buffer.alloc(reviewConstants.evidenceBytes)]);
  expect(await refused({ file: large })).toEqual([413, 'attachment-too-large']);
  const rival = await createPerson(backend.server, 'rival');
  expect(await refused({ token: rival.token })).toEqual([403, 'not-a-speaker']);
  expect(((await stored(id)).get('state') as unknown) ?? 'as it was').toBe('as it was');
  expect(await files().read(evidenceFileId(id))).toBeNull();
  expect(codeOf(await dispute(id, { file: await phonePhoto(), name: 'Receipt.jpg' }))).toEqual([200, 'disputed']);
  const evidence = await fileOf(id, desk.token);
  expect(evidence).toMatchObject({ name: 'Receipt.webp', type: 'image/webp' });
  expect(JSON.stringify(evidence)).not.toContain('Heron Phones');
});

test('the file of a dispute goes once the decision stands, or its review has left, by one server of two', async () => {
  const [decided, left] = [idOf(0), idOf(1)];
  const { firestore } = backend;
  const later = (ms: number) => Date.now() + ms;
  const sweep = (now: number) =>
    Promise.all([sweepEvidence(firestore, files(), now), sweepEvidence(firestore, files(), now)]);
  const gone = async (now: number) => (await sweep(now)).reduce((sum, count) => sum + count, 0);
  expect(await gone(later(1000))).toBe(0);
  expect(codeOf(await desk.decide(decided, 'disputed', 'published'))).toEqual([200, 'published']);
  expect(await gone(later(1000))).toBe(0);
  expect(await fileOf(decided, desk.token)).toMatchObject({ content: pdf });
  // Its author deletes it: the file of the other side goes, too.
  const author = await createPerson(backend.server, 'author');
  await firestore.doc(`reviews/${left}`).update({ 'private.user': author.uid });
  const own = { params: { id: left }, body: {}, token: author.token };
  expect((await callEndpoint(backend.server.url, 'deleteReview', own)).status).toBe(200);
  expect(await gone(later(1000))).toBe(1);
  expect(await files().read(evidenceFileId(left))).toBeNull();
  // As after the minute in which a decision can be undone.
  await firestore.doc(`reviews/${decided}`).update({ 'private.undo': FieldValue.delete() });
  expect(await gone(later(1000))).toBe(1);
  expect([await fileOf(decided, desk.token), await files().read(evidenceFileId(decided))]).toEqual([404, null]);
});

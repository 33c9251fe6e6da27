import { join } from 'node:path';
import { attachmentConstants, supplierConstants } from '@posy/shared-contracts/constants';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { shortlistedSupplierSchema, type SupplierCard } from '@posy/shared-contracts/entities';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import sharp from 'sharp';
import * as v from 'valibot';
import { sweepAttachments } from '#attachments/remove-attachments';
import { plain } from '#documents/plain';
import { diskFileStore } from '#files/disk-file-store';
import { openSdk } from '#testing/browser-sdk';
import { type Couple, createPerson, type Person, speakFor, userDocument } from '#testing/people';
import { phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const dayMs = 86_400_000;
let supplierId: string;

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 1 } });
  const [one] = found.body.results as SupplierCard[];
  if (one === undefined) throw new Error('The catalogue is empty.');
  supplierId = one.id;
});

const stores = () => ({
  firestore: backend.firestore,
  attachments: diskFileStore(join(backend.server.dataDir, 'attachments')),
});
const call = (name: EndpointName, person: Person | undefined, params: Record<string, string>, body: object = {}) =>
  callEndpoint(backend.server.url, name, { params, body: { ...body }, ...(person && { token: person.token }) });
const upload = (person: Person | undefined, weddingId: string, file: Buffer = pdf, name = 'contract.pdf') =>
  callEndpoint(backend.server.url, 'uploadContract', {
    params: { id: weddingId, supplierId },
    body: { name },
    file,
    ...(person && { token: person.token }),
  });
const linkTo = (person: Person | undefined, weddingId: string, contractId: string) =>
  call('contractLink', person, { id: weddingId, contractId });
const pathTo = async (person: Person, weddingId: string, id: string) =>
  String((await linkTo(person, weddingId, id)).body['path']);
const open = (path: string) => fetch(`${backend.server.url}${path}`);
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.error?.code ?? 'done'];

/** Notes the contract with the supplier, as the page does. */
const note = async (couple: Couple, contract: object | null): Promise<void> => {
  const sdk = await openSdk(backend.server, couple);
  await setDoc(doc(sdk.db, `weddings/${couple.weddingId}/suppliers/${supplierId}`), {
    ...{ type: 'photographers', slug: 'fern', name: 'Fern & Fable', publicId: supplierId },
    ...{ shortlisted: true, booked: true, enquired: true, ignored: false, customSupplier: false },
    updatedAt: '2026-11-24T10:00:00.000Z',
    // A plain object of this realm: the SDK takes no other.
    contract: contract === null ? null : { ...contract },
  });
  await sdk.close();
};
const stored = async (name: string, file: Buffer = pdf) => {
  const couple = await backend.couple(name);
  const { status, body } = await upload(couple, couple.weddingId, file);
  expect(status).toBe(200);
  await note(couple, body);
  return { couple, id: String(body['id']), weddingId: couple.weddingId };
};

/** Creates a helper with this access to the couple's suppliers. */
const helperOf = async ({ weddingId }: Couple, name: string, suppliers: string): Promise<Person> => {
  const helper = await createPerson(backend.server, name);
  await backend.firestore.doc(`users/${helper.uid}`).set(userDocument(helper.email, weddingId));
  await backend.firestore
    .doc(`weddings/${weddingId}`)
    .update({ [`roles.${helper.uid}`]: 'helper', [`access.${helper.uid}`]: { suppliers } });
  return helper;
};

test('a contract is stored and noted with its supplier: a PDF unchanged, downloaded without rights; a picture re-encoded [18]', async () => {
  const { couple, id, weddingId } = await stored('keeper');
  const noted = await backend.firestore.doc(`weddings/${weddingId}/suppliers/${supplierId}`).get();
  expect(v.parse(shortlistedSupplierSchema, plain(noted.data())).contract).toEqual({
    ...{ id, name: 'contract.pdf', type: 'application/pdf', bytes: pdf.length },
  });
  const answer = await open(await pathTo(couple, weddingId, id));
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment;') as string,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const scan = await upload(couple, weddingId, await phonePhoto(), 'scan.pdf.exe');
  expect(scan.body).toMatchObject({ name: 'scan.pdf.webp', type: 'image/webp' });
  const shown = await open(await pathTo(couple, weddingId, String(scan.body['id'])));
  const { format, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test('a file that is neither a picture nor a PDF, is damaged or larger than 10 MB is not stored', async () => {
  const couple = await backend.couple('trickster');
  const files: [Buffer, number, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, 'attachment-type'],
    [Buffer.from(`<script>alert(1)</script>${pdf.toString()}`), 415, 'attachment-type'],
    [pdf.subarray(0, 30), 400, 'attachment-unreadable'],
    [Buffer.concat([pdf, Buffer.alloc(attachmentConstants.maxBytes)]), 413, 'attachment-too-large'],
  ];
  for (const [file, status, code] of files)
    expect(codeOf(await upload(couple, couple.weddingId, file))).toEqual([status, code]);
});

test('it is for the people of the wedding who see its suppliers: not for strangers, others, the supplier or a helper without the area [18]', async () => {
  const { couple, id, weddingId } = await stored('private');
  const [stranger, other] = [await createPerson(backend.server, 'stranger'), await backend.couple('other')];
  const supplier = await createPerson(backend.server, 'supplier');
  await speakFor(backend.firestore, supplier, supplierId);
  const blind = await helperOf(couple, 'blind', 'none');
  for (const [person, status, code] of [
    [undefined, 401, 'sign-in-required'],
    [stranger, 403, 'not-a-member'],
    [other, 403, 'not-a-member'],
    [supplier, 403, 'not-a-member'],
    [blind, 403, 'not-allowed'],
  ] as const) {
    expect(codeOf(await upload(person, weddingId))).toEqual([status, code]);
    expect(codeOf(await linkTo(person, weddingId, id))).toEqual([status, code]);
  }
  // Nor through a wedding of one's own, or with another's link.
  expect(codeOf(await linkTo(other, other.weddingId, id))).toEqual([404, 'attachment-unknown']);
  const path = await pathTo(couple, weddingId, id);
  expect((await open(path.replace(couple.uid, other.uid))).status).toBe(404);
  // The database itself lets nobody read the record or the supplier's note of it.
  for (const person of [stranger, other, supplier, blind]) {
    const sdk = await openSdk(backend.server, person);
    for (const where of [`weddings/${weddingId}/suppliers/${supplierId}`, `attachments/${id}`])
      await expect(getDoc(doc(sdk.db, where))).rejects.toMatchObject({ code: 'permission-denied' });
    await sdk.close();
  }
});

test('who reads along opens it and keeps none; once the area is taken away, a link that was made before is worth nothing', async () => {
  const { couple, id, weddingId } = await stored('shared');
  const reader = await helperOf(couple, 'reader', 'view');
  expect(codeOf(await upload(reader, weddingId))).toEqual([403, 'not-allowed']);
  const path = await pathTo(reader, weddingId, id);
  expect((await open(path)).status).toBe(200);
  await backend.firestore.doc(`weddings/${weddingId}`).update({ [`access.${reader.uid}`]: { suppliers: 'none' } });
  expect((await open(path)).status).toBe(404);
});

test('a note of it holds a file of ours or nothing, and payments are days and whole amounts', async () => {
  const { couple, weddingId } = await stored('noter');
  const sdk = await openSdk(backend.server, couple);
  const entry = doc(sdk.db, `weddings/${weddingId}/suppliers/${supplierId}`);
  const file = { id: 'a'.repeat(32), name: 'contract.pdf', type: 'application/pdf', bytes: 10 };
  const payment = { id: 'p1', kind: 'deposit', amount: 100, currency: 'GBP', due: '2027-01-01', paidOn: null };
  await updateDoc(entry, { contract: file, agreedPayments: [payment] });
  await updateDoc(entry, { contract: null, agreedPayments: [] });
  for (const wrong of [
    { contract: { ...file, id: 'https://evil.example' } },
    { contract: { ...file, url: 'https://evil.example' } },
    { agreedPayments: [{ ...payment, amount: -1 }] },
    { agreedPayments: [{ ...payment, due: 'soon' }] },
    { agreedPayments: Array.from({ length: supplierConstants.mostAgreedPayments + 1 }, () => payment) },
    { agreedPayments: [payment, { ...payment, kind: 'gift' }] },
  ])
    await expect(updateDoc(entry, wrong)).rejects.toMatchObject({ code: 'permission-denied' });
  await sdk.close();
});

test('what no supplier names is deleted after a week; what one names stays until it does no longer', async () => {
  const { couple, id, weddingId } = await stored('tidy');
  const dropped = String((await upload(couple, weddingId)).body['id']);
  const has = async () => [await stores().attachments.has(id), await stores().attachments.has(dropped)];
  await sweepAttachments(stores(), Date.now() + 6 * dayMs);
  expect(await has()).toEqual([true, true]);
  await sweepAttachments(stores(), Date.now() + 8 * dayMs);
  expect(await has()).toEqual([true, false]);
  expect(codeOf(await linkTo(couple, weddingId, dropped))).toEqual([404, 'attachment-unknown']);
  await note(couple, null);
  await sweepAttachments(stores(), Date.now() + 40 * dayMs);
  expect(await has()).toEqual([false, false]);
});

test('a wedding keeps so many, also of several that come at once, and they go with it', async () => {
  const { couple, id, weddingId } = await stored('ender');
  const { mostContracts } = supplierConstants;
  for (let n = 3; n < mostContracts; n += 1)
    await backend.firestore.doc(`attachments/${weddingId}-${n}`).set({ weddingId });
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(couple, weddingId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const contracts = backend.firestore.collection('attachments').where('weddingId', '==', weddingId);
  expect((await contracts.count().get()).data().count).toBe(mostContracts);
  expect(codeOf(await upload(couple, weddingId))).toEqual([409, 'attachment-quota']);
  const path = await pathTo(couple, weddingId, id);
  const gone = await call('deleteWedding', couple, {}, { weddingId, confirmation: 'Ana & Lou' });
  expect(gone.status).toBe(200);
  expect(await stores().attachments.has(id)).toBe(false);
  expect((await open(path)).status).toBe(404);
});

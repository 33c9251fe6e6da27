import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { attachmentConstants } from '@posy/shared-contracts/constants';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { messageSchema, type SupplierCard } from '@posy/shared-contracts/entities';
import sharp from 'sharp';
import * as v from 'valibot';
import { sweepAttachments } from '#attachments/remove-attachments';
import { plain } from '#documents/plain';
import { diskFileStore } from '#files/disk-file-store';
import { type Couple, createPerson, type Person, speakFor, userDocument } from '#testing/people';
import { heicHalves, phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
let supplierId: string;
let robin: Person;
let other: Person;

const call = (name: EndpointName, token: string | undefined, params: Record<string, string>, body: object = {}) =>
  callEndpoint(backend.server.url, name, { params, body: { ...body }, ...(token !== undefined && { token }) });

const speakerOf = async (name: string, id: string): Promise<Person> => {
  const person = await createPerson(backend.server, name);
  await speakFor(backend.firestore, person, id);
  return person;
};

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
  const [one, two] = found.body.results as SupplierCard[];
  if (one === undefined || two === undefined) throw new Error('The catalogue is too small.');
  supplierId = one.id;
  robin = await speakerOf('robin', one.id);
  other = await speakerOf('other', two.id);
});

interface TestTalk {
  couple: Couple;
  id: string;
}

const converse = async (name: string): Promise<TestTalk> => {
  const couple = await backend.couple(name);
  const enquiry = { clientId: randomUUID(), profileId: supplierId, message: 'Are you free on our day in June?' };
  const { body } = await call('sendEnquiry', couple.token, {}, enquiry);
  return { couple, id: String(body['conversationId']) };
};

const upload = (token: string | undefined, { id }: TestTalk, file: Buffer, name = 'price list.pdf') =>
  callEndpoint(backend.server.url, 'uploadAttachment', {
    params: { id },
    body: { name },
    file,
    ...(token !== undefined && { token }),
  });
const uploaded = async (token: string, talk: TestTalk, file: Buffer = pdf, name?: string): Promise<string> => {
  const { status, body } = await upload(token, talk, file, name);
  expect(status).toBe(200);
  return String(body['id']);
};
const send = (token: string, talk: TestTalk, id: string, clientId: string = randomUUID()) =>
  call(
    'sendMessage',
    token,
    { id: talk.id },
    { clientId, body: 'Look', content: { kind: 'attachment', attachment: { id } } },
  );
const linkTo = (token: string | undefined, talk: TestTalk, attachmentId: string) =>
  call('attachmentLink', token, { id: talk.id, attachmentId });
const pathTo = async (token: string, talk: TestTalk, id: string) =>
  String((await linkTo(token, talk, id)).body['path']);
const open = (path: string) => fetch(`${backend.server.url}${path}`);
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.error?.code ?? 'done'];

describe('a file of a message', () => {
  test('is sent by either side, and opened by both: a PDF as it came, to be downloaded, and nothing that could run', async () => {
    const talk = await converse('reader');
    const id = await uploaded(robin.token, talk, pdf, '../../Preise für\u202Egnp.Frühling.pdf');
    const clientId = randomUUID();
    expect((await send(robin.token, talk, id, clientId)).status).toBe(200);
    const stored = await backend.firestore.doc(`conversations/${talk.id}/messages/${clientId}`).get();
    expect(v.parse(messageSchema, plain(stored.data()))).toMatchObject({
      kind: 'attachment',
      attachment: { id, name: 'Preise fürgnp.Frühling.pdf', type: 'application/pdf', bytes: pdf.length },
    });
    for (const { token } of [robin, talk.couple]) {
      const answer = await open(await pathTo(token, talk, id));
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Preise f_rgnp.Fr_hling.pdf"; filename*=UTF-8''Preise%20f%C3%BCrgnp.Fr%C3%BChling.pdf`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, max-age=300',
      });
    }
  });

  test('that is a picture is packed anew, without where it was taken, whatever it is called', async () => {
    const talk = await converse('picturer');
    for (const file of [await phonePhoto(), heicHalves()]) {
      const id = await uploaded(talk.couple.token, talk, file, 'hall.pdf.exe');
      const answer = await open(await pathTo(talk.couple.token, talk, id));
      expect(answer.headers.get('content-disposition')).toContain('inline; filename="hall.pdf.webp"');
      const { format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([format, exif, answer.headers.get('content-type')]).toEqual(['webp', undefined, 'image/webp']);
      expect((await open(`/photos/${id}/320`)).status).toBe(404);
    }
  });

  test('is no page, no drawing, no half of a PDF, and not larger than 10 MB', async () => {
    const talk = await converse('trickster');
    const files: [Buffer, number, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, 'attachment-type'],
      [Buffer.from(`<script>alert(1)</script>${pdf.toString()}`), 415, 'attachment-type'],
      [Buffer.of(), 415, 'attachment-type'],
      [pdf.subarray(0, 30), 400, 'attachment-unreadable'],
      [(await phonePhoto(400, 400)).subarray(0, 1000), 400, 'attachment-unreadable'],
      [Buffer.concat([pdf, Buffer.alloc(attachmentConstants.maxBytes)]), 413, 'attachment-too-large'],
    ];
    for (const [file, status, code] of files)
      expect(codeOf(await upload(talk.couple.token, talk, file))).toEqual([status, code]);
  });

  test('is for the people of the conversation: not for strangers, nor with another’s link [A-L6]', async () => {
    const talk = await converse('keeper');
    const stranger = await converse('stranger');
    expect(codeOf(await upload(undefined, talk, pdf))).toEqual([401, 'sign-in-required']);
    for (const { token } of [other, stranger.couple])
      expect(codeOf(await upload(token, talk, pdf))).toEqual([403, 'not-a-member']);
    const id = await uploaded(talk.couple.token, talk);
    // Not sent yet: the other side sees nothing of it.
    expect(codeOf(await linkTo(robin.token, talk, id))).toEqual([404, 'attachment-unknown']);
    await send(talk.couple.token, talk, id);
    expect(codeOf(await linkTo(undefined, talk, id))).toEqual([401, 'sign-in-required']);
    expect(codeOf(await linkTo(other.token, talk, id))).toEqual([403, 'not-a-member']);
    expect(codeOf(await linkTo(stranger.couple.token, stranger, id))).toEqual([404, 'attachment-unknown']);
    const path = await pathTo(talk.couple.token, talk, id);
    const forged = new URL(path, backend.server.url);
    const changed = (name: string, value: string) => {
      const url = new URL(forged);
      url.searchParams.set(name, value);
      return `${url.pathname}${url.search}`;
    };
    for (const wrong of [
      forged.pathname,
      changed('uid', other.uid),
      changed('until', '99999999999999'),
      changed('until', `0${forged.searchParams.get('until') ?? ''}`),
      changed('signature', 'AAAA'),
    ])
      expect((await open(wrong)).status).toBe(404);
    expect((await open(path)).status).toBe(200);
  });

  test('closes to whoever has left, though their link was made before', async () => {
    const talk = await converse('leaver');
    const helper = await createPerson(backend.server, 'leaving-helper');
    const wedding = backend.firestore.doc(`weddings/${talk.couple.weddingId}`);
    const access = (inbox: string) =>
      wedding.update({ [`roles.${helper.uid}`]: 'helper', [`access.${helper.uid}`]: { inbox } });
    await backend.firestore.doc(`users/${helper.uid}`).set(userDocument(helper.email, talk.couple.weddingId));
    await access('view');
    expect(codeOf(await upload(helper.token, talk, pdf))).toEqual([403, 'not-allowed']);
    const id = await uploaded(robin.token, talk);
    await send(robin.token, talk, id);
    const path = await pathTo(helper.token, talk, id);
    expect((await open(path)).status).toBe(200);
    await access('none');
    expect((await open(path)).status).toBe(404);
  });

  test('is sent once, in its own conversation, by who uploaded it', async () => {
    const talk = await converse('sender');
    const elsewhere = await converse('elsewhere');
    const id = await uploaded(robin.token, talk);
    for (const [token, where] of [
      [talk.couple.token, talk],
      [robin.token, elsewhere],
    ] as const)
      expect(codeOf(await send(token, where, id))).toEqual([400, 'attachment-unknown']);
    const clientId = randomUUID();
    for (let times = 0; times < 2; times += 1) expect((await send(robin.token, talk, id, clientId)).status).toBe(200);
    expect(codeOf(await send(robin.token, talk, id))).toEqual([400, 'attachment-unknown']);
  });

  test('that is not sent within a day is deleted, and an account has only so many of them', async () => {
    const talk = await converse('hesitant');
    const { firestore } = backend;
    const stores = { firestore, attachments: diskFileStore(join(backend.server.dataDir, 'attachments')) };
    const { token, uid } = talk.couple;
    const [saved, dropped] = [await uploaded(token, talk), await uploaded(token, talk)];
    await send(token, talk, saved);
    const paths = [await pathTo(token, talk, saved), await pathTo(token, talk, dropped)];
    await sweepAttachments(stores, Date.now() + attachmentConstants.unsentLifetimeMs + 60_000);
    expect(await Promise.all(paths.map(async (path) => (await open(path)).status))).toEqual([200, 404]);
    expect([await stores.attachments.has(saved), await stores.attachments.has(dropped)]).toEqual([true, false]);
    for (let n = 0; n < attachmentConstants.mostUnsent; n += 1)
      await firestore.doc(`attachments/full-${n}`).set({ ownerUid: uid, messageId: null });
    expect(codeOf(await upload(token, talk, pdf))).toEqual([409, 'attachment-quota']);
  });

  test('that are sent up at once are no more than may wait', async () => {
    const talk = await converse('at-once');
    const { token, uid } = talk.couple;
    const { mostUnsent } = attachmentConstants;
    for (let n = 0; n < mostUnsent - 2; n += 1)
      await backend.firestore.doc(`attachments/waiting-${n}`).set({ ownerUid: uid, messageId: null });
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(token, talk, pdf)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const own = backend.firestore.collection('attachments').where('ownerUid', '==', uid);
    expect((await own.count().get()).data().count).toBe(mostUnsent);
  });

  test('that are sent up at once are no more than an account may have', async () => {
    const talk = await converse('collector');
    const { token, uid } = talk.couple;
    const { couple: most } = attachmentConstants.mostPerAccount;
    const batches = [0, 1, 2].map(() => backend.firestore.batch());
    for (let n = 2; n < most; n += 1)
      batches[n % 3]?.set(backend.firestore.doc(`attachments/sent-${n}`), {
        ownerUid: uid,
        side: 'couple',
        messageId: 'm',
      });
    for (const batch of batches) await batch.commit();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(token, talk, pdf)));
    expect(answers.map(codeOf).filter(([status]) => status === 200)).toHaveLength(2);
    expect(answers.map(codeOf).filter(([, code]) => code === 'attachment-quota')).toHaveLength(4);
  });

  test('of the couple goes with their wedding; the supplier keeps their own', async () => {
    const talk = await converse('ender');
    const { couple } = talk;
    const [ours, theirs] = [await uploaded(couple.token, talk), await uploaded(robin.token, talk)];
    await send(couple.token, talk, ours);
    await send(robin.token, talk, theirs);
    const confirmation = 'Ana & Lou';
    const gone = await call('deleteWedding', couple.token, {}, { weddingId: couple.weddingId, confirmation });
    expect(gone.status).toBe(200);
    const store = diskFileStore(join(backend.server.dataDir, 'attachments'));
    expect([await store.has(ours), await store.has(theirs)]).toEqual([false, true]);
    expect(codeOf(await linkTo(robin.token, talk, ours))).toEqual([404, 'attachment-unknown']);
    expect((await open(await pathTo(robin.token, talk, theirs))).status).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { noServices } from '#config/services';
import { readAdminSecret } from '#server/firebase';
import { type Couple, createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { replyAddresses } from '../mail/post/reply-addresses';
import { cutQuote } from './cut-quote';
import { makeDropFolder, takeDropped } from './drop-folder';
import { inboundPath } from './register-replies';

const domain = 'reply.posy.example';
const secret = 'the-provider-shows-this';
const authserv = 'mx.posy.example';
const backend = testBackend({
  services: { ...noServices, captchaSecret: 'a-secret-of-the-test', inboundMail: { domain, secret, authserv } },
});
let supplier: Person & { supplierId: string };

const confirm = ({ uid }: Person) =>
  fetch(`${backend.server.url}/identitytoolkit.googleapis.com/v1/projects/posy-local/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readAdminSecret(backend.server.dataDir)}` },
    body: JSON.stringify({ localId: uid, emailVerified: true }),
  });

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
  const last = (found.body['results'] as SupplierCard[]).at(-1);
  if (last === undefined) throw new Error('The catalogue is too small.');
  const person = await createPerson(backend.server, 'answerer');
  await speakFor(backend.firestore, person, last.id);
  await confirm(person);
  supplier = { ...person, supplierId: last.id };
});

const addresses = () =>
  replyAddresses({ firestore: backend.firestore, domain, secret: 'a-secret-of-the-test', now: Date.now });

/** A couple that asked, and the supplier's address for answering them by mail. */
const talk = async (name: string): Promise<{ couple: Couple; id: string; to: string }> => {
  const couple = await backend.couple(name);
  const message = 'Hello, are you free on our day? We would love to hear from you about it soon.';
  const body = { clientId: randomUUID(), profileId: supplier.supplierId, message };
  const { body: answer } = await callEndpoint(backend.server.url, 'sendEnquiry', { token: couple.token, body });
  const id = String(answer['conversationId']);
  return { couple, id, to: await addresses().addressOf({ uid: supplier.uid, conversationId: id }) };
};

/** Header with the mail server's results for a sender. */
const proof = (results = 'dmarc=pass (p=reject) header.from=example.com', server = authserv) => ({
  Name: 'Authentication-Results',
  Value: `${server} 1; ${results}`,
});
const letter = (to: string, changes: Record<string, unknown> = {}) => ({
  MessageID: randomUUID(),
  From: `"Robin" <${supplier.email}>`,
  OriginalRecipient: to,
  TextBody:
    'Yes, we are free!\n\nOn Mon, 1 Jun 2026 at 10:00, Posy <hello@posy.example> wrote:\n> Hello, are you free?',
  Headers: [proof()],
  ...changes,
});
const post = async (body: unknown, shown: string | null = secret): Promise<[number, string | undefined]> => {
  const response = await fetch(`${backend.server.url}${inboundPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(shown !== null && { authorization: `Bearer ${shown}` }) },
    body: JSON.stringify(body),
  });
  return [response.status, ((await response.json()) as { taken?: string }).taken];
};
const wordsIn = async (id: string): Promise<unknown[]> => {
  const { docs } = await backend.firestore.collection(`conversations/${id}/messages`).get();
  return docs.filter((message) => message.get('from') === 'supplier').map((message) => message.get('body') as unknown);
};

test('an answer by mail reaches the thread without what it quotes, once however often it is delivered', async () => {
  const { id, to } = await talk('by-mail');
  const answer = letter(to, { Headers: [proof(), { Name: 'Message-ID', Value: '<one@mail.example>' }] });
  expect(await post(answer)).toEqual([200, 'sent']);
  expect(await post({ ...answer, MessageID: randomUUID() })).toEqual([200, 'sent']);
  expect(await wordsIn(id)).toEqual(['Yes, we are free!']);
});

describe('nothing reaches a thread', () => {
  let open: Awaited<ReturnType<typeof talk>>;
  beforeAll(async () => {
    open = await talk('quiet');
  });
  afterAll(async () => expect(await wordsIn(open.id)).toEqual([]));

  test('from who does not show the provider’s secret', async () => {
    for (const shown of [null, '', 'another-secret-than-that'])
      expect((await post(letter(open.to), shown))[0]).toBe(401);
  });

  test('under a forged sender, or one who only writes the address into their name', async () => {
    for (const From of [
      open.couple.email,
      `"${supplier.email}" <thief@example.com>`,
      `${supplier.email}, thief@example.com`,
    ])
      expect(await post(letter(open.to, { From }))).toEqual([200, 'other-sender']);
  });

  test('by a guessed address, one of another domain, or one whose document was deleted', async () => {
    const revoked = await talk('revoked');
    const stored = await backend.firestore.collection('replyAddresses').where('conversationId', '==', revoked.id).get();
    for (const { ref } of stored.docs) await ref.delete();
    for (const to of [`reply-${'a'.repeat(40)}@${domain}`, open.to.replace(domain, 'other.example'), revoked.to, ''])
      expect(await post(letter(to))).toEqual([200, 'no-address']);
  });

  test('whose sender the mail server does not vouch for, whatever the letter itself says [H-13]', async () => {
    const [fails, passes] = [proof('spf=fail; dkim=none; dmarc=fail header.from=example.com'), proof()];
    const said = [
      [],
      [fails],
      [fails, passes],
      [proof(undefined, 'thief.example'), passes],
      [proof('dmarc=pass header.from=thief.example')],
      [proof('dmarc=fail header.from=example.com; dmarc=pass header.from=example.com')],
      [proof('dmarc=none; spf=pass smtp.mailfrom=thief@thief.example; dkim=pass header.d=notexample.com')],
      [proof('dmarc=fail (dmarc=pass header.from=example.com)')],
      [proof('spf=fail smtp.mailfrom="x; spf=pass smtp.mailfrom=a@example.com ;"@thief.example')],
      [proof('spf=fail (never closed; dmarc=pass header.from=example.com')],
    ];
    for (const Headers of said) expect(await post(letter(open.to, { Headers }))).toEqual([200, 'refused']);
  });

  test('that has no id to tell it from the next', async () => {
    for (const MessageID of ['', ' ']) expect((await post(letter(open.to, { MessageID })))[0]).toBe(400);
  });

  test('that no person wrote: bounces, notes of absence, lists', async () => {
    const written = [
      { Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] },
      { Headers: [{ Name: 'Return-Path', Value: '<>' }] },
      { Headers: [{ Name: 'Precedence', Value: 'bulk' }] },
      { From: 'MAILER-DAEMON@mail.example' },
    ];
    for (const changes of written) expect(await post(letter(open.to, changes))).toEqual([200, 'automatic']);
  });

  test('that is empty without what it quotes, or is no letter', async () => {
    expect(await post(letter(open.to, { TextBody: '> Hello' }))).toEqual([200, 'empty']);
    expect((await post({ From: 1 }))[0]).toBe(400);
  });
});

test.each([
  ['spf=pass smtp.mailfrom="robin"@example.com'],
  ['dmarc=none; dkim=pass header.d=example.com header.s=one'],
  ['spf=softfail; dkim=pass header.i=@example.com; dmarc=pass header.from=example.com'],
])('an answer whose sender is proven by %s reaches the thread', async (results) => {
  const { id, to } = await talk(`proven-${randomUUID().slice(0, 8)}`);
  expect(await post(letter(to, { Headers: [proof(results)] }))).toEqual([200, 'sent']);
  expect(await wordsIn(id)).toEqual(['Yes, we are free!']);
});

test('an answer with a brochure reaches the thread without it; of such letters fewer are taken at once [H-12]', async () => {
  const { id, to } = await talk('brochure');
  const Attachments = [{ Name: 'brochure.pdf', Content: 'a'.repeat(3_000_000), ContentType: 'application/pdf' }];
  expect(await post(letter(to, { Attachments }))).toEqual([200, 'sent']);
  expect(await wordsIn(id)).toEqual(['Yes, we are free!']);
  const tried = [];
  for (let one = 0; one < 60; one += 1) tried.push((await post(' '.repeat(1_100_000)))[0]);
  expect([tried[0], tried.at(-1)]).toEqual([400, 429]);
  expect(await post(letter(to))).toEqual([200, 'sent']);
});

test('who speaks for the supplier no more, or wants no letters, answers by mail no more', async () => {
  const { id, to } = await talk('sent-away');
  const desk = backend.firestore.doc(`suppliers/${supplier.supplierId}`);
  await desk.update({ owners: {} });
  expect(await post(letter(to))).toEqual([200, 'refused']);
  await desk.update({ owners: { [supplier.uid]: 'owner' } });
  const channel = { messages: false, tasks: true, collaboration: true, news: false };
  await backend.firestore.doc(`users/${supplier.uid}`).update({ notifications: { email: channel, push: channel } });
  expect(await post(letter(to))).toEqual([200, 'no-address']);
  await backend.firestore
    .doc(`users/${supplier.uid}`)
    .update({ notifications: { email: { ...channel, messages: true }, push: channel } });
  expect(await wordsIn(id)).toEqual([]);
});

test('a folder takes the place of a provider: each file is taken once, and named by what became of it', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'posy-replies-')), 'replies');
  makeDropFolder(folder);
  writeFileSync(join(folder, 'a.json'), JSON.stringify(letter('x@reply.localhost')));
  writeFileSync(join(folder, 'b.json'), '{');
  mkdirSync(join(folder, '0.json'));
  const taken: string[] = [];
  const take = async ({ OriginalRecipient }: { OriginalRecipient: string }) => (
    taken.push(OriginalRecipient),
    'sent' as const
  );
  await takeDropped({ folder, take });
  await takeDropped({ folder, take });
  expect(taken).toEqual(['x@reply.localhost']);
  expect([existsSync(join(folder, 'a.json.sent')), existsSync(join(folder, 'b.json.unreadable'))]).toEqual([
    true,
    true,
  ]);
});

test.each([
  ['Yes!\r\n\r\nAm 01.06.2026 um 10:00 schrieb Posy <a@b.example>:\r\n> Hallo', 'Yes!'],
  ['Oui.\n\nLe lun. 1 juin 2026 à 10:00, Posy <a@b.example> a écrit :\n> Bonjour', 'Oui.'],
  ['Yes\n\nOn Mon, 1 Jun 2026 at 10:00, somebody with a long name\n<a@b.example> wrote:\n> Hello', 'Yes'],
  ['Yes\n-- \nRobin\n0123', 'Yes'],
  ['Yes\n\n-----Original Message-----\nFrom: Posy', 'Yes'],
  ['Yes.\n\nFrom: Posy\nSent: Monday\nTo: reply-63e6@b.example\nSubject: x\n\nquoted', 'Yes.'],
  ['Ja.\n\nVon: Posy <x>\nGesendet: Montag\nAn: b\n\nquoted', 'Ja.'],
  ['Oui.\n\nDe : Posy\nÀ : b\n\nquoted', 'Oui.'],
  [`Yes, write to reply-${'6f'.repeat(20)}@reply.posy.example please`, 'Yes, write to  please'],
  ['On Monday we are free.\nFrom noon on: come and see.', 'On Monday we are free.\nFrom noon on: come and see.'],
])('keeps the writer’s own words of an answer: %j', (text, own) => {
  expect(cutQuote(text)).toBe(own);
});

test('whoever tries secrets is limited before their letter is read [H-12]', async () => {
  const tried = [];
  for (let one = 0; one < 25; one += 1) tried.push((await post('a'.repeat(900_000), `wrong-secret-${one}`))[0]);
  expect([tried[0], tried.at(-1)]).toEqual([401, 429]);
  const unread = await fetch(`${backend.server.url}${inboundPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: '{',
  });
  expect(unread.status).toBe(400);
});

test('one person sends no more letters at once than messages, and the provider is asked to come again [H-12]', async () => {
  const { to } = await talk('flood');
  const taken = await Promise.all(Array.from({ length: 130 }, () => post(letter(to, { TextBody: '> Hello' }))));
  expect(taken.filter(([status]) => status === 200).length).toBeLessThanOrEqual(120);
  expect(taken).toContainEqual([429, 'too-many']);
});

import { type OutOfBandCode } from '@posy/firebase-local';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { isConfirmed, sendNews } from '#api/collaboration/send-news';
import { marketOfLocale } from '#documents/market-of-locale';
import { mailsTo } from '#testing/mail';
import { confirmAddress, type Couple, createPerson } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { createCodeDelivery, createNoticeDelivery } from '../deliver/deliver-code';
import { renderMail } from '../render-mail';
import { addressHash } from './address-hash';
import { hasRoom, letterLimits } from './letter-limits';
import { letterPost } from './letter-post';

const backend = testBackend();

const invite = (couple: Couple, email: string) =>
  callEndpoint(backend.server.url, 'createInvitation', {
    token: couple.token,
    body: { weddingId: couple.weddingId, role: 'helper', market: 'uk', email },
  });

const codes = async (couple: Couple, addresses: string[]): Promise<string[]> => {
  const said: string[] = [];
  for (const address of addresses) {
    const { status, body } = await invite(couple, address);
    said.push(status === 200 ? 'sent' : (body.error?.code ?? ''));
  }
  return said;
};

const addresses = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);

/** The same couple, with its address confirmed. */
const confirmed = (couple: Couple): Promise<Couple> => confirmAddress(backend.server, couple);

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });

describe('letters to people who did not ask for them', () => {
  test('reach one address three times a day, whoever sends them [H-13]', async () => {
    const couples = await Promise.all(['x1', 'x2', 'x3', 'x4'].map((name) => backend.couple(name)));
    const stranger = 'stranger@example.com';
    const said: string[] = [];
    for (const couple of couples) said.push(...(await codes(couple, [stranger, ` ${stranger.toUpperCase()}`])));
    expect(said.filter((word) => word === 'sent')).toHaveLength(3);
    expect(new Set(said.filter((word) => word !== 'sent'))).toEqual(new Set(['address-not-taken']));
    expect(await mailsTo(backend.server, stranger)).toHaveLength(3);
  });

  test('are fewer from somebody whose own address is not confirmed; a link is always there [H-13]', async () => {
    const couple = await backend.couple('unconfirmed');
    const most = letterLimits.invitationFromUnconfirmed[0].most;
    const said = await codes(couple, addresses(most + 1, 'u'));
    expect(said).toEqual([...Array<string>(most).fill('sent'), 'too-many-letters']);
    const body = { weddingId: couple.weddingId, role: 'helper', market: 'uk' };
    expect((await callEndpoint(backend.server.url, 'createInvitation', { token: couple.token, body })).status).toBe(
      200,
    );
    const known = await confirmed(couple);
    expect(await codes(known, addresses(3, 'v'))).toEqual(['sent', 'sent', 'sent']);
  });

  test('are not counted when the invitation is refused for another reason [H-13]', async () => {
    const couple = await backend.couple('owner');
    const other = await backend.couple('other');
    const target = 'target@example.com';
    const foreign = { ...other, weddingId: couple.weddingId };
    expect(new Set(await codes(foreign, [target, target, target, target]))).toEqual(new Set(['not-a-member']));
    expect(await codes(couple, [target])).toEqual(['sent']);
  });

  test('are stopped by their reader with one click, and only so [H-13]', async () => {
    const couple = await backend.couple('stopper');
    const reader = 'reader@example.com';
    expect(await codes(couple, [reader])).toEqual(['sent']);
    const [mail] = await mailsTo(backend.server, reader);
    const stop = mail?.stop ?? '';
    expect(mail?.text).toContain(stop);
    expect(mail?.html).toContain(stop);
    const page = await fetch(stop);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await codes(await confirmed(couple), [reader])).toEqual(['sent']);
    expect((await post(stop, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await codes(couple, [reader])).toEqual(['address-not-taken']);
    expect((await post(stop, 'stop=no')).status).toBe(200);
    expect(await codes(couple, [reader])).toEqual(['sent']);
    const { docs } = await backend.firestore.collection('stoppedLetters').get();
    expect(docs).toEqual([]);
  });

  test('are stopped by nobody else: a changed link does nothing [H-13]', async () => {
    const couple = await backend.couple('forger');
    await codes(couple, ['known@example.com']);
    const [mail] = await mailsTo(backend.server, 'known@example.com');
    const forged = (mail?.stop ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const elsewhere = `${backend.server.url}/letters/stop/uk/${addressHash('another secret').token('known@example.com')}`;
    for (const url of [forged, elsewhere]) expect((await post(url, 'stop=yes')).status).toBe(404);
    expect((await backend.firestore.collection('stoppedLetters').get()).size).toBe(0);
  });

  test('keep no address where they are counted or stopped [H-13]', async () => {
    const { docs } = await backend.firestore.collection('letterCounts').get();
    expect(JSON.stringify(docs.map((document) => [document.id, document.data()]))).not.toContain('example.com');
  });
});

test('news of weddings reach an address so often and no more, whatever address a profile names [H-13]', async () => {
  const couple = await backend.couple('teller');
  const guest = await backend.couple('newcomer');
  const { weddingId } = couple;
  const stranger = 'far-away@example.com';
  await backend.firestore.doc(`users/${couple.uid}`).update({ 'contacts.email': stranger });
  const call = (name: EndpointName, { token }: Couple, body: object) =>
    callEndpoint(backend.server.url, name, { token, body: { ...body } });
  for (let joined = 0; joined < letterLimits.newsTo[0].most + 2; joined += 1) {
    const made = await call('createInvitation', couple, { weddingId, role: 'helper', market: 'uk' });
    const { searchParams } = new URL(String(made.body.url));
    const keys = Object.fromEntries(searchParams);
    expect((await call('acceptInvitation', guest, keys)).status).toBe(200);
    expect((await call('leaveWedding', guest, { weddingId })).status).toBe(200);
  }
  expect(await mailsTo(backend.server, stranger)).toHaveLength(letterLimits.newsTo[0].most);
});

test('strangers use up no news of a confirmed reader’s own account, and tell them once a day that it is taken [H-13]', async () => {
  const reader = await confirmed(await backend.couple('own-news'));
  const { email } = reader;
  const post = letterPost({ firestore: backend.firestore, hash: addressHash('one more of the test'), now: Date.now });
  const reported: string[] = [];
  const notify = createNoticeDelivery(
    async ({ to }) => void reported.push(to),
    () => 'http://localhost',
    () => post,
  );
  for (let times = 0; times < letterLimits.newsTo[0].most + 1; times += 1) await notify({ email });
  expect(reported).toEqual([email]);
  for (let times = 0; times < letterLimits.newsTo[0].most; times += 1)
    expect(await post.takeNews(email, false)).toBe(true);
  const context = {
    letters: post,
    accounts: backend.accounts,
    sendMail: async ({ to }: { to: string }) => void reported.push(`news ${to}`),
    reportProblem: (problem: object) => {
      throw new Error(JSON.stringify(problem));
    },
  };
  const market = marketOfLocale('en-GB');
  const send = (to: string) =>
    sendNews(context, renderMail({ to, kind: 'accountDeleted', market, slots: { email } }), () =>
      isConfirmed(context, reader.uid, to),
    );
  await send(email);
  expect(reported).toEqual([email, `news ${email}`]);
  const stranger = await backend.couple('news-of-nobody');
  await sendNews(context, renderMail({ to: email, kind: 'accountDeleted', market, slots: { email } }), () =>
    isConfirmed(context, stranger.uid, email),
  );
  expect(reported).toHaveLength(2);
});

test('letters of sign-in reach an address so often and no more, whoever asks [H-13]', async () => {
  const person = await createPerson(backend.server, 'forgetful');
  const post = letterPost({ firestore: backend.firestore, hash: addressHash('a secret of the test'), now: Date.now });
  const taken: boolean[] = [];
  for (let count = 0; count < 12; count += 1) taken.push(await post.takeCode(person.email));
  expect(taken.filter(Boolean)).toHaveLength(letterLimits.codeTo[0].most);
});

describe('letters of sign-in that strangers asked for', () => {
  const hour = 3_600_000;
  const email = 'beset@example.com';
  let now = Date.UTC(2026, 0, 1);
  let sent: number[] = [];
  let resets: number[] = [];
  const counts = () =>
    letterPost({ firestore: backend.firestore, hash: addressHash('another of the test'), now: () => now });
  const parts = [() => 'http://localhost', counts] as const;
  const send = createCodeDelivery(async () => void sent.push(now), ...parts);
  const notify = createNoticeDelivery(async () => undefined, ...parts);
  const ask = (requestType: OutOfBandCode['requestType'], emailVerified: boolean) => {
    const link = { mode: 'm', oobCode: 'c', apiKey: 'k' };
    return send({ requestType, email, emailVerified, code: 'c', link }).catch(() => undefined);
  };
  beforeEach(() => {
    now += 30 * 24 * hour;
    sent = [];
    resets = [];
  });

  test('keep a confirmed owner from a new password for an hour at most [H-13]', async () => {
    for (let hours = 0; hours < 4; hours += 1) {
      for (let asked = 0; asked < 10; asked += 1) {
        await ask('PASSWORD_RESET', true);
        await ask('PASSWORD_RESET', false);
        await ask('VERIFY_EMAIL', false);
        await notify({ email });
      }
      now += hour;
    }
    sent = [];
    await ask('PASSWORD_RESET', false);
    expect(sent).toEqual([]);
    await ask('PASSWORD_RESET', true);
    expect(sent).toEqual([now]);
  });

  test('leave who never confirmed an address a new password that works, and are twenty a day [H-13] [H-17]', async () => {
    const day = 24 * hour;
    for (let hours = 0; hours < 50; hours += 1) {
      await ask('VERIFY_EMAIL', false);
      await ask('VERIFY_EMAIL', false);
      const before = sent.length;
      await ask('PASSWORD_RESET', false);
      for (const at of sent.slice(before)) resets.push(at);
      expect(resets.some((at) => at > now - day)).toBe(true);
      expect(sent.filter((at) => at > now - day).length).toBeLessThanOrEqual(20);
      now += hour;
    }
  });
});

test('room for a letter comes back when the window has passed [H-13]', () => {
  const limits = [{ most: 2, windowMs: 100 }];
  expect([hasRoom([0, 50], limits, 99), hasRoom([0, 50], limits, 100), hasRoom([0, 50, 60], limits, 149)]).toEqual([
    false,
    true,
    false,
  ]);
});

import { randomUUID } from 'node:crypto';
import { ApiError } from '@posy/shared-contracts/errors';
import { collection, onSnapshot, orderBy, query, type QuerySnapshot, where } from 'firebase/firestore';
import { openSdk } from '#testing/browser-sdk';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { openCuttingProxy } from './cutting-proxy';
import { answer, type Answerer, ask, type FaultTalk, makeSupplier, makeTalk, pageOf, storedOf, whole } from './world';

/** Connections that are cut; the long form (`npm run faults`) takes 400. */
const cuts = Number(process.env.CUTS ?? 24);
/** A page's own request and its answer are about so long, in bytes. */
const lengths = { there: 1000, back: 700 };
/** Calls per minute that one person may make. */
const mostOfOne = 12;

const backend = testBackend();
let supplier: Answerer;
let talks = 0;

beforeAll(async () => {
  supplier = await makeSupplier(backend.server, backend.firestore);
});

const newTalk = async (): Promise<FaultTalk> => {
  talks += 1;
  const talk = await makeTalk(backend.server, backend.firestore, supplier, `cut${talks}`);
  await ask(backend.server, supplier, talk);
  return talk;
};

/** Says something as a couple, over a line of which each connection is cut somewhere in the middle. */
const sayOverBadLine = async (talk: FaultTalk, url: string): Promise<{ clientId: string; wasLost: boolean }> => {
  const clientId = randomUUID();
  const say = (baseUrl: string) =>
    pageOf(talk.couple, baseUrl).call('sendMessage', {
      params: { id: talk.id },
      body: { clientId, body: `One more thing: ${clientId}` },
    });
  const wasLost = await say(url).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError && error.kind === 'offline') return true;
      throw error;
    },
  );
  // The connection is back, and the page sends what it has no answer to.
  if (wasLost) await say(backend.server.url);
  return { clientId, wasLost };
};

test(
  'what was on its way when the connection broke arrives once [19]',
  async () => {
    const proxy = await openCuttingProxy(backend.server.port, (way) => Math.floor(Math.random() * lengths[way]));
    let lost = 0;
    for (let from = 0; from < cuts; from += mostOfOne) {
      const talk = await newTalk();
      const said: string[] = [];
      for (let index = 0; index < mostOfOne; index += 1) {
        const { clientId, wasLost } = await sayOverBadLine(talk, proxy.url);
        said.push(clientId);
        lost += wasLost ? 1 : 0;
      }
      expect(await storedOf(backend.firestore, talk)).toEqual({
        messages: [talk.asked, ...said].sort(),
        unread: { couple: 0, supplier: 1 + said.length },
      });
    }
    expect(lost).toBeGreaterThan(0);
    await proxy.close();
  },
  60_000 + cuts * 5_000,
);

test('two tabs that send the same words at once send them once, and both see that they arrived [19]', async () => {
  const talk = await newTalk();
  for (let round = 0; round < 10; round += 1) {
    const clientId = randomUUID();
    talk.answered.push(clientId);
    const send = () => answer(backend.server.url, supplier, talk, clientId);
    expect(await Promise.all([send(), send(), send()])).toEqual(
      Array.from({ length: 3 }, () => ({ messageId: clientId })),
    );
  }
  expect(await storedOf(backend.firestore, talk)).toEqual(whole(talk));
});

const join = async (owner: Couple, person: Couple): Promise<void> => {
  const body = { weddingId: owner.weddingId, role: 'partner', access: {}, market: 'uk' };
  const made = await callEndpoint(backend.server.url, 'createInvitation', { token: owner.token, body });
  const { searchParams } = new URL(String(made.body['url']));
  const invitation = { id: searchParams.get('id'), nonce: searchParams.get('nonce') };
  await callEndpoint(backend.server.url, 'acceptInvitation', { token: person.token, body: invitation });
};

/** Messages that a person's own SDK shows of a conversation and of their list, until they are refused. */
const look = async (person: Couple, { id }: FaultTalk) => {
  const sdk = await openSdk(backend.server, person);
  const seen = new Set<string>();
  const own = query(
    collection(sdk.db, 'conversations'),
    where('memberUids', 'array-contains', person.uid),
    orderBy('lastMessage.createdAt', 'desc'),
  );
  const left = new Promise<void>((resolve, reject) => {
    onSnapshot(own, ({ docs, metadata }) => docs.length === 0 && !metadata.fromCache && resolve(), reject);
  });
  const messages = collection(sdk.db, `conversations/${id}/messages`);
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await new Promise<void>((resolve) => {
    const hear = ({ docs }: QuerySnapshot): void => {
      for (const message of docs) seen.add(message.id);
      resolve();
    };
    onSnapshot(messages, hear, refuse);
  });
  /** Resolves when both have ended: the list has no conversation any more, and the thread is refused. */
  const ended = Promise.all([left, refused]);
  return { seen, ended, close: sdk.close };
};

test('who was sent away while they wrote has written all or nothing, and sees and hears of nothing that follows [19]', async () => {
  const talk = await newTalk();
  const partner = await backend.couple('cut-partner');
  await join(talk.couple, partner);
  const page = await look(partner, talk);
  expect([...page.seen]).toEqual([talk.asked]);

  const writing = Array.from({ length: 12 }, () => randomUUID()).map(async (clientId) => {
    const body = { clientId, body: `Written by somebody who goes: ${clientId}` };
    const sent = await callEndpoint(backend.server.url, 'sendMessage', {
      params: { id: talk.id },
      token: partner.token,
      body,
    });
    return { clientId, status: sent.status };
  });
  const { couple } = talk;
  const revoked = await callEndpoint(backend.server.url, 'revokeCollaborator', {
    token: couple.token,
    body: { weddingId: couple.weddingId, uid: partner.uid },
  });
  expect(revoked.status).toBe(200);
  const after = randomUUID();
  await answer(backend.server.url, supplier, talk, after);

  const written = await Promise.all(writing);
  expect(new Set(written.map(({ status }) => (status === 200 ? 200 : 403)))).toEqual(
    new Set(written.map(({ status }) => status)),
  );
  const taken = written.flatMap(({ clientId, status }) => (status === 200 ? [clientId] : []));
  expect((await storedOf(backend.firestore, talk)).messages).toEqual([talk.asked, after, ...taken].sort());

  await page.ended;
  expect(page.seen.has(after)).toBe(false);
  const notices = await backend.firestore.collection('pushes').where('uid', '==', partner.uid).get();
  expect(notices.docs.filter((push) => String(push.get('notice.event')).endsWith(after))).toEqual([]);
  const mailed = await backend.firestore.collection('talkLetters').where('uid', '==', partner.uid).get();
  expect(mailed.docs.filter((letter) => letter.get('conversationId') === talk.id)).toEqual([]);
  await page.close();
});

import { randomUUID } from 'node:crypto';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { readDemoAccounts } from '#seed/index';
import { createPerson, type Person, userDocument, weddingDocument } from '#testing/people';
import { type TestConversation, testTalks } from '#testing/talk/test-talks';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend();
const talks = testTalks(backend, 1);
const { call, enquire, converse, say, stored, codeOf } = talks;
let moderator: { token: string };

beforeAll(async () => {
  const account = (await readDemoAccounts(backend.server.dataDir)).find(({ kind }) => kind === 'moderator');
  if (account === undefined) throw new Error('The demo has no moderator.');
  const { email, password } = account;
  moderator = await signIn(backend.server.url, 'signInWithPassword', { email, password });
});

const helperOf = async ({ couple }: TestConversation, level: 'view' | 'none'): Promise<Person> => {
  const helper = await createPerson(backend.server, `helper-${level}-${randomUUID().slice(0, 8)}`);
  await backend.firestore.doc(`weddings/${couple.weddingId}`).update({
    roles: { [couple.uid]: 'owner', [helper.uid]: 'helper' },
    access: { [helper.uid]: { inbox: level } },
  });
  await backend.firestore.doc(`users/${helper.uid}`).set(userDocument(helper.email, couple.weddingId));
  return helper;
};

const changes: [EndpointName, object][] = [
  ['sendMessage', { clientId: randomUUID(), body: 'Hello' }],
  ['archiveConversation', { archived: true }],
  ['blockConversation', { blocked: true }],
  ['closeConversation', { reason: 'not-needed' }],
  ['reopenConversation', {}],
  ['reportMessage', { reason: 'rude' }],
  ['answerVisit', { answer: 'accepted' }],
];

describe.each(changes)('%s', (name, body) => {
  test('is for the people of the conversation, and only for those who may change something', async () => {
    const talk = await converse(`only-${name.toLowerCase()}`);
    const stranger = await backend.couple(`other-${name.toLowerCase()}`);
    const params = { id: talk.id, ...(/reportMessage|answerVisit/.test(name) && { messageId: talk.first }) };
    expect(codeOf(await call(name, undefined, params, body))).toEqual([401, 'sign-in-required']);
    for (const { token } of [stranger, talks.foreign.person, moderator, await helperOf(talk, 'none')])
      expect(codeOf(await call(name, token, params, body))).toEqual([403, 'not-a-member']);
    const reader = await helperOf(talk, 'view');
    expect(codeOf(await call(name, reader.token, params, body))).toEqual([403, 'not-allowed']);
    expect((await stored(talk)).messages).toHaveLength(1);
    const unknown = { ...params, id: 'f'.repeat(32) };
    expect(codeOf(await call(name, talk.couple.token, unknown, body))).toEqual([403, 'not-a-member']);
  });
});

describe('a conversation', () => {
  test('is put away for one side, and comes back with the next message [S4-inbox-01]', async () => {
    const talk = await converse('archive');
    const put = (token: string, archived: boolean) => call('archiveConversation', token, { id: talk.id }, { archived });
    const archived = async () => (await stored(talk)).conversation.archived;
    await put(talk.couple.token, true);
    expect(await archived()).toEqual({ couple: true, supplier: false });
    await put(talks.asked.person.token, true);
    await put(talk.couple.token, false);
    expect(await archived()).toEqual({ couple: false, supplier: true });
    await say(talk.couple.token, talk.id);
    expect(await archived()).toEqual({ couple: false, supplier: false });
  });

  test('is closed with a reason of the side’s own, for both and once, and is no open enquiry any more', async () => {
    const talk = await converse('close');
    const close = (token: string, reason: string) => call('closeConversation', token, { id: talk.id }, { reason });
    expect(codeOf(await close(talk.couple.token, 'not-available'))).toEqual([400, 'reason-not-yours']);
    expect(codeOf(await close(talk.couple.token, 'wedding-deleted'))).toEqual([400, 'invalid-request']);
    expect(codeOf(await close(talk.couple.token, 'booked-elsewhere'))).toEqual([200, 'done']);
    expect(codeOf(await close(talks.asked.person.token, 'not-available'))).toEqual([200, 'done']);
    expect((await stored(talk)).conversation).toMatchObject({ closedReason: 'booked-elsewhere', closedBy: 'couple' });
    const refused = await say(talks.asked.person.token, talk.id);
    expect(refused.body.error).toEqual({
      code: 'conversation-closed',
      message: 'The couple has booked somebody else and closed this conversation.',
    });
    expect(codeOf(await enquire(talk.couple, talks.asked.id))).toEqual([409, 'conversation-closed']);
    const count = await call('enquiryCount', talk.couple.token, { id: talk.couple.weddingId });
    expect(count.body['open']).toEqual({});
  });

  test('that one side blocked takes no message, until that side hears the other again', async () => {
    const talk = await converse('block');
    const block = (token: string, blocked: boolean) => call('blockConversation', token, { id: talk.id }, { blocked });
    expect(codeOf(await block(talk.couple.token, true))).toEqual([200, 'done']);
    expect(codeOf(await block(talk.couple.token, true))).toEqual([200, 'done']);
    for (const { token } of [talk.couple, talks.asked.person])
      expect(codeOf(await say(token, talk.id))).toEqual([409, 'conversation-blocked']);
    expect(codeOf(await enquire(talk.couple, talks.asked.id))).toEqual([409, 'conversation-blocked']);
    // A name is words too.
    const named = { read: true, user: { name: 'You cannot block me', weddingDate: null } };
    expect(codeOf(await call('updateConversation', talk.couple.token, { id: talk.id }, named))).toEqual([200, 'done']);
    expect((await stored(talk)).conversation.coupleName).toBe('Ana and Lou');
    expect(codeOf(await block(talks.asked.person.token, false))).toEqual([409, 'conversation-blocked']);
    expect((await stored(talk)).conversation.blocked).toMatchObject({ by: 'couple' });
    expect(codeOf(await block(talk.couple.token, false))).toEqual([200, 'done']);
    expect(codeOf(await say(talks.asked.person.token, talk.id))).toEqual([200, 'done']);
  });

  test('that a supplier blocked opens no other one, whatever wedding those people begin, and however the first one ends', async () => {
    const talk = await converse('persistent');
    const { uid, token, email } = talk.couple;
    const next = async (name: string): Promise<void> => {
      await backend.firestore.doc(`weddings/${name}`).set(weddingDocument({ [uid]: 'owner' }, Timestamp.now()));
      await backend.firestore.doc(`users/${uid}`).set(userDocument(email, name));
    };
    const block = (blocked: boolean) =>
      call('blockConversation', talks.asked.person.token, { id: talk.id }, { blocked });
    expect(codeOf(await block(true))).toEqual([200, 'done']);
    await next('persistent-second');
    expect(codeOf(await enquire(talk.couple, talks.asked.id))).toEqual([409, 'conversation-blocked']);
    expect(codeOf(await enquire(talk.couple, talks.foreign.id))).toEqual([200, 'done']);
    const first = { weddingId: talk.couple.weddingId, confirmation: 'ana & lou' };
    expect((await callEndpoint(backend.server.url, 'deleteWedding', { token, body: first })).status).toBe(200);
    await next('persistent-third');
    expect(codeOf(await enquire(talk.couple, talks.asked.id))).toEqual([409, 'conversation-blocked']);
  });

  test('has a message of the other side reported, once for each person', async () => {
    const talk = await converse('report');
    const report = (token: string, messageId: string) =>
      call('reportMessage', token, { id: talk.id, messageId }, { reason: 'rude', words: 'Look at this.' });
    expect(codeOf(await report(talk.couple.token, talk.first))).toEqual([400, 'own-message']);
    expect(codeOf(await report(talks.asked.person.token, 'missing'))).toEqual([404, 'message-unknown']);
    expect(codeOf(await report(talks.asked.person.token, talk.first))).toEqual([200, 'done']);
    const reports = backend.firestore.collection('reports').where('by', '==', talks.asked.person.uid);
    const ofThis = async () =>
      (await reports.get()).docs.map((one) => one.data()).filter(({ about }) => about.within === talk.id);
    const [first] = await ofThis();
    expect(first).toMatchObject({
      about: { kind: 'message', id: talk.first, within: talk.id },
      by: talks.asked.person.uid,
      state: 'open',
    });
    expect(codeOf(await report(talks.asked.person.token, talk.first))).toEqual([200, 'done']);
    expect(await ofThis()).toEqual([first]);
    expect((await stored(talk)).conversation.reportedAt).not.toBeNull();
    // Senders choose the ids of their messages.
    const other = await converse('report-same-id', talk.first);
    expect(other.first).toBe(talk.first);
    const params = { id: other.id, messageId: other.first };
    expect(codeOf(await call('reportMessage', talks.asked.person.token, params, { reason: 'spam' }))).toEqual([
      200,
      'done',
    ]);
    expect((await reports.get()).docs.map((one) => one.get('about').within)).toEqual(
      expect.arrayContaining([talk.id, other.id]),
    );
  });
});

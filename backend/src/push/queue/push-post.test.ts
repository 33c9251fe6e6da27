import { testBackend } from '#testing/test-backend';
import { type Notice } from '../notice';
import { type SendOutcome } from '../sender/push-sender';
import { listGivenUp, retryGivenUp } from './given-up';
import { mostWaiting } from './push-post';
import { pushQueue, queuedPushes } from './queued-push';
import { mostTries } from './retries';
import { joined, minute, testQueues } from './testing/test-queues';

const backend = testBackend();

const { start, now, wait } = testQueues(backend);

test('notifies every device of a person once, however often the same notice is queued', async () => {
  const { uid, post, tokens } = await start({ devices: { phone: 'android', tablet: 'ios', laptop: 'web' } });
  await post.notify(uid, joined('e1'));
  await post.notify(uid, joined('e1'));
  await post.deliver();
  await post.deliver();
  expect(tokens().sort()).toEqual(['laptop', 'phone', 'tablet']);
  await post.notify(uid, joined('e1'));
  await post.deliver();
  expect(tokens()).toHaveLength(3);
  await post.notify(uid, joined('e2'));
  await post.deliver();
  expect(tokens()).toHaveLength(6);
});

test('two servers that look at the same queue tell nobody twice', async () => {
  const { uid, post, open, tokens } = await start({ devices: { phone: 'android', tablet: 'ios' } });
  const other = open();
  for (let event = 0; event < 5; event += 1) await post.notify(uid, joined(`both-${event}`));
  await Promise.all([post.deliver(), other.deliver()]);
  expect(tokens()).toHaveLength(10);
});

test('what a restart broke off goes on, with the devices that have not got it', async () => {
  const { uid, post, open, tokens, outcomes, stored } = await start({ devices: { phone: 'android', tablet: 'ios' } });
  outcomes.set('tablet', { status: 'later', code: 'UNAVAILABLE' });
  await post.notify(uid, joined('e1'));
  await post.deliver();
  await post.close();
  expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1, code: 'UNAVAILABLE' }]);
  outcomes.clear();
  const next = open();
  await next.deliver();
  expect(tokens().sort()).toEqual(['phone', 'tablet']);
  wait(minute);
  await next.deliver();
  expect(tokens().sort()).toEqual(['phone', 'tablet', 'tablet']);
  expect(await stored()).toMatchObject([{ state: 'done', tries: 2 }]);
});

test('a notice in the hands of a server that died is taken up again after its lease', async () => {
  const { uid, post, firestore, tokens } = await start();
  await post.notify(uid, joined('e1'));
  const [queued] = (await queuedPushes(firestore).where('uid', '==', uid).get()).docs;
  // The state after the transaction that takes a notice.
  const { Timestamp } = await import('firebase-admin/firestore');
  await queued?.ref.update({ tries: 1, dueAt: Timestamp.fromMillis(now() + 2 * minute) });
  await post.deliver();
  expect(tokens()).toEqual([]);
  wait(2 * minute);
  await post.deliver();
  expect(tokens()).toEqual(['phone']);
});

test('waits as long as the service asks, and gives up after the last try, for an operator to see', async () => {
  const { uid, post, tokens, outcomes, gaveUp, firestore, stored } = await start();
  outcomes.set('phone', { status: 'later', code: 'QUOTA_EXCEEDED', afterMs: 10 * minute });
  await post.notify(uid, joined('e1'));
  await post.deliver();
  wait(10 * minute - 1);
  await post.deliver();
  expect(tokens()).toHaveLength(1);
  wait(1);
  await post.deliver();
  expect(tokens()).toHaveLength(2);
  for (let round = 0; round < mostTries + 2; round += 1) {
    wait(24 * 60 * minute);
    await post.deliver();
  }
  expect(tokens()).toHaveLength(mostTries);
  expect(gaveUp).toEqual(['QUOTA_EXCEEDED']);
  const listed = (await listGivenUp(pushQueue(firestore))).filter(({ code }) => code === 'QUOTA_EXCEEDED');
  expect(listed).toMatchObject([{ kind: 'member-joined', tries: mostTries }]);
  expect(JSON.stringify(listed)).not.toContain(uid);

  outcomes.clear();
  expect(await retryGivenUp(queuedPushes(firestore), now())).toBeGreaterThanOrEqual(1);
  await post.deliver();
  expect(tokens()).toHaveLength(mostTries + 1);
  expect(await stored()).toMatchObject([{ state: 'done' }]);
});

test('speaks the person’s language, and tells nothing that they do not want to hear', async () => {
  const push = { messages: true, tasks: true, collaboration: false, news: false };
  const notifications = { email: push, push };
  const silent = await start({ profile: { notifications } });
  await silent.post.notify(silent.uid, joined('e1'));
  await silent.post.deliver();
  expect(silent.sent).toEqual([]);
  expect(await silent.stored()).toMatchObject([{ state: 'done' }]);

  const l10n = { locale: 'fr-FR', currency: 'EUR', viewerCountry: 'FR' };
  const french = await start({ profile: { l10n, notifications: 'spoilt' } });
  await french.post.notify(french.uid, joined('e1'));
  await french.post.deliver();
  expect(french.sent).toMatchObject([{ notification: { title: 'Vous organisez à plusieurs' } }]);
  expect(french.sent[0]?.data?.['path']).toMatch(/^\/fr\//);
});

const conversation = (uid: string, unread: number) => ({
  memberUids: [uid],
  unread: { couple: unread, supplier: 0 },
  weddingId: 'w1',
});
const message = (event: string, conversationId: string): Notice => ({
  kind: 'supplier-message',
  event,
  ids: { conversationId },
});

test('what waited is not sent once the thread showed it [19]', async () => {
  const { uid, post, sent, firestore } = await start();
  const thread = firestore.doc(`conversations/${uid}-open`);
  await thread.set(conversation(uid, 1));
  await post.notify(uid, message('m1', thread.id), undefined, now() + 10_000);
  await post.deliver();
  await thread.update({ 'unread.couple': 0 });
  wait(10_000);
  await post.deliver();
  expect(sent).toEqual([]);
});

test('carries the number of unread conversations, and nothing about what was read meanwhile', async () => {
  const { uid, post, sent, firestore } = await start({ devices: { phone: 'ios' } });
  for (const [id, unread] of Object.entries({ a: 2, b: 1, c: 0 }))
    await firestore.doc(`conversations/${uid}-${id}`).set(conversation(uid, unread));
  await post.notify(uid, message('m1', `${uid}-a`));
  await post.notify(uid, message('m2', `${uid}-c`));
  await post.deliver();
  expect(sent).toMatchObject([{ apns: { payload: { aps: { badge: 2 } } }, data: { conversationId: `${uid}-a` } }]);
});

test('sends nothing to a person who lost the conversation, or the account, since it was queued', async () => {
  const { uid, post, sent, firestore } = await start();
  await firestore.doc(`conversations/${uid}-a`).set({ ...conversation('somebody else', 1) });
  await post.notify(uid, message('m1', `${uid}-a`));
  await post.deliver();
  await firestore.doc(`users/${uid}`).delete();
  await post.notify(uid, joined('e1'));
  await post.deliver();
  expect(sent).toEqual([]);
});

test('what another version of the server queued is left alone, and stands in nobody’s way', async () => {
  const { uid, post, tokens, firestore } = await start();
  const { Timestamp } = await import('firebase-admin/firestore');
  for (let index = 0; index < 25; index += 1)
    await queuedPushes(firestore)
      .doc(`${uid}-newer-${index}`)
      .set({ uid, notice: { kind: 'tomorrow' }, dueAt: Timestamp.fromMillis(now() - minute) });
  await post.notify(uid, joined('e1'));
  await post.deliver();
  expect(tokens()).toEqual(['phone']);
});

test('forgets old notices', async () => {
  const { uid, post, stored } = await start();
  await post.notify(uid, joined('e1'));
  await post.deliver();
  await post.sweep();
  expect(await stored()).toHaveLength(1);
  wait(31 * 24 * 60 * minute);
  await post.sweep();
  expect(await stored()).toEqual([]);
});

const number = (event: string): Notice => ({ kind: 'count-changed', event, ids: {} });

test('forgets all of it in one sweep, however much there is', async () => {
  const { uid, post, firestore, stored } = await start();
  const { Timestamp } = await import('firebase-admin/firestore');
  for (let part = 0; part < 3; part += 1) {
    const batch = firestore.batch();
    for (let index = 0; index < 300; index += 1)
      batch.set(queuedPushes(firestore).doc(), { uid, expiresAt: Timestamp.fromMillis(now() - 1) });
    await batch.commit();
  }
  await post.sweep();
  expect(await stored()).toEqual([]);
});

test('keeps one document for the number on somebody’s icon, for an hour, and sends each change of it', async () => {
  const { uid, post, tokens, stored } = await start({ devices: { phone: 'ios' } });
  for (let read = 0; read < 3; read += 1) await post.notify(uid, number(`read-${read}`));
  expect(await stored()).toHaveLength(1);
  await post.deliver();
  await post.notify(uid, number('read-4'));
  await post.deliver();
  expect(tokens()).toEqual(['phone', 'phone']);
  expect(await stored()).toMatchObject([{ state: 'done' }]);
  wait(61 * minute);
  await post.sweep();
  expect(await stored()).toEqual([]);
});

test('a number that changes while the last one is on its way is sent as well', async () => {
  const { uid, tokens, stored, post, outcomes } = await start({ devices: { phone: 'ios' } });
  await post.notify(uid, number('first'));
  let answer: (outcome: SendOutcome) => void = () => undefined;
  outcomes.set('phone', new Promise((resolve) => (answer = resolve)));
  const running = post.deliver();
  while (tokens().length === 0) await stored();
  await post.notify(uid, number('second'));
  answer({ status: 'sent' });
  await running;
  await post.deliver();
  expect(tokens()).toEqual(['phone', 'phone']);
  expect(await stored()).toMatchObject([{ state: 'done', notice: { event: 'second' } }]);
});

test('lets so many notices of a person wait and no more', async () => {
  const { uid, post, stored, outcomes } = await start();
  outcomes.set('phone', { status: 'later', code: 'UNAVAILABLE', afterMs: 24 * 60 * minute });
  for (let event = 0; event < mostWaiting + 5; event += 1) await post.notify(uid, joined(`many-${event}`));
  expect(await stored()).toHaveLength(mostWaiting);
});

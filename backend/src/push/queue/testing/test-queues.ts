import { type Notice } from '#push/notice';
import { type PushMessage } from '#push/sender/push-message';
import { type SendOutcome } from '#push/sender/push-sender';
import { userDocument } from '#testing/people';
import { type TestBackend } from '#testing/test-backend';
import { openPushPost } from '../push-post';
import { queuedPushes } from '../queued-push';

export const minute = 60_000;

export const joined = (event: string): Notice => ({ kind: 'member-joined', event, ids: { weddingId: 'w1' } });

/** Queues of a file's tests, at a time of their own. */
export const testQueues = (backend: TestBackend) => {
  /** Far from the server's own time, whose queue finds nothing of these notices due. */
  let now = Date.parse('2126-11-22T12:00:00.000Z');
  let people = 0;

  /** Creates a person with devices, and a queue whose messaging service answers as configured. */
  const start = async ({ devices = { phone: 'android' } as Record<string, string>, profile = {} } = {}) => {
    const uid = `reader-${(people += 1)}`;
    const { firestore } = backend;
    await firestore.doc(`users/${uid}`).set({ ...userDocument(`${uid}@example.com`, null), ...profile });
    for (const [id, platformId] of Object.entries(devices))
      await firestore.doc(`users/${uid}/devices/${id}`).set({ token: `${uid}-${id}`, platformId });
    const sent: PushMessage[] = [];
    const gaveUp: string[] = [];
    const forgot: string[] = [];
    const outcomes = new Map<string, SendOutcome | Promise<SendOutcome>>();
    const open = () =>
      openPushPost({
        firestore,
        // All accounts are valid.
        accounts: { find: async () => ({ email: null, emailVerified: true, disabled: false, validSince: 0 }) },
        sender: {
          async send(message) {
            sent.push(message);
            const [, device = ''] = message.token.split(`${uid}-`);
            return outcomes.get(device) ?? { status: 'sent' };
          },
        },
        origin: 'https://posy.example',
        now: () => now,
        chance: () => 0.5,
        gaveUp: ({ code }) => gaveUp.push(code),
        forgot: ({ code, times }) => forgot.push(`${code} ${times}`),
        sendMs: 200,
        report: (error) => {
          throw error;
        },
      });
    const tokens = (): string[] => sent.map(({ token }) => token.replace(`${uid}-`, ''));
    const stored = async () =>
      (await queuedPushes(firestore).where('uid', '==', uid).get()).docs.map((one) => one.data());
    return { uid, post: open(), open, sent, tokens, gaveUp, forgot, outcomes, stored, firestore };
  };

  return {
    start,
    /** The time of the queues, in milliseconds since 1970. */
    now: () => now,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

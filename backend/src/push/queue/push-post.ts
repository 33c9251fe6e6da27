import { type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { removeAll } from '#accounts/remove-all';
import { type Notice } from '../notice';
import { deliverPush, type DeliveryParts } from './deliver-push';
import { newQueuedPush, queuedPush, queuedPushes } from './queued-push';

/** Notices that one look at the queue tries side by side, and how many of them are one person's. */
const atOnce = 20;
const mostOfOne = 4;
/** Due notices among which a look chooses: several people's, even where some have as many waiting as they may. */
const inSight = 400;
/** Notices of one person that wait at most: while a service is down, what they are not notified of is in the product. */
export const mostWaiting = 100;

/** Notifies people by pushes, on all their devices. A notice stays queued until it has arrived, over restarts too. */
export interface PushPost {
  /**
   * Notifies one person of something, once however often it is called. Within a transaction, which then writes only, it is
   * sent when that is committed: call `deliverSoon` afterwards. `at`: not before that moment.
   */
  notify(uid: string, notice: Notice, transaction?: Transaction, at?: number): Promise<void>;
  /** Notifies one person of something from a moment on (milliseconds since the epoch), once however often it is called. */
  remind(uid: string, notice: Notice, at: number): Promise<void>;
  /** Looks at the queue now instead of at the next turn. */
  deliverSoon(): void;
  /** Tries everything that is due; resolves when nothing is. */
  deliver(): Promise<void>;
  /** Removes what was sent long ago. */
  sweep(): Promise<void>;
  /** Resolves when what was begun is over: before the database closes. */
  close(): Promise<void>;
}

interface PushPostParts extends DeliveryParts {
  report: (error: unknown) => void;
}

/** The code of Firestore's "already there". */
const alreadyExists = 6;

/**
 * Returns the pushes that have waited longest, limited per person so that nobody waits for another person's devices.
 */
const fairShare = (due: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] => {
  const shares = new Map<unknown, number>();
  const fair = due.filter((one) => {
    const uid: unknown = one.get('uid');
    shares.set(uid, (shares.get(uid) ?? 0) + 1);
    return (shares.get(uid) ?? 0) <= mostOfOne;
  });
  return fair.slice(0, atOnce);
};

/** Opens the queue of pushes, which several servers share. */
export const openPushPost = ({ report, ...parts }: PushPostParts): PushPost => {
  const { firestore, now } = parts;
  let isClosed = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  const hasEnough = async (uid: string): Promise<boolean> => {
    const waiting = queuedPushes(firestore).where('uid', '==', uid).where('state', '==', 'waiting').limit(mostWaiting);
    return (await waiting.count().get()).data().count === mostWaiting;
  };

  /** Queues a notice unless it was queued before. */
  const createOnce = async (uid: string, notice: Notice, at = now()): Promise<void> => {
    const queued = newQueuedPush(uid, notice, now(), at);
    await queuedPush(firestore, uid, notice)
      .create(queued)
      .catch((error: { code?: unknown }) => {
        if (error.code !== alreadyExists) throw error;
      });
  };

  /** Processes due notices once; returns true when there may be more. */
  const look = async (): Promise<boolean> => {
    const due = queuedPushes(firestore)
      .where('dueAt', '<=', Timestamp.fromMillis(now()))
      .orderBy('dueAt')
      .limit(inSight);
    const { docs } = await due.select('uid').get();
    const chosen = fairShare(docs);
    const results = await Promise.allSettled(chosen.map(({ ref }) => deliverPush(parts, ref)));
    for (const result of results) if (result.status === 'rejected') report(result.reason);
    // A push that could not even be claimed would be found again at once.
    return (
      (docs.length > chosen.length || docs.length === inSight) && results.every(({ status }) => status === 'fulfilled')
    );
  };
  const lookUntilEmpty = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      while (!isClosed && (await look()));
    } while (isAskedAgain && !isClosed);
  };
  const deliver = async (): Promise<void> => {
    if (isClosed) return;
    if (running !== null) {
      isAskedAgain = true;
      return running;
    }
    running = lookUntilEmpty().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    async notify(uid, notice, transaction, at = now()) {
      const reference = queuedPush(firestore, uid, notice);
      const queued = newQueuedPush(uid, notice, now(), at);
      // A person has one such notice, and the newest replaces it.
      if (notice.kind === 'count-changed')
        return void (await (transaction === undefined ? reference.set(queued) : transaction.set(reference, queued)));
      if (await hasEnough(uid)) return;
      if (transaction !== undefined) return void transaction.create(reference, queued);
      await createOnce(uid, notice, at);
    },
    async remind(uid, notice, at) {
      if (!(await hasEnough(uid))) await createOnce(uid, notice, at);
    },
    deliver,
    deliverSoon: () => void deliver().catch(report),
    async sweep() {
      await removeAll(queuedPushes(firestore).where('expiresAt', '<', Timestamp.fromMillis(now())), () => isClosed);
    },
    async close() {
      isClosed = true;
      await running?.catch(() => undefined);
    },
  };
};

import { type Transaction, Timestamp } from 'firebase-admin/firestore';
import { type Notice } from '../notice';
import { deliverPush, type DeliveryParts } from './deliver-push';
import { newQueuedPush, queuedPush, queuedPushes } from './queued-push';

/** Notices that one look at the queue takes, and that are tried side by side. */
const atOnce = 20;
/** Old notices that one sweep removes at most. */
const sweptAtOnce = 400;

/** Tells people by pushes, on all their devices. What is told is kept until it has arrived, over restarts too. */
export interface PushPost {
  /**
   * Tells one person of something, once however often it is called. Within a transaction, which then writes only, it is
   * told when that is committed: call `deliverSoon` afterwards.
   */
  notify(uid: string, notice: Notice, transaction?: Transaction): Promise<void>;
  /** Looks at the queue now instead of at the next turn. */
  deliverSoon(): void;
  /** Tries everything that is due; resolves when nothing is. */
  deliver(): Promise<void>;
  /** Removes what was told long ago. */
  sweep(): Promise<void>;
  /** Resolves when what was begun is over: before the database closes. */
  close(): Promise<void>;
}

interface Parts extends DeliveryParts {
  report: (error: unknown) => void;
}

/** The code of Firestore's "already there". */
const alreadyExists = 6;

/** Opens the queue of pushes, which several servers share. */
export const openPushPost = ({ report, ...parts }: Parts): PushPost => {
  const { firestore, now } = parts;
  let isClosed = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  /** One look; answers whether there may be more. */
  const look = async (): Promise<boolean> => {
    const due = queuedPushes(firestore)
      .where('dueAt', '<=', Timestamp.fromMillis(now()))
      .orderBy('dueAt')
      .limit(atOnce);
    const { docs } = await due.get();
    const results = await Promise.allSettled(docs.map(({ ref }) => deliverPush(parts, ref)));
    for (const result of results) if (result.status === 'rejected') report(result.reason);
    // What could not even be taken would be found again at once.
    return docs.length === atOnce && results.every(({ status }) => status === 'fulfilled');
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
    async notify(uid, notice, transaction) {
      const reference = queuedPush(firestore, uid, notice);
      const queued = newQueuedPush(uid, notice, now());
      if (transaction !== undefined) return void transaction.create(reference, queued);
      await reference.create(queued).catch((error: { code?: unknown }) => {
        if (error.code !== alreadyExists) throw error;
      });
    },
    deliver,
    deliverSoon: () => void deliver().catch(report),
    async sweep() {
      const old = queuedPushes(firestore).where('expiresAt', '<', Timestamp.fromMillis(now()));
      const { docs } = await old.limit(sweptAtOnce).get();
      const batch = firestore.batch();
      for (const { ref } of docs) batch.delete(ref);
      if (docs.length > 0) await batch.commit();
    },
    async close() {
      isClosed = true;
      await running?.catch(() => undefined);
    },
  };
};

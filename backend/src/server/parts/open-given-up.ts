import { type Firestore } from 'firebase-admin/firestore';
import { type ServerConfig } from '#config/config';
import { letterQueue } from '#mail/talk/queued-letter';
import { type GivenUp, type GivenUpQueue, listGivenUp, type Queued, retryGivenUp } from '#push/queue/given-up';
import { pushQueue } from '#push/queue/queued-push';
import { openGoogleFirestore, openLocalFirestore } from '../firebase';
import { secretForOwnServer } from '../own-server';

/** Messages that were given up, for the operator. */
export interface GivenUpDesk {
  list(): Promise<GivenUp[]>;
  /** Has all of it tried again; answers how much. */
  retry(): Promise<number>;
  close(): Promise<void>;
}

type GivenUpConfig = Pick<ServerConfig, 'firebase' | 'dataDir' | 'port'>;

const openBeside =
  <T extends Queued>(queueOf: (firestore: Firestore) => GivenUpQueue<T>) =>
  async ({ firebase, dataDir, port }: GivenUpConfig): Promise<GivenUpDesk> => {
    const { firestore, close } =
      firebase.mode === 'local'
        ? openLocalFirestore(firebase.projectId, port, await secretForOwnServer({ dataDir, port }))
        : openGoogleFirestore(firebase.web.projectId);
    const queue = queueOf(firestore);
    return { list: () => listGivenUp(queue), retry: () => retryGivenUp(queue.collection, Date.now()), close };
  };

/** Opens pushes that were given up. Throws `StartError` when this folder's embedded server does not answer on this machine. */
export const openDeadPushes = openBeside(pushQueue);

/** Opens letters that were given up; throws as `openDeadPushes` does. */
export const openDeadLetters = openBeside(letterQueue);

import { type ServerConfig } from '#config/config';
import { type DeadPush, listDeadPushes, retryDeadPushes } from '#push/queue/dead-pushes';
import { openGoogleFirestore, openLocalFirestore } from '../firebase';
import { secretForOwnServer } from '../own-server';

/** Pushes that were given up, for whoever runs the server. */
export interface DeadPushes {
  list(): Promise<DeadPush[]>;
  /** Has all of them tried again; answers how many. */
  retry(): Promise<number>;
  close(): Promise<void>;
}

/** Opens them beside the running server. Throws `StartError` when this folder's embedded server does not answer on this machine. */
export const openDeadPushes = async ({
  firebase,
  dataDir,
  port,
}: Pick<ServerConfig, 'firebase' | 'dataDir' | 'port'>): Promise<DeadPushes> => {
  const { firestore, close } =
    firebase.mode === 'local'
      ? openLocalFirestore(firebase.projectId, port, await secretForOwnServer({ dataDir, port }))
      : openGoogleFirestore(firebase.web.projectId);
  return {
    list: () => listDeadPushes(firestore),
    retry: () => retryDeadPushes(firestore, Date.now()),
    close,
  };
};

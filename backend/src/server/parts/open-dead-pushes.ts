import { StartError, type ServerConfig } from '#config/config';
import { type DeadPush, listDeadPushes, retryDeadPushes } from '#push/queue/dead-pushes';
import { openGoogleFirestore, openLocalFirestore, readAdminSecret } from '../firebase';

/** Pushes that were given up, for whoever runs the server. */
export interface DeadPushes {
  list(): Promise<DeadPush[]>;
  /** Has all of them tried again; answers how many. */
  retry(): Promise<number>;
  close(): Promise<void>;
}

/** Opens them beside the running server. Throws `StartError` when no embedded server answers on this machine. */
export const openDeadPushes = async ({
  firebase,
  dataDir,
  port,
}: Pick<ServerConfig, 'firebase' | 'dataDir' | 'port'>): Promise<DeadPushes> => {
  if (firebase.mode === 'local')
    await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => {
      throw new StartError(`No server answers at port ${port} of this machine.`);
    });
  const { firestore, close } =
    firebase.mode === 'local'
      ? openLocalFirestore(firebase.projectId, port, readAdminSecret(dataDir))
      : openGoogleFirestore(firebase.web.projectId);
  return {
    list: () => listDeadPushes(firestore),
    retry: () => retryDeadPushes(firestore, Date.now()),
    close,
  };
};

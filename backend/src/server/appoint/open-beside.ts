import { join } from 'node:path';
import { startFirebaseLocal } from '@posy/firebase-local';
import { type ServerConfig, StartError } from '#config/config';
import { readRules } from '#config/files';
import { type OpenFirestore, openGoogleFirestore, openLocalFirestore, readAdminSecret } from '../firebase';
import { listen } from '../listen';
import { isOwnServer } from '../own-server';

/** The embedded database alone, for as long as an operator's command takes: on a free port of this machine. */
const openStopped = async (config: ServerConfig, secret: string): Promise<OpenFirestore> => {
  const { projectId } = config.firebase.mode === 'local' ? config.firebase : config.firebase.web;
  const local = await startFirebaseLocal({
    dataDir: join(config.dataDir, 'firebase'),
    projectId,
    rulesSource: readRules(),
    adminSecret: secret,
    log: () => undefined,
  }).catch((error: unknown) => {
    // Its errors are written for people: another program uses the folder, the data is newer.
    throw new StartError(error instanceof Error ? error.message : String(error));
  });
  const nothingElse: ServerConfig = { ...config, port: 0, host: '127.0.0.1', publicUrl: null };
  const listening = await listen(nothingElse, local, (_request, response) => response.writeHead(404).end());
  const opened = openLocalFirestore(projectId, listening.port, secret);
  const close = async (): Promise<void> => {
    await opened.close();
    await local.close();
    await listening.close();
  };
  return { ...opened, close };
};

/**
 * Database and accounts for an operator's command: those of the running server with the same `PORT` and data folder, of the
 * data folder alone where none runs, or of the Firebase project. Throws `StartError` in words for the operator.
 */
export const openBeside = async (config: ServerConfig): Promise<OpenFirestore> => {
  if (config.firebase.mode === 'google') return openGoogleFirestore(config.firebase.web.projectId);
  const secret = readAdminSecret(config.dataDir);
  return (await isOwnServer(config))
    ? openLocalFirestore(config.firebase.projectId, config.port, secret)
    : openStopped(config, secret);
};

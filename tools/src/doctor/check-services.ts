import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnServer, openSmtp, type ServerConfig } from '@posy/backend/server';
import * as v from 'valibot';
import { fault, type Finding, fine, warning } from './finding';

const timeoutMs = 5_000;

const health = v.object({ status: v.string(), releaseSet: v.nullable(v.string()) });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the status and body that a server at the port answers, or null when nobody listens there. */
const askHealth = async (port: number): Promise<{ status: number; body: unknown } | null> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    return cause?.code === 'ECONNREFUSED' ? null : { status: 0, body: null };
  }
};

/** Checks who answers at the server's port: nobody, this folder's server, or another program. */
export const checkPort = async (config: Pick<ServerConfig, 'port' | 'dataDir'>): Promise<Finding> => {
  if (config.port === 0) return fine('server', 'any free port');
  const at = `port ${config.port}`;
  const answer = await askHealth(config.port);
  if (answer === null) return fine('server', `not running; ${at} is free`);
  // Without the folder's secret no server can have started there, and reading it would make one.
  const isOwn = existsSync(join(config.dataDir, 'admin-secret')) && (await isOwnServer(config));
  if (!isOwn)
    return fault(
      'server',
      `Another program answers at ${at}, or a server of another data folder: set PORT or POSY_DATA_DIR.`,
    );
  const parsed = v.safeParse(health, answer.body);
  return answer.status === 200 && parsed.success
    ? fine('server', `running at ${at}, with ${parsed.output.releaseSet ?? 'nothing released'}`)
    : warning('server', `The server at ${at} is still starting (it answers ${answer.status}).`);
};

/** Signs in at the mail server, without sending. */
export const checkMail = async (smtp: NonNullable<ServerConfig['smtp']>): Promise<Finding> => {
  const { hostname } = new URL(smtp.url);
  const connection = openSmtp(smtp);
  try {
    await connection.verify();
    return fine('mail', `${hostname} accepts our sign-in`);
  } catch (error) {
    return fault('mail', `${hostname} does not take our mail (${messageOf(error)}): look at SMTP_URL.`);
  } finally {
    connection.close();
  }
};

const serviceAccount = v.pipe(v.string(), v.parseJson(), v.object({ project_id: v.string(), private_key: v.string() }));

/** Checks Google's credentials, for a server whose data is in a Firebase project. */
export const checkFirebase = ({ firebase }: Pick<ServerConfig, 'firebase'>, env: NodeJS.ProcessEnv): Finding => {
  if (firebase.mode === 'local') return fine('firebase', 'embedded firebase-local');
  const { projectId } = firebase.web;
  const path = env.GOOGLE_APPLICATION_CREDENTIALS;
  if (path === undefined || path === '')
    return warning(
      'firebase',
      `GOOGLE_APPLICATION_CREDENTIALS is unset: that only works on a machine of Google’s whose account may use ${projectId}.`,
    );
  if (!existsSync(path)) return fault('firebase', `GOOGLE_APPLICATION_CREDENTIALS names ${path}, which is not there.`);
  const parsed = v.safeParse(serviceAccount, readFileSync(path, 'utf8'));
  if (!parsed.success) return fault('firebase', `${path} is no key of a service account.`);
  return parsed.output.project_id === projectId
    ? fine('firebase', `project ${projectId}`)
    : fault(
        'firebase',
        `${path} is a key of ${parsed.output.project_id}, but POSY_FIREBASE_CONFIG names ${projectId}.`,
      );
};

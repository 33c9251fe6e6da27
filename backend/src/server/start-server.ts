import { accessSync, constants, mkdirSync } from 'node:fs';
import { type RequestListener } from 'node:http';
import { join } from 'node:path';
import {
  type AccountChange,
  AuthError,
  DamagedDatabase,
  startFirebaseLocal,
  type FirebaseLocal,
  type FirebaseLocalOptions,
} from '@posy/firebase-local';
import { type ApiContext, type DemoAccount } from '../api/handler';
import { resumeDeletions } from '../api/privacy/deletion/resume-deletions';
import { openExportJobs } from '../api/privacy/export/export-jobs';
import { busyAnywhere, rememberedBusyOn } from '../api/suppliers/search/busy-on';
import { isDemo, offeredProviders, StartError, type ServerConfig } from '../config/config';
import { firebaseProviderIds } from '../config/sign-in-providers';
import { readRules } from '../config/files';
import { createLog } from '../log/log';
import { createChangeDelivery } from '../mail/deliver-change';
import { createCodeDelivery, createNoticeDelivery } from '../mail/deliver-code';
import { openMail, type OpenMail } from '../mail/open-mail';
import { addressHash } from '../mail/post/address-hash';
import { type LetterCounts, letterPost } from '../mail/post/letter-post';
import { sweepAttachments } from '../attachments/remove-attachments';
import { photoRenderings } from '../photos/photo-renderings';
import { sweepPhotos } from '../photos/sweep-photos';
import { pictureService } from '../pictures/picture-service';
import { openReports } from '../reports/open-reports';
import { openReleaseStore, releasesFolder } from '../releases';
import { readDemoAccounts, seedDemo, seedTaskFlows, seedTaskTemplates } from '../seed';
import { watchGoogleAccounts } from './accounts-watch/watch-google-accounts';
import { buildApp } from './app';
import { openGoogleFirestore, openLocalFirestore, readAdminSecret, type OpenFirestore } from './firebase';
import { createTokenVerifier, localVerifier, remoteKeys } from './accounts/identity';
import { listen } from './listen';
import { openCatalogue } from './parts/open-catalogue';
import { openPushes } from './parts/open-pushes';
import { openServices } from './parts/open-services';
import { passwordPolicy } from './accounts/password-policy';
import { quotas } from './parts/quotas';
import { regularly } from './regularly';
import { type ServerHooks } from './server-hooks';

/** How often uploads that nobody kept, and counts that count no more, are looked for. */
const sweepEveryMs = 3_600_000;

/** A server that is ready. */
export interface RunningServer {
  /** Where people reach it. */
  url: string;
  port: number;
  /** Sign-ins of the demo data; null outside the embedded default. */
  demoAccounts: DemoAccount[] | null;
  /** Stops serving and closes all files; nothing that was acknowledged is lost. */
  close(): Promise<void>;
}

interface Running {
  config: ServerConfig;
  hooks: Required<ServerHooks>;
  /** What was opened, in order; closed in reverse. */
  closers: (() => Promise<void> | void)[];
  mail: OpenMail;
}

const anyNumber = (): Promise<boolean> => Promise.resolve(true);
const uncounted: LetterCounts = {
  takeCode: anyNumber,
  takeReset: anyNumber,
  takeFirstReset: anyNumber,
  takeNews: anyNumber,
  takeAddressTaken: anyNumber,
};

/** What to do about damaged data. */
const restoring = 'See “Backup” in docs/operations.md; the damaged files are left as they are.';

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2', 'cache-control': 'no-store' });
  response.end('{"status":"starting"}');
};

const startLocal = async (
  { config, hooks, closers }: Running,
  secret: string,
  receivers: Pick<FirebaseLocalOptions, 'deliverCode' | 'deliverNotice' | 'tellChange'>,
): Promise<FirebaseLocal | null> => {
  if (config.firebase.mode === 'google') return null;
  const local = await startFirebaseLocal({
    dataDir: join(config.dataDir, 'firebase'),
    projectId: config.firebase.projectId,
    rulesSource: readRules(),
    adminSecret: secret,
    passwordPolicy,
    ...receivers,
    hideTakenAddresses: true,
    requireVerifiedEmailChange: true,
    ...(!config.secondFactor && { totp: false }),
    developmentProviders: firebaseProviderIds(offeredProviders(config)),
    ...(config.publicUrl !== null && {
      authorizedDomains: [new URL(config.publicUrl).hostname],
      allowedOrigins: [config.publicUrl],
    }),
    trustedProxies: config.trustedProxies,
    quotas,
    onDamage: (error) => hooks.failed(new StartError(`${error.message} ${restoring}`)),
    clock: hooks.clock,
    log: ({ level, message, ...details }) => hooks.log[level](details, message),
  }).catch((error: unknown) => {
    // Its refusals are written for people: the folder is in use, the data is newer, the rules have an error in line 3.
    const hint = error instanceof DamagedDatabase ? ` ${restoring}` : '';
    throw new StartError(`${error instanceof Error ? error.message : String(error)}${hint}`);
  });
  closers.push(() => local.close());
  return local;
};

const openDatabase = ({ config }: Running, port: number, secret: string): OpenFirestore =>
  config.firebase.mode === 'local'
    ? openLocalFirestore(config.firebase.projectId, port, secret)
    : openGoogleFirestore(config.firebase.web.projectId);

const seedAll = async (
  running: Running,
  parts: Omit<ApiContext, 'demoAccounts'>,
  port: number,
  adminSecret: string,
) => {
  const { config, hooks } = running;
  const { firestore, catalogue } = parts;
  await seedTaskTemplates(firestore, hooks.progress);
  await seedTaskFlows(firestore, hooks.progress);
  if (!isDemo(config) || config.firebase.mode !== 'local') return null;
  const accounts = await readDemoAccounts(config.dataDir);
  const admin = { origin: `http://127.0.0.1:${port}`, projectId: config.firebase.projectId, adminSecret };
  await seedDemo({
    firestore,
    catalogue,
    photos: parts.photos,
    admin,
    accounts,
    now: hooks.clock(),
    progress: hooks.progress,
  });
  return accounts.map(({ kind, name, email, password }) => ({ kind, name, email, password }));
};

const verifierFor = ({ config, hooks }: Running, local: FirebaseLocal | null, { standingOf }: OpenFirestore) => {
  if (local !== null) return localVerifier(local.verifyIdToken, (error) => error instanceof AuthError);
  if (config.firebase.mode === 'local' || standingOf === null) throw new Error('Nobody knows the accounts.');
  return createTokenVerifier(config.firebase.web.projectId, remoteKeys(), standingOf, hooks.clock);
};

/** Makes the data folder, and sees that it can be written. */
const prepareFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code}). Give this program the right to write there, or name another folder with POSY_DATA_DIR.`,
    );
  }
};

const start = async (running: Running): Promise<RunningServer> => {
  const { config, hooks, closers, mail } = running;
  const secret = readAdminSecret(config.dataDir);
  closers.push(() => mail.close());
  let origin = config.publicUrl ?? '';
  // Codes are asked for, and accounts change, once the database is there.
  let counts: LetterCounts = uncounted;
  const delivery = [mail.send, () => origin, () => counts] as const;
  let tellChange: (change: AccountChange) => Promise<void> = () => Promise.resolve();
  const local = await startLocal(running, secret, {
    deliverCode: createCodeDelivery(...delivery),
    deliverNotice: createNoticeDelivery(...delivery),
    tellChange: (change) => tellChange(change),
  });
  let answer = starting;
  const listening = await listen(config, local, (request, response) => answer(request, response));
  // Closed last: the embedded server first ends the channels that would keep its connections open.
  closers.unshift(() => listening.close());
  origin = config.publicUrl ?? `http://127.0.0.1:${listening.port}`;
  const database = openDatabase(running, listening.port, secret);
  closers.push(() => database.close());
  const { store: catalogue, close: closeCatalogue } = await openCatalogue({
    config,
    firestore: database.firestore,
    progress: hooks.progress,
    log: hooks.log,
  });
  closers.push(closeCatalogue);
  const { close: closeReports, ...reports } = await openReports(config.services.sentryDsn, hooks.log);
  closers.push(closeReports);
  const recordAction: ApiContext['recordAction'] = (action) => hooks.log.info(action, 'An action was tracked');
  const { firestore, accounts } = database;
  const letters = letterPost({
    firestore,
    hash: addressHash(config.services.captchaSecret ?? secret),
    now: hooks.clock,
  });
  counts = letters;
  const changes = createChangeDelivery({ firestore, sendMail: mail.send, origin, takeCode: letters.takeCode });
  closers.push(changes.settled);
  tellChange = changes.tell;
  if (config.firebase.mode === 'google')
    closers.push(
      watchGoogleAccounts({ ...hooks, projectId: config.firebase.web.projectId, firestore, tell: changes.tell }),
    );
  closers.push(
    regularly(sweepEveryMs, letters.sweep, (error) => hooks.log.error({ error }, 'Counts of letters were not swept')),
  );
  const exports = await openExportJobs({
    folder: join(config.dataDir, 'exports'),
    now: hooks.clock,
    report: (error) => hooks.log.error({ error }, 'An export failed'),
  });
  closers.push(regularly(sweepEveryMs, exports.sweep, (error) => hooks.log.error({ error }, 'Exports were not swept')));
  const services = openServices(config, secret, hooks);
  const pushes = openPushes({ config, hooks, database, secret, origin });
  closers.push(pushes.close);
  const sweep = async () => {
    await sweepPhotos(firestore, services.photos, hooks.clock());
    await sweepAttachments({ firestore, attachments: services.attachments }, hooks.clock());
  };
  closers.push(regularly(sweepEveryMs, sweep, (error) => hooks.log.error({ error }, 'Uploads were not swept')));
  const parts = {
    firestore,
    accounts,
    catalogue,
    busyOn: rememberedBusyOn(busyAnywhere(catalogue, firestore), hooks.clock),
    ...services,
    exports,
    sendMail: mail.send,
    letters,
    pushes: pushes.post,
    origin,
    now: hooks.clock,
    ...reports,
    recordAction,
  };
  const demoAccounts = await seedAll(running, parts, listening.port, secret);
  await resumeDeletions({ ...parts, demoAccounts });
  const app = await buildApp({
    config,
    api: { ...parts, demoAccounts },
    adminSecret: secret,
    verifyToken: verifierFor(running, local, database),
    releases: openReleaseStore(releasesFolder(config.dataDir, config.development), (sentence) =>
      hooks.log.warn(sentence),
    ),
    pictures: pictureService({ cacheDir: join(config.dataDir, 'pictures') }),
    outbox: local === null ? null : { letters: mail.outbox, pushes: pushes.outbox },
    vapidKey: pushes.vapidKey,
    photos: photoRenderings(services.photos, join(config.dataDir, 'photo-cache')),
    log: hooks.log,
  });
  closers.push(() => app.close());
  answer = (request, response) => app.routing(request, response);
  // What an earlier run left.
  pushes.post.deliverSoon();
  return { url: origin, port: listening.port, demoAccounts, close: () => closeAll(closers) };
};

const endProcess = (error: StartError): void => {
  process.stderr.write(`Posy cannot go on. ${error.message}\n`);
  process.exit(1);
};

const closeAll = async (closers: Running['closers']): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close();
};

/**
 * Starts everything on one port: the embedded Firebase (unless a project is configured), the API, releases and pages.
 * Resolves when it is seeded and ready. Rejects with `StartError` for what the starter can put right, with all closed.
 */
export const startServer = async (config: ServerConfig, hooks: ServerHooks = {}): Promise<RunningServer> => {
  const { progress = () => undefined, log = createLog(config.log), clock = Date.now, fetch = globalThis.fetch } = hooks;
  const { failed = endProcess } = hooks;
  prepareFolder(config.dataDir);
  const running: Running = {
    config,
    hooks: { progress, log, clock, fetch, failed },
    closers: [],
    mail: openMail(config, clock),
  };
  try {
    return await start(running);
  } catch (error) {
    await closeAll(running.closers);
    throw error;
  }
};

import { accessSync, constants, mkdirSync } from 'node:fs';
import { type RequestListener } from 'node:http';
import { join } from 'node:path';
import { type AccountChange, AuthError, type FirebaseLocal, usualPasswordCost } from '@posy/firebase-local';
import { createTokenVerifier, localVerifier, remoteKeys } from '#accounts/identity';
import { migrateSupplierPeopleOnce } from '#accounts/migrate-supplier-people';
import { createCallCounts } from '#api/call-counts';
import { type ApiContext, type DemoAccount } from '#api/handler';
import { resumeDeletions } from '#api/privacy/deletion/resume-deletions';
import { reportSearchNews } from '#api/suppliers/saved/report-search-news';
import { isDemo, type ServerConfig, StartError } from '#config/config';
import { openExportJobs } from '#exports/export-jobs';
import { createLog } from '#log/log';
import { createChangeDelivery } from '#mail/deliver/deliver-change';
import { createCodeDelivery, createNoticeDelivery } from '#mail/deliver/deliver-code';
import { openMail } from '#mail/deliver/open-mail';
import { addressHash } from '#mail/post/address-hash';
import { type LetterCounts, letterPost, uncountedLetters } from '#mail/post/letter-post';
import { talkSeal } from '#mail/talk/talk-seal';
import { photoRenderings } from '#photos/photo-renderings';
import { pictureService } from '#pictures/picture-service';
import { openReports } from '#reports/open-reports';
import { openDemoAccounts, seedDemo, seedTaskFlows, seedTaskTemplates } from '#seed/index';
import { busyAnywhere, rememberedBusyOn } from '#suppliers/busy-on';
import { rememberedTypicalReply } from '#suppliers/figures/typical-replies';
import { rememberedReplies } from '#suppliers/replies-of';
import { watchGoogleAccounts } from '../accounts-watch/watch-google-accounts';
import { type OpenFirestore, openGoogleFirestore, openLocalFirestore, readAdminSecret } from '../firebase';
import { listen } from '../listen';
import { openCatalogue } from '../parts/open-catalogue';
import { openGuestLetters } from '../parts/open-guest-letters';
import { openMeasures } from '../parts/open-measures';
import { openPushes } from '../parts/open-pushes';
import { openReleases } from '../parts/open-releases';
import { openReplies } from '../parts/open-replies';
import { openServices } from '../parts/open-services';
import { openTalk } from '../parts/open-talk';
import { type RunningParts } from '../parts/running';
import { startLocal } from '../parts/start-local';
import { openSweeps } from '../parts/sweeps';
import { type ServerHooks } from '../server-hooks';
import { openDecisionLetters } from '../sweeps/open-decision-letters';
import { buildApp } from './app';

/** A server that is ready. */
export interface RunningServer {
  /** Origin at which people reach it. */
  url: string;
  port: number;
  /** Sign-ins of the demo data; null outside the embedded default. */
  demoAccounts: DemoAccount[] | null;
  /** Stops serving and closes all files; nothing that was acknowledged is lost. */
  close(): Promise<void>;
}

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2', 'cache-control': 'no-store' });
  response.end('{"status":"starting"}');
};

const openDatabase = ({ config }: RunningParts, port: number, secret: string): OpenFirestore =>
  config.firebase.mode === 'local'
    ? openLocalFirestore(config.firebase.projectId, port, secret)
    : openGoogleFirestore(config.firebase.web.projectId);

const seedAll = async (
  running: RunningParts,
  parts: Omit<ApiContext, 'demoAccounts'>,
  port: number,
  adminSecret: string,
) => {
  const { config, hooks } = running;
  const { firestore, catalogue } = parts;
  await seedTaskTemplates(firestore, hooks.progress);
  await seedTaskFlows(firestore, hooks.progress);
  if (!isDemo(config) || config.firebase.mode !== 'local') return null;
  const { accounts, areNew } = await openDemoAccounts(config.dataDir);
  const admin = { origin: `http://127.0.0.1:${port}`, projectId: config.firebase.projectId, adminSecret };
  const isThere = await seedDemo({
    firestore,
    catalogue,
    photos: parts.photos,
    admin,
    accounts,
    areNew,
    now: hooks.clock(),
    progress: hooks.progress,
  });
  // Sign-ins of accounts that do not exist are not shown.
  if (!isThere) return null;
  return accounts.map(({ kind, name, email, password }) => ({ kind, name, email, password }));
};

const verifierFor = ({ config, hooks }: RunningParts, local: FirebaseLocal | null, { statusOf }: OpenFirestore) => {
  if (local !== null) return localVerifier(local.verifyIdToken, (error) => error instanceof AuthError);
  if (config.firebase.mode === 'local' || statusOf === null) throw new Error('Nobody knows the accounts.');
  return createTokenVerifier(config.firebase.web.projectId, remoteKeys(), statusOf, hooks.clock);
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

const start = async (running: RunningParts): Promise<RunningServer> => {
  const { config, hooks, closers, mail } = running;
  const secret = readAdminSecret(config.dataDir);
  closers.push(() => mail.close());
  let origin = config.publicUrl ?? '';
  // Codes are asked for, and accounts change, once the database is there.
  let counts: LetterCounts = uncountedLetters;
  const delivery = [mail.send, () => origin, () => counts] as const;
  let reportChange: (change: AccountChange) => Promise<void> = () => Promise.resolve();
  const local = await startLocal(running, secret, {
    deliverCode: createCodeDelivery(...delivery),
    deliverNotice: createNoticeDelivery(...delivery),
    reportChange: (change) => reportChange(change),
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
  const hash = addressHash(config.services.captchaSecret ?? secret);
  const letters = letterPost({ firestore, hash, now: hooks.clock });
  counts = letters;
  const changes = createChangeDelivery({ firestore, sendMail: mail.send, origin, takeCode: letters.takeCode });
  closers.push(changes.settled);
  reportChange = changes.notify;
  if (config.firebase.mode === 'google')
    closers.push(
      watchGoogleAccounts({ ...hooks, projectId: config.firebase.web.projectId, firestore, notify: changes.notify }),
    );
  const exports = await openExportJobs({
    folder: join(config.dataDir, 'exports'),
    now: hooks.clock,
    report: (error) => hooks.log.error({ error }, 'An export failed'),
  });
  const services = openServices(config, secret, hooks);
  const seal = talkSeal(config.services.captchaSecret ?? secret);
  const replies = openReplies({ config, firestore, secret: config.services.captchaSecret ?? secret, hooks });
  const talk = openTalk({
    parts: { firestore, accounts, origin, seal, replies: replies.addresses, sendMail: mail.send, now: hooks.clock },
    log: hooks.log,
  });
  closers.push(talk.close);
  const guestMail = { firestore, letters, sendMail: mail.send, origin, now: hooks.clock };
  closers.push(openGuestLetters({ parts: guestMail, hooks }));
  const pushes = openPushes({ config, hooks, database, secret, origin, letters: talk.letters });
  closers.push(pushes.close);
  const busyOn = rememberedBusyOn(busyAnywhere(catalogue, firestore, hooks.clock), hooks.clock);
  const reportNews = () => reportSearchNews({ firestore, catalogue, busyOn, letters: talk.letters, now: hooks.clock });
  closers.push(openSweeps({ firestore, services, letters, exports, reportNews, hooks }));
  const { releases, pageSets, overrides } = await openReleases(running, secret);
  const { measures, close: closeMeasures } = openMeasures({ config, firestore, releases, hooks });
  closers.push(closeMeasures);
  const parts = {
    firestore,
    accounts,
    catalogue,
    repliesOf: rememberedReplies(firestore, hooks.clock),
    typicalReplyOf: rememberedTypicalReply({ firestore, catalogue, now: hooks.clock }),
    busyOn,
    ...services,
    exports,
    sendMail: mail.send,
    letters,
    pushes: pushes.post,
    talkLetters: talk.letters,
    origin,
    senderHash: hash.ofSender,
    counts: createCallCounts(),
    viewers: createCallCounts(),
    now: hooks.clock,
    ...reports,
    countFault: pageSets.met,
    hearMeasured: pageSets.measured,
    measures,
    overrides,
    recordAction,
  };
  const demoAccounts = await seedAll(running, parts, listening.port, secret);
  await migrateSupplierPeopleOnce(firestore, hooks.clock());
  await resumeDeletions({ ...parts, demoAccounts });
  closers.push(replies.watch({ ...parts, demoAccounts }));
  closers.push(openDecisionLetters({ ...parts, demoAccounts }, hooks));
  const app = await buildApp({
    config,
    api: { ...parts, demoAccounts },
    adminSecret: secret,
    talkSeal: seal,
    replies,
    verifyToken: verifierFor(running, local, database),
    releases,
    pageSets,
    pictures: pictureService({
      cacheDir: join(config.dataDir, 'pictures'),
      uploads: services.supplierPhotos,
    }),
    outbox: local === null ? null : { letters: mail.outbox, pushes: pushes.outbox },
    vapidKey: pushes.vapidKey,
    photos: photoRenderings(services.photos, join(config.dataDir, 'photo-cache')),
    log: hooks.log,
  });
  closers.push(() => app.close());
  answer = (request, response) => app.routing(request, response);
  // Messages left by an earlier run are sent.
  pushes.post.deliverSoon();
  talk.deliverSoon();
  return { url: origin, port: listening.port, demoAccounts, close: () => closeAll(closers) };
};

const endProcess = (error: StartError): void => {
  process.stderr.write(`Posy cannot go on. ${error.message}\n`);
  process.exit(1);
};

const closeAll = async (closers: RunningParts['closers']): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close();
};

/**
 * Starts everything on one port: the embedded Firebase (unless a project is configured), the API, releases and pages.
 * Resolves when it is seeded and ready. Rejects with `StartError` for what the starter can put right, with all closed.
 */
export const startServer = async (config: ServerConfig, hooks: ServerHooks = {}): Promise<RunningServer> => {
  const { progress = () => undefined, log = createLog(config.log), clock = Date.now, fetch = globalThis.fetch } = hooks;
  const { failed = endProcess, passwordCost = usualPasswordCost, decisionLettersMs = 5000 } = hooks;
  prepareFolder(config.dataDir);
  const running: RunningParts = {
    config,
    hooks: { progress, log, clock, fetch, failed, passwordCost, decisionLettersMs },
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

import { trustedProxies } from '@posy/firebase-local';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type VerifyToken } from '#accounts/identity';
import { registerAttachments } from '#api/enquiries/attachments/register-attachments';
import { registerGuestPhotoDownload } from '#api/guest-photos/download-guest-photos';
import { type ApiContext } from '#api/handler';
import { registerDownload } from '#api/privacy/export/register-download';
import { registerApi } from '#api/routes/register-api';
import { translateError } from '#api/translate-error';
import { type ServerConfig } from '#config/config';
import { registerGuestPages } from '#guest-pages/register-guest-pages';
import { type ReadableOutboxes, registerOutbox } from '#mail/outbox/register-outbox';
import { stopInvitationsPage } from '#mail/post/stop-invitations-page';
import { registerStopPage } from '#mail/stop-page';
import { stopTalkPages } from '#mail/talk/stop-talk-pages';
import { type TalkSeal } from '#mail/talk/talk-seal';
import { websiteReader } from '#pages/facts/website-of';
import { faceSheets } from '#pages/head';
import { registerPages } from '#pages/register-pages';
import { callAsNobody } from '#pages/rendering/call-as-nobody';
import { openPageDrawing, type PageDrawing } from '#pages/rendering/page-drawing';
import { generalHeaders } from '#pages/security-headers';
import { isOfClosedWedding } from '#photos/photo-records';
import { type PhotoRenderings } from '#photos/photo-renderings';
import { type PictureService } from '#pictures/picture-service';
import { type PageSets } from '#releases/channels/page-sets';
import { registerDeploys } from '#releases/over-http/register-deploys';
import { registerReleases } from '#releases/register-releases';
import { type ReleaseStore } from '#releases/release-store';
import { registerReplies } from '#replies/register-replies';
import { compressAnswers } from '../compress';
import { registerProof } from '../own-server';
import { type OpenReplies } from '../parts/open-replies';
import { registerPhotos } from '../parts/pictures/register-photos';
import { registerPictures } from '../parts/pictures/register-pictures';
import { registerSharePictures } from '../parts/pictures/register-share-pictures';
import { limitUnknownAddresses } from '../unknown-addresses';

/** Dependencies of the HTTP side. */
export interface AppParts {
  config: ServerConfig;
  api: ApiContext;
  /** Secret of the embedded server's admin calls. */
  adminSecret: string;
  /** Makes and reads the links that stop letters about messages. */
  talkSeal: TalkSeal;
  /** Takes answers by mail. */
  replies: Pick<OpenReplies, 'secret' | 'take'>;
  verifyToken: VerifyToken;
  releases: ReleaseStore;
  /** Chooses the set of each page. */
  pageSets: PageSets;
  pictures: PictureService;
  /** Letters and pushes that were not sent, for the operator of the embedded server; null with a Firebase project. */
  outbox: ReadableOutboxes | null;
  /** Public key for browsers' own push subscriptions; null with a Firebase project. */
  vapidKey: string | null;
  photos: PhotoRenderings;
  log: FastifyBaseLogger;
}

/** Largest JSON body, in bytes. */
const bodyLimit = 64 * 1024;

/** Opens server rendering in workers that end with it; `POSY_DRAW_PAGES=off` leaves it to the pages' scripts. */
const openDrawing = (app: FastifyInstance, { config, api, releases }: AppParts): PageDrawing | null => {
  if (!config.drawPages) return null;
  const drawing = openPageDrawing({
    buildsDir: releases.buildsDir,
    timeoutMs: config.drawWaitMs,
    call: (name, input) => callAsNobody(api, name, input),
    report: (sentence, error) => {
      app.log.error({ error }, sentence);
      api.reportFault(error, sentence);
    },
  });
  app.addHook('onClose', async () => drawing.close());
  return drawing;
};

/** Builds the Fastify application: API, pictures, releases and pages. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config, releases } = parts;
  const app = Fastify({
    loggerInstance: parts.log,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // The embedded server uses the same rule.
    trustProxy: trustedProxies(config.trustedProxies),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(generalHeaders(config.publicUrl));
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = translateError(error);
    if (status >= 500) {
      request.log.error({ error }, 'A request failed');
      parts.api.reportFault(error, request.routeOptions.url ?? 'unknown');
    }
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } }),
  );
  // Our own line: without query strings and headers, which hold search words and tokens.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  limitUnknownAddresses(app, parts.api.counts, parts.api.now);
  compressAnswers(app);
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', releaseSet: releases.current()?.id ?? null }),
  );
  registerProof(app, parts.adminSecret);
  await registerApi(app, parts.api, parts.verifyToken);
  const talkPages = stopTalkPages({ firestore: parts.api.firestore, seal: parts.talkSeal, now: parts.api.now });
  for (const page of [stopInvitationsPage(parts.api.letters), ...talkPages]) await registerStopPage(app, page);
  const { secret, take } = parts.replies;
  await registerReplies(app, { secret, take: (letter) => take(parts.api, letter) });
  registerDownload(app, parts.api.exports);
  registerGuestPhotoDownload(app, parts.api);
  await registerReleases(app, { store: releases, development: config.development, setFor: parts.pageSets.forRequest });
  registerDeploys(app, releases);
  registerPictures(app, parts.pictures);
  if (parts.outbox !== null) registerOutbox(app, parts.outbox);
  registerPhotos(app, parts.photos, (id) => isOfClosedWedding(parts.api.firestore, id));
  registerAttachments(app, parts.api);
  const { sendLocked } = await registerGuestPages(app, {
    api: parts.api,
    faces: async () => {
      const set = releases.current();
      return set === null ? [] : faceSheets(set, await releases.integritiesOf(set));
    },
  });
  const websiteOf = websiteReader(parts.api);
  registerSharePictures(app, websiteOf);
  registerPages(app, {
    config,
    catalogue: parts.api.catalogue,
    websiteOf,
    operator: parts.api.operator,
    currentSet: releases.current,
    setsFor: parts.pageSets.forPage,
    overrides: parts.api.overrides,
    integritiesOf: releases.integritiesOf,
    buildsDir: releases.buildsDir,
    vapidKey: parts.vapidKey,
    drawing: openDrawing(app, parts),
    sendLocked,
  });
  await app.ready();
  return app;
};

import { trustedProxies } from '@posy/firebase-local';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type ApiContext } from '../api/handler';
import { registerAttachments } from '../api/enquiries/attachments/register-attachments';
import { registerDownload } from '../api/privacy/export/register-download';
import { registerApi } from '../api/register-api';
import { translateError } from '../api/translate-error';
import { type ServerConfig } from '../config/config';
import { type KeptForReading, registerOutbox } from '../mail/outbox/register-outbox';
import { registerStopLetters } from '../mail/post/register-stop-letters';
import { registerPages } from '../pages/register-pages';
import { generalHeaders } from '../pages/security-headers';
import { websiteReader } from '../pages/website-of';
import { isOfClosedWedding } from '../photos/photo-records';
import { type PhotoRenderings } from '../photos/photo-renderings';
import { type PictureService } from '../pictures/picture-service';
import { registerReleases } from '../releases/register-releases';
import { type ReleaseStore } from '../releases/release-store';
import { compressAnswers } from './compress';
import { type VerifyToken } from './accounts/identity';
import { registerProof } from './own-server';
import { registerPhotos } from './parts/register-photos';
import { registerPictures } from './parts/register-pictures';

/** What the HTTP side works with. */
export interface AppParts {
  config: ServerConfig;
  api: ApiContext;
  /** What opens the admin calls of the embedded server. */
  adminSecret: string;
  verifyToken: VerifyToken;
  releases: ReleaseStore;
  pictures: PictureService;
  /** Letters and pushes that were not sent, for whoever runs the embedded server; null with a Firebase project. */
  outbox: KeptForReading | null;
  /** Public key for browsers' own push subscriptions; null with a Firebase project. */
  vapidKey: string | null;
  photos: PhotoRenderings;
  log: FastifyBaseLogger;
}

/** Largest JSON body, in bytes. */
const bodyLimit = 64 * 1024;

/** Builds the Fastify application: API, pictures, releases and pages. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config, releases } = parts;
  const app = Fastify({
    loggerInstance: parts.log,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // The rule that the embedded server goes by too.
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
  compressAnswers(app);
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', releaseSet: releases.current()?.id ?? null }),
  );
  registerProof(app, parts.adminSecret);
  await registerApi(app, parts.api, parts.verifyToken);
  await registerStopLetters(app, parts.api.letters);
  registerDownload(app, parts.api.exports);
  await registerReleases(app, releases, config.development);
  registerPictures(app, parts.pictures);
  if (parts.outbox !== null) registerOutbox(app, parts.outbox);
  registerPhotos(app, parts.photos, (id) => isOfClosedWedding(parts.api.firestore, id));
  registerAttachments(app, parts.api);
  registerPages(app, {
    config,
    catalogue: parts.api.catalogue,
    websiteOf: websiteReader(parts.api.firestore),
    operator: parts.api.operator,
    currentSet: releases.current,
    storedSet: releases.stored,
    integritiesOf: releases.integritiesOf,
    buildsDir: releases.buildsDir,
    vapidKey: parts.vapidKey,
  });
  await app.ready();
  return app;
};

import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Caller, type Identify } from '#access/caller';
import { type ClientAddress, fromOf } from '#access/client-address';
import { allowOrigin, answerPreflight, type IsAllowedOrigin } from '#access/origins';
import { type Reporter } from '#access/report';
import { type FirestoreApi } from '#api/api';
import { asObject, parseJson } from '#base/json';
import { invalid, StatusError } from '#base/status';
import { type Deliveries, openDelivery } from '#limits/delivery';
import { deliverJson, maxBodyBytes, readBody, sendJson } from '../http';
import { routeOf } from './routes';

export interface RestOptions {
  api: FirestoreApi;
  identify: Identify;
  clientAddress: ClientAddress;
  isAllowedOrigin: IsAllowedOrigin;
  deliveries: Deliveries;
  report: Reporter;
}

const streamingVerb = /:(batchGet|runQuery|runAggregationQuery|executePipeline)$/;

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalid('The path is not properly encoded.');
  }
};

/** Largest body of a caller who is not signed in: queries, and a small document where the rules allow its write. */
const strangersBodyBytes = 256 * 1024;

const answer = async (
  { api, identify, clientAddress }: RestOptions,
  req: IncomingMessage,
  url: URL,
): Promise<{ caller: Caller; body: object }> => {
  const caller = await identify(req.headers.authorization, fromOf(clientAddress, req));
  const isStranger = caller.kind === 'client' && caller.auth === null;
  const text = await readBody(req, isStranger ? strangersBodyBytes : maxBodyBytes);
  const body = text === '' ? {} : asObject(parseJson(text), 'The request body');
  const call = routeOf(req.method ?? 'GET', decodePath(url.pathname), url.searchParams, body);
  const operation = call && api[call.kind][call.operation];
  if (!operation) throw new StatusError('NOT_FOUND', 'This path is not one of Firestore.');
  return { caller, body: await operation(caller, call.request) };
};

/** Firestore's REST interface below `/v1/projects/`. */
export const createRest =
  (options: RestOptions) =>
  (req: IncomingMessage, res: ServerResponse, url: URL): boolean => {
    if (!url.pathname.startsWith('/v1/projects/') && !url.pathname.startsWith('/v1/projects%2F')) return false;
    const allowed = allowOrigin(options.isAllowedOrigin, req, res);
    if (req.method === 'OPTIONS') {
      answerPreflight(allowed, req, res);
      return true;
    }
    answer(options, req, url)
      .then(({ caller, body }) =>
        deliverJson(res, body, openDelivery(caller, { ...options.deliveries, cut: () => res.destroy() })),
      )
      .catch((error: unknown) => {
        const status = options.report(error);
        const body = { error: { code: status.httpCode, message: status.message, status: status.status } };
        sendJson(res, status.httpCode, streamingVerb.test(url.pathname) ? [body] : body);
      });
    return true;
  };

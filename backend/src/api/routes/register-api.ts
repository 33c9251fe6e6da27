import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@posy/firebase-local';
import {
  apiRoot,
  type Endpoint,
  type EndpointName,
  endpoints,
  pathsOf,
  takesQuery,
  type UploadName,
} from '@posy/shared-contracts/endpoints';
import { photoPurposes } from '@posy/shared-contracts/entities';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Identity, type VerifyToken } from '#accounts/identity';
import { type ApiContext, type Handler } from '../handler';
import { readInput } from '../input/read-input';
import { bodyLimitOf, limitOf, uploadsOfStrangers } from '../limits';
import { Refusal } from '../refusal';
import { translateError } from '../translate-error';
import { acceptFiles, fileFault, readFileBody } from './accept-files';
import { handlers } from './handlers';
import { sendFile } from './send-file';

declare module 'fastify' {
  interface FastifyRequest {
    /** Identity of the caller; null when the request carried no valid token. */
    identity: Identity | null;
    /** A token came with the request, and was not good. */
    badToken: boolean;
  }
}

/** Reads the token. An invalid one is refused later, so that callers who try many meet the limit. */
const identify = async (verifyToken: VerifyToken, request: FastifyRequest): Promise<void> => {
  const { authorization } = request.headers;
  if (authorization === undefined) return;
  const token = /^Bearer ([\w.-]{20,8192})$/.exec(authorization)?.[1];
  request.identity = token === undefined ? null : await verifyToken(token);
  request.badToken = request.identity === null;
};

const isUpload = (name: EndpointName): name is UploadName => (endpoints[name] as Endpoint).carries === 'file';

/** Purposes of photos that need a wedding; anybody may send a review's photos. */
const ofWeddings = new Set<unknown>(photoPurposes.filter((purpose) => purpose !== 'review'));

const requireAccess = ({ identity, badToken, query }: FastifyRequest, name: EndpointName): void => {
  const { auth } = endpoints[name];
  const { purpose } = query as { purpose?: unknown };
  const forMembers = isUpload(name) && ofWeddings.has(purpose);
  if (badToken) throw new Refusal(401, 'invalid-token', 'The sign-in is not valid: sign in again.');
  if ((auth === 'user' || forMembers) && identity === null)
    throw new Refusal(401, 'sign-in-required', 'Please sign in first.');
};

/** Photos cost work: who is signed out sends fewer. */
const rateLimitOf = (name: EndpointName) => {
  const { max, timeWindow, byNetwork } = limitOf(name);
  const most = ({ identity }: FastifyRequest): number =>
    identity === null && isUpload(name) ? Math.min(max, uploadsOfStrangers) : max;
  const keyGenerator = ({ ip }: FastifyRequest): string => networkOf(ip);
  return { max: most, timeWindow, ...(byNetwork && { keyGenerator }) };
};

/**
 * Number of people assumed to share an address, in a household or an office: a second account is created at once, and
 * must not give more than this.
 */
const peopleOfANetwork = 10;

/** The limit of an address beside that of each account. */
const networkLimit = (name: EndpointName, { counts, now }: ApiContext) => {
  const { max, timeWindow, byNetwork } = limitOf(name);
  const most = { max: max * peopleOfANetwork, timeWindow };
  return async ({ identity, ip }: FastifyRequest): Promise<void> => {
    if (identity === null || byNetwork === true) return;
    if (!counts.take(`${name} from ${networkOf(ip)}`, most, now()))
      throw new Refusal(429, 'too-many-requests', 'That was too often: please wait a moment.');
  };
};

const registerEndpoint = (api: FastifyInstance, name: EndpointName, context: ApiContext): void => {
  const definition = endpoints[name] as Endpoint;
  const run = handlers[name] as unknown as Handler<EndpointName>;
  const bodyLimit = bodyLimitOf(name);
  for (const url of pathsOf(definition))
    api.route({
      method: definition.method,
      url,
      config: { rateLimit: rateLimitOf(name) },
      ...(bodyLimit !== undefined && { bodyLimit }),
      // A body is read of those only who may send one.
      preParsing: [async (request) => requireAccess(request, name), networkLimit(name, context)],
      handler: async (request, reply) => {
        const call = {
          params: readInput(definition.params, request.params),
          body: readInput(definition.body, takesQuery(definition) ? request.query : request.body),
          identity: request.identity,
          network: networkOf(request.ip),
          headers: request.headers,
          file: isUpload(name) ? readFileBody(request.body) : null,
        } as Parameters<typeof run>[1];
        const answer: unknown = await run(context, call);
        // The answer's schema also drops every field that the contract does not name. A misfit is a bug of ours.
        const checked = v.safeParse(definition.answer, answer);
        if (!checked.success) throw new Error(`${name} answers against its contract: ${v.summarize(checked.issues)}`);
        if (definition.gives !== undefined) return sendFile(request, reply, definition.gives, String(checked.output));
        return reply.header('cache-control', 'no-store').send(checked.output);
      },
    });
};

const sendError = (
  { reportFault }: ApiContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, body } = translateError(error);
  if (status >= 500) {
    request.log.error({ error, path: request.routeOptions.url }, 'A call failed');
    reportFault(error, request.routeOptions.url ?? 'unknown');
  }
  return reply.code(status).header('cache-control', 'no-store').send(body);
};

/** Registers a route for every endpoint of the contract, with sign-in, limits and one translation of errors. */
export const registerApi = async (
  app: FastifyInstance,
  context: ApiContext,
  verifyToken: VerifyToken,
): Promise<void> => {
  await app.register(async (api) => {
    api.decorateRequest('identity', null);
    api.decorateRequest('badToken', false);
    // JSON only: a form of another origin cannot send it.
    api.removeContentTypeParser('text/plain');
    api.setErrorHandler((error, request, reply) => sendError(context, error, request, reply));
    // Some addresses contain the secret of a link: their pages send no referrer to others.
    api.addHook('onRequest', async (_request, reply) => void reply.header('referrer-policy', 'no-referrer'));
    api.addHook('onRequest', (request) => identify(verifyToken, request));
    await api.register(rateLimit, {
      global: true,
      // The limit applies before any body is read, and after the token: anonymous callers are limited by address.
      hook: 'onRequest',
      keyGenerator: (request) => request.identity?.uid ?? networkOf(request.ip),
    });
    const names = Object.keys(endpoints) as EndpointName[];
    for (const name of names.filter((one) => !isUpload(one))) registerEndpoint(api, name, context);
    for (const name of names.filter(isUpload))
      await api.register(async (uploads) => {
        acceptFiles(uploads);
        uploads.setErrorHandler((error, request, reply) => sendError(context, fileFault(error, name), request, reply));
        registerEndpoint(uploads, name, context);
      });
    api.all(`${apiRoot}/*`, () => {
      throw new Refusal(404, 'not-found', 'There is no such call.');
    });
  });
};

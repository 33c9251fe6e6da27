import { type IncomingMessage, type ServerResponse } from 'node:http';
import { fromOf } from '#access/client-address';
import { allowOrigin, answerPreflight } from '#access/origins';
import { networkOf } from '#limits/network-of';
import { AuthError, errorBody } from '../base/auth-error';
import { type AuthContext } from '../context/context';
import { isAdmin, isAtThisMachine } from './access';
import { servePage } from './pages';
import { readBody } from './request-body';
import { type Route, routes } from './routes';

const ours =
  /^\/(identitytoolkit|securetoken)\.googleapis\.com\/|^\/emulator\/v1\/projects\/[^/:]+\/(config|accounts)$|^\/emulator\/auth\/handler\/credential$/;

/** Paths with the project id taken out, so that the table can be looked up directly. */
const projectPath = /^(\/identitytoolkit\.googleapis\.com\/v1|\/emulator\/v1)\/projects\/([^/:]+)/;

const byPath = new Map<string, Route[]>();
for (const route of routes) byPath.set(route.path, [...(byPath.get(route.path) ?? []), route]);

const findRoute = (context: AuthContext, method: string, path: string): Route => {
  const project = projectPath.exec(path)?.[2];
  if (project !== undefined && decodeURIComponent(project) !== context.projectId)
    throw new AuthError('PROJECT_NOT_FOUND', 404);
  const known = byPath.get(path.replace(projectPath, '$1/projects/{p}'));
  if (known === undefined) throw new AuthError(`NOT_FOUND : ${path} is not supported`, 404);
  const route = known.find((candidate) => candidate.method === method);
  if (route === undefined) throw new AuthError('METHOD_NOT_ALLOWED', 405);
  return route;
};

const checkAccess = (context: AuthContext, route: Route, admin: boolean): void => {
  if (route.access === 'public') return;
  if (!admin) throw new AuthError('INSUFFICIENT_PERMISSION', 403);
  if (route.access === 'test' && context.options.testMode !== true) throw new AuthError('INSUFFICIENT_PERMISSION', 403);
};

/** The parts of the request target. */
interface RequestTarget {
  pathname: string;
  searchParams: URLSearchParams;
}

const answer = async (context: AuthContext, request: IncomingMessage, url: RequestTarget): Promise<object> => {
  const route = findRoute(context, request.method ?? '', url.pathname);
  const admin = isAdmin(request, context.options);
  checkAccess(context, route, admin);
  const locale = request.headers['x-firebase-locale'];
  return route.operation(context, {
    body: route.method === 'POST' ? await readBody(request) : {},
    query: url.searchParams,
    network: networkOf(fromOf(context.clientAddress, request).address),
    atThisMachine: isAtThisMachine(request),
    // Public calls never act for the backend, whatever they carry.
    admin: route.access !== 'public' && admin,
    locale: typeof locale === 'string' && /^[\w-]{1,35}$/.test(locale) ? locale : null,
  });
};

const send = (response: ServerResponse, status: number, body: object): void => {
  if (response.headersSent || response.destroyed) return;
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // The rest of an oversized body is not read, so the connection cannot serve another request.
    ...(status === 413 && { Connection: 'close' }),
  });
  response.end(json);
};

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_FULL');

const refuse = (context: AuthContext, response: ServerResponse, error: unknown): void => {
  if (error instanceof AuthError) {
    send(response, error.status, errorBody(error));
    return;
  }
  if (isDiskFull(error)) {
    context.log({ level: 'error', message: 'The disk is full: nothing was written.' });
    send(response, 503, errorBody(new AuthError('UNAVAILABLE : The disk is full, nothing was written', 503)));
    return;
  }
  context.log({ level: 'error', message: 'Auth failed', error: error instanceof Error ? error.stack : String(error) });
  send(response, 500, errorBody(new AuthError('INTERNAL_ERROR', 500)));
};

/** Answers Auth's own paths and says whether the path was one. */
export const createHandler =
  (context: AuthContext) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    // The path is taken as it stands: URL would fold '//host' into a host.
    const [path = '', search = ''] = (request.url ?? '').split('?', 2);
    if (servePage(context, request, response, path)) return true;
    if (!ours.test(path)) return false;
    const allowed = allowOrigin(context.isAllowedOrigin, request, response);
    if (request.method === 'OPTIONS') {
      answerPreflight(allowed, request, response);
      return true;
    }
    answer(context, request, { pathname: path, searchParams: new URLSearchParams(search) })
      .then((body) => send(response, 200, body))
      .catch((error: unknown) => refuse(context, response, error));
    return true;
  };

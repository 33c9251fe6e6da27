import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, type Server } from 'node:net';
import {
  createSinglePortServer,
  cutUnread,
  type FirebaseLocal,
  limitConnections,
  trustedProxies,
} from '@posy/firebase-local';
import { type ServerConfig, StartError } from '../config/config';
import { refuseUnknownHost } from './known-host';

/** A server that listens. */
export interface Listening {
  port: number;
  close(): Promise<void>;
}

const refusals: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop the other program, or choose another port with PORT.`,
  EACCES: (port) => `Port ${port} needs more rights. Choose another port with PORT.`,
};

const opened = (server: Server, { port, host }: ServerConfig): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const refusal = refusals[error.code ?? ''];
      reject(refusal === undefined ? error : new StartError(refusal(port)));
    });
    server.listen({ port, host }, resolve);
  });

/** Limits of a request's head, and of all of it, in milliseconds: a phone's photo fits. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 };

const plainServer = (answer: RequestListener) => {
  const server = createServer(timeouts, answer);
  cutUnread(server);
  return server;
};

/** Most connections of one address, which may be a whole company's. */
const mostConnections = 2_000;

/** Firebase's protocols, answered to those who name this server; all others fall through to the refusal. */
const withHosts = (local: FirebaseLocal, refuse: ReturnType<typeof refuseUnknownHost>): FirebaseLocal => ({
  ...local,
  handleHttp: (request, response) => refuse(request, response) || local.handleHttp(request, response),
});

/** Listens on the one port, where Firebase's protocols are answered beside everything else. */
export const listen = async (
  config: ServerConfig,
  local: FirebaseLocal | null,
  answer: RequestListener,
): Promise<Listening> => {
  const refuse = refuseUnknownHost(config);
  const guarded: RequestListener = (request, response) => {
    if (!refuse(request, response)) answer(request, response);
  };
  const server = local === null ? plainServer(guarded) : createSinglePortServer(withHosts(local, refuse), answer);
  limitConnections(server, mostConnections, trustedProxies(['loopback', ...config.trustedProxies]));
  await opened(server, config);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

import { createServer as createHttpServer, type RequestListener, type Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { type FirebaseLocal } from './firebase-local';
import { cutUnread, unreadMillis } from './limits/unread-sockets';

/** HTTP/2's whole greeting: half of it is no reason to accept a protocol with lasting connections. */
const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const graceMillis = 2_000;

/** Limits for slow senders, in milliseconds. */
export interface Timeouts {
  /** Time until the first bytes identify the protocol. */
  first: number;
  /** Time for a request's head. */
  head: number;
  /** Time for a whole request: a photo from a phone, a large commit. */
  request: number;
  /** Time in which a reader must take something of a waiting answer. */
  unread?: number;
  /** Interval of looking for slow requests. */
  look: number;
}

const usual: Timeouts = { first: 30_000, head: 20_000, request: 120_000, look: 10_000 };

/** Reads just enough of a connection to tell HTTP/2 (gRPC) from HTTP/1, and puts it back. */
const sniff = (socket: Socket, millis: number, decide: (isGrpc: boolean) => void): void => {
  let head = Buffer.alloc(0);
  const onData = (chunk: Buffer): void => {
    head = Buffer.concat([head, chunk]);
    const text = head.subarray(0, preface.length).toString('latin1');
    if (text.length < preface.length && preface.startsWith(text)) return;
    socket.off('data', onData);
    socket.pause();
    clearTimeout(timer);
    socket.unshift(head);
    decide(text === preface);
  };
  const timer = setTimeout(() => socket.destroy(), millis);
  socket.once('close', () => clearTimeout(timer));
  socket.on('data', onData);
};

const route = (socket: Socket, http: HttpServer, local: FirebaseLocal, timeouts: Timeouts): void => {
  // A connection that breaks before anyone owns it must not end the process.
  socket.on('error', () => socket.destroy());
  sniff(socket, timeouts.first, (isGrpc) => {
    if (isGrpc) return local.handleGrpcSocket(socket);
    http.emit('connection', socket);
    process.nextTick(() => socket.resume());
  });
};

/** Lets what is being answered finish, then cuts what stays open (channels never end by themselves). */
const closeGracefully = (server: Server, http: HttpServer, sockets: Set<Socket>): void => {
  const close = server.close.bind(server);
  server.close = (callback) => {
    close(callback);
    http.close();
    const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMillis).unref();
    server.once('close', () => clearTimeout(timer));
    return server;
  };
};

/**
 * One port for everything: gRPC and Firebase's HTTP go to `local`, the rest to `fallback`.
 * Close `local` first, then this server.
 */
export const createSinglePortServer = (
  local: FirebaseLocal,
  fallback: RequestListener,
  timeouts: Timeouts = usual,
): Server => {
  const limits = {
    keepAlive: true,
    keepAliveTimeout: 65_000,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.look,
  };
  const http = createHttpServer(limits, (req, res) => {
    if (!local.handleHttp(req, res)) fallback(req, res);
  });
  cutUnread(http, timeouts.unread ?? unreadMillis);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    route(socket, http, local, timeouts);
  });
  // The HTTP server never listens itself; this starts its watch over slow headers.
  server.on('listening', () => http.emit('listening'));
  closeGracefully(server, http, sockets);
  return server;
};

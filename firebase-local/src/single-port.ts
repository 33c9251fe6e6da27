import { createServer as createHttpServer, type RequestListener, type Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { type FirebaseLocal } from './index';

const preface = 'PRI';
const silentMillis = 120_000;
const graceMillis = 2_000;

/** Slow senders are cut off: a head must come within 20 s, a whole request (a photo, a large commit) within 2 minutes. */
const patience = { keepAlive: true, keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 120_000 };

/** Reads just enough of a connection to tell HTTP/2 (gRPC) from HTTP/1, and puts it back. */
function sniff(socket: Socket, decide: (isGrpc: boolean) => void): void {
  let head = Buffer.alloc(0);
  const onData = (chunk: Buffer): void => {
    head = Buffer.concat([head, chunk]);
    const text = head.subarray(0, preface.length).toString('latin1');
    if (text.length < preface.length && preface.startsWith(text)) return;
    socket.off('data', onData);
    socket.pause();
    socket.setTimeout(0);
    socket.unshift(head);
    decide(text === preface);
  };
  socket.setTimeout(silentMillis, () => socket.destroy());
  socket.on('data', onData);
}

function route(socket: Socket, http: HttpServer, local: FirebaseLocal): void {
  // A connection that breaks before anyone owns it must not end the process.
  socket.on('error', () => socket.destroy());
  sniff(socket, (isGrpc) => {
    socket.removeAllListeners('timeout');
    if (isGrpc) return local.handleGrpcSocket(socket);
    http.emit('connection', socket);
    process.nextTick(() => socket.resume());
  });
}

/** Lets what is being answered finish, then cuts what stays open (channels never end by themselves). */
function closeGracefully(server: Server, http: HttpServer, sockets: Set<Socket>): void {
  const close = server.close.bind(server);
  server.close = (callback) => {
    close(callback);
    http.close();
    const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMillis).unref();
    server.once('close', () => clearTimeout(timer));
    return server;
  };
}

/**
 * One port for everything: gRPC and Firebase's HTTP go to `local`, the rest to `fallback`.
 * Close `local` first, then this server.
 */
export function createSinglePortServer(local: FirebaseLocal, fallback: RequestListener): Server {
  const http = createHttpServer(patience, (req, res) => {
    if (!local.handleHttp(req, res)) fallback(req, res);
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    route(socket, http, local);
  });
  // The HTTP server never listens itself; this starts its watch over slow headers.
  server.on('listening', () => http.emit('listening'));
  closeGracefully(server, http, sockets);
  return server;
}

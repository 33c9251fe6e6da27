import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Caller, type Identify } from '../../access/caller';
import { type Reporter } from '../../access/report';
import { type ClientStream, type StreamSink } from '../../listen/listen-stream';
import { invalid, StatusError } from '../../status';
import { allowOrigin, answerPreflight, readBody } from '../http';
import { frame } from './back-channel';
import { parseForward } from './form';
import { createSession, type Session } from './session';

export type StreamKind = 'Listen' | 'Write';

export interface WebChannelOptions {
  identify: Identify;
  openStream(kind: StreamKind, caller: Caller, sink: StreamSink): ClientStream;
  nowMillis: () => number;
  report: Reporter;
}

export interface WebChannel {
  /** Answers the request when it is one of a channel. */
  handle(req: IncomingMessage, res: ServerResponse, url: URL): boolean;
  size(): number;
  close(): void;
}

const route = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const idleMillis = 5 * 60_000;
const maxSessions = 20_000;
const protocolVersion = 8;
const serverVersion = 12;
const keepAliveMillis = 30_000;

function sendText(res: ServerResponse, status: number, text: string): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-cache, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(text);
}

export function createWebChannel({ identify, openStream, nowMillis, report }: WebChannelOptions): WebChannel {
  const sessions = new Map<string, Session>();
  const sweep = setInterval(() => {
    for (const session of [...sessions.values()]) {
      const since = session.idleSince();
      if (since !== null && nowMillis() - since > idleMillis) session.close();
    }
  }, idleMillis / 5).unref();

  /** A bad token is told on the stream, where the SDK understands it and fetches a new one. */
  const opener = async (kind: StreamKind, authorization: string | undefined, address: string | undefined) => {
    try {
      const caller = await identify(authorization, address);
      return (sink: StreamSink): ClientStream => openStream(kind, caller, sink);
    } catch (error) {
      return (sink: StreamSink): ClientStream => {
        sink.end(report(error));
        return { receive: () => undefined, close: () => undefined };
      };
    }
  };
  const handshake = async (req: IncomingMessage, res: ServerResponse, kind: StreamKind): Promise<void> => {
    const { headers, offset, messages } = parseForward(await readBody(req));
    const authorization = headers.get('authorization') ?? req.headers.authorization;
    const open = await opener(kind, authorization, req.socket.remoteAddress);
    if (sessions.size >= maxSessions) throw new StatusError('UNAVAILABLE', 'Too many sessions.');
    const session = createSession(open, nowMillis, (closed) => void sessions.delete(closed.id));
    sessions.set(session.id, session);
    const hello = [[0, ['c', session.id, '', protocolVersion, serverVersion, keepAliveMillis]]];
    sendText(res, 200, frame(JSON.stringify(hello)));
    session.receive(offset, messages);
  };
  const serve = async (req: IncomingMessage, res: ServerResponse, url: URL, kind: StreamKind): Promise<void> => {
    const id = url.searchParams.get('SID');
    if (id === null && req.method === 'POST') return handshake(req, res, kind);
    const session = id === null ? undefined : sessions.get(id);
    if (!session) throw invalid('Unknown SID');
    if (url.searchParams.get('TYPE') === 'terminate') {
      session.close();
      return sendText(res, 200, '');
    }
    const acknowledged = Number(url.searchParams.get('AID') ?? 0);
    if (Number.isInteger(acknowledged)) session.acknowledge(acknowledged);
    if (req.method === 'GET') return session.attach(res, url.searchParams.get('CI') === '1');
    const { offset, messages } = parseForward(await readBody(req));
    session.receive(offset, messages);
    sendText(res, 200, frame(JSON.stringify(session.state())));
  };
  return {
    handle(req, res, url) {
      const kind = route.exec(url.pathname)?.[1];
      if (kind !== 'Listen' && kind !== 'Write') return false;
      allowOrigin(req, res);
      if (req.method === 'OPTIONS') answerPreflight(req, res);
      else
        serve(req, res, url, kind).catch((error: unknown) => {
          const status = report(error);
          // Any 4xx makes the client begin a new session; 401 would not be understood as one.
          sendText(res, status.httpCode >= 500 ? status.httpCode : 400, status.message);
        });
      return true;
    },
    size: () => sessions.size,
    close() {
      clearInterval(sweep);
      for (const session of [...sessions.values()]) session.close();
    },
  };
}

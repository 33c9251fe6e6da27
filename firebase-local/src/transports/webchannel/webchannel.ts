import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Caller, type From, type Identify } from '#access/caller';
import { type ClientAddress, fromOf } from '#access/client-address';
import { allowOrigin, answerPreflight, type IsAllowedOrigin } from '#access/origins';
import { type Reporter } from '#access/report';
import { invalid } from '#base/status';
import { type AllHoldings, openTab } from '#limits/holdings';
import { type OpenStream, type StreamKind } from '#listen/open-stream';
import { type ClientStream, type StreamSink } from '#listen/stream';
import { readBody } from '../http';
import { frame } from './back-channel';
import { parseForward } from './form';
import { type ChannelSession, createSession } from './session';

export interface WebChannelOptions {
  identify: Identify;
  clientAddress: ClientAddress;
  isAllowedOrigin: IsAllowedOrigin;
  holdings: AllHoldings;
  openStream: OpenStream;
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
/** A page that is there listens again within moments; one that was left or loaded anew says nothing any more. */
const leftMillis = 5_000;
const protocolVersion = 8;
const serverVersion = 12;
const keepAliveMillis = 30_000;

const sendText = (res: ServerResponse, status: number, text: string): void => {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-cache, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(text);
};

export const createWebChannel = (options: WebChannelOptions): WebChannel => {
  const { identify, clientAddress, isAllowedOrigin, holdings, openStream, nowMillis, report } = options;
  const sessions = new Map<string, ChannelSession>();
  /** The accounts whose sessions they are. */
  const owners = new WeakMap<ChannelSession, string>();
  const sweep = setInterval(() => {
    for (const session of [...sessions.values()]) {
      const since = session.idleSince();
      if (since !== null && nowMillis() - since > idleMillis) session.close();
    }
  }, idleMillis / 5).unref();

  /** A bad token is reported on the stream, where the SDK understands it and fetches a new one. */
  const opener = async (
    kind: StreamKind,
    authorization: string | undefined,
    from: From,
  ): Promise<{ caller: Caller; open(sink: StreamSink): ClientStream }> => {
    try {
      const caller = await identify(authorization, from);
      return { caller, open: (sink) => openStream(kind, caller, sink) };
    } catch (error) {
      const open = (sink: StreamSink): ClientStream => {
        sink.end(report(error));
        return { receive: () => undefined, close: () => undefined };
      };
      return { caller: { kind: 'client', auth: null, address: from.address }, open };
    }
  };
  /** Returns the longest silent session among those that an account has abandoned. */
  const longestLeft = (uid: string): ChannelSession | null => {
    let found: { session: ChannelSession; since: number } | null = null;
    for (const session of sessions.values()) {
      const since = owners.get(session) === uid ? session.idleSince() : null;
      if (since !== null && nowMillis() - since >= leftMillis && since < (found?.since ?? Infinity))
        found = { session, since };
    }
    return found?.session ?? null;
  };
  holdings.leftStreams((uid) => {
    const left = longestLeft(uid);
    left?.close();
    return left !== null;
  });
  const begin = ({ caller, open }: Awaited<ReturnType<typeof opener>>): ChannelSession => {
    const streams = openTab(holdings.streams(caller));
    streams.hold(1);
    const onClose = (closed: ChannelSession): void => {
      sessions.delete(closed.id);
      streams.release();
    };
    const session = createSession(open, { nowMillis, unread: openTab(holdings.unread(caller)), onClose });
    sessions.set(session.id, session);
    if (caller.kind === 'client' && caller.auth !== null) owners.set(session, caller.auth.uid);
    return session;
  };
  const handshake = async (req: IncomingMessage, res: ServerResponse, kind: StreamKind): Promise<void> => {
    const { headers, offset, messages } = parseForward(await readBody(req));
    const authorization = headers.get('authorization') ?? req.headers.authorization;
    const session = begin(await opener(kind, authorization, fromOf(clientAddress, req)));
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
      const allowed = allowOrigin(isAllowedOrigin, req, res);
      if (req.method === 'OPTIONS') answerPreflight(allowed, req, res);
      else
        serve(req, res, url, kind).catch((error: unknown) => {
          const status = report(error);
          // The client reacts to any 4xx with a new session, but not to 401.
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
};

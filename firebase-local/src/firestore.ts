import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type AccessRules, createAccess } from './access/access';
import { createIdentify, type Identify, type TokenVerifier } from './access/caller';
import { createClientAddress, trustedProxies } from './access/client-address';
import { createOriginCheck } from './access/origins';
import { createReporter } from './access/report';
import { createApi } from './api/api';
import { type ApiContext } from './api/context';
import { createTransactions } from './api/transactions';
import { type Log } from './base/log';
import { type ReadSoFar } from './base/meter';
import { createCommitter } from './commit/committer';
import { type NeededIndexes, openNeededIndexes } from './indexes/needed-indexes';
import { type NeededIndex } from './indexes/required-index';
import { usualReadTimeout } from './limits/delivery';
import { openHoldings } from './limits/holdings';
import { createQuotas, type Quotas } from './limits/quotas';
import { createTurns } from './limits/turns';
import { createWorkBudget, usualWork, type WorkLimits } from './limits/work-budget';
import { createListenHub } from './listen/hub';
import { createOpenSessions, usualSilence } from './listen/open-sessions';
import { type OpenStream } from './listen/open-stream';
import { openWriteStream } from './listen/write-stream';
import { type CompiledRules } from './rules/runtime/contract';
import { openDocumentStore } from './store/document-store';
import { createGrpc } from './transports/grpc/grpc';
import { createRest } from './transports/rest/rest';
import { createWebChannel } from './transports/webchannel/webchannel';
import { databaseNames } from './values/names';

export interface FirestoreOptions {
  dataDir: string;
  projectId: string;
  adminSecret: string;
  testMode: boolean;
  /** The rules in force now. */
  rules: () => CompiledRules;
  verify: TokenVerifier;
  nowMillis: () => number;
  /** The size at which the database file counts as full. */
  maxDatabaseBytes?: number;
  /** Limits of stored data for clients; default: no limit. */
  quotas?: Quotas;
  /** Limits of clients' reads per minute; default: `usualWork`. */
  workLimits?: WorkLimits;
  /** Milliseconds for which a reader may stall; default: half a minute. */
  readTimeout?: number;
  /** Delay in milliseconds before a stream is closed after its sign-in ended; default: five seconds. */
  silence?: number;
  log: Log;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks such as `10.0.0.0/8`, or words such as `loopback`. */
  trustedProxies?: readonly string[];
  /** Origins whose pages may ask, besides this server's own; default: none. */
  allowedOrigins?: readonly string[];
}

/** Firestore without Auth: the store and the three transports to it. */
export interface Firestore {
  /** Answers Firestore's paths; false (and nothing done) for every other path. */
  handleHttp(req: IncomingMessage, res: ServerResponse, url: URL): boolean;
  handleGrpcSocket(socket: Socket): void;
  /** Ends the streams of an account that began with a sign-in before a time in seconds. */
  endSessions(uid: string, before: number): void;
  /** Totals read since the start. */
  readSoFar(): ReadSoFar;
  identify: Identify;
  /** The composite indexes that queries so far would need in production, in all runs on this directory. */
  neededIndexes(): NeededIndex[];
  /** Deletes every document (test mode's control endpoint). */
  clear(): Promise<void>;
  close(): void;
}

/** Every query is asked about, so here every query is seen. */
const noting = (needed: NeededIndexes, access: AccessRules): AccessRules => ({
  ...access,
  list(caller, query) {
    needed.note(query);
    return access.list(caller, query);
  },
});

/** Opens the data directory and serves it. Throws when another process holds it. */
export const openFirestore = (options: FirestoreOptions): Firestore => {
  const { nowMillis, log } = options;
  const store = openDocumentStore(options.dataDir, nowMillis, options.maxDatabaseBytes);
  const needed = openNeededIndexes(options.dataDir);
  const report = createReporter(log);
  const identify = createIdentify(options);
  const holdings = openHoldings();
  const clientAddress = createClientAddress(trustedProxies(options.trustedProxies ?? []));
  const isAllowedOrigin = createOriginCheck(options);
  const doors = { identify, clientAddress, isAllowedOrigin, report };
  const hub = createListenHub(() => context, store, nowMillis);
  const committer = createCommitter(store, hub.publish, log);
  const context: ApiContext = {
    store,
    committer,
    names: databaseNames(options.projectId),
    access: noting(needed, createAccess({ store, rules: options.rules, nowMillis, log })),
    transactions: createTransactions(store, nowMillis, holdings.transactions),
    holdings,
    checkQuota: createQuotas(options.quotas, store.usageOf, nowMillis),
    work: createWorkBudget(store.meter, options.workLimits ?? usualWork, nowMillis),
    turns: createTurns(store.meter),
    report,
  };
  const api = createApi(context);
  const sessions = createOpenSessions(options.silence ?? usualSilence);
  const openStream: OpenStream = (kind, caller, sink) =>
    sessions.hold(caller, sink, (held) =>
      kind === 'Listen' ? hub.open(caller, held) : openWriteStream(context, caller, held, nowMillis),
    );
  const deliveries = { unread: holdings.unread, readTimeout: options.readTimeout ?? usualReadTimeout };
  const webChannel = createWebChannel({ ...doors, holdings, openStream, nowMillis });
  const rest = createRest({ ...doors, api, deliveries });
  const grpc = createGrpc({ ...doors, api, holdings, deliveries, openStream });
  return {
    identify,
    handleHttp: (req, res, url) => webChannel.handle(req, res, url) || rest(req, res, url),
    handleGrpcSocket: grpc.handleSocket,
    endSessions: sessions.endBefore,
    readSoFar: store.meter.soFar,
    neededIndexes: needed.all,
    async clear() {
      const writes = [...store.scanGroup(null, '')].map(
        ({ path }) => ({ kind: 'delete', path, precondition: null }) as const,
      );
      await committer.commit({ writes, check: () => undefined });
    },
    close() {
      committer.close();
      webChannel.close();
      hub.close();
      grpc.close();
      store.close();
    },
  };
};

import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type Access, createAccess, type Log } from './access/access';
import { type Caller, createIdentify, type Identify, type TokenVerifier } from './access/caller';
import { createReporter } from './access/report';
import { createApi } from './api/api';
import { type ApiContext } from './api/context';
import { createTransactions } from './api/transactions';
import { createCommitter } from './commit/committer';
import { createListenHub } from './listen/hub';
import { type ClientStream, type StreamSink } from './listen/listen-stream';
import { openNeededIndexes, type NeededIndexes } from './indexes/needed-indexes';
import { type NeededIndex } from './indexes/required-index';
import { openWriteStream } from './listen/write-stream';
import { type CompiledRules } from './rules/contract';
import { openDocumentStore } from './store/document-store';
import { createGrpc } from './transports/grpc/grpc';
import { createRest } from './transports/rest/rest';
import { createWebChannel, type StreamKind } from './transports/webchannel/webchannel';
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
  log: Log;
}

/** Firestore without Auth: the store and the three transports to it. */
export interface Firestore {
  /** Answers Firestore's paths; false (and nothing done) for every other path. */
  handleHttp(req: IncomingMessage, res: ServerResponse, url: URL): boolean;
  handleGrpcSocket(socket: Socket): void;
  identify: Identify;
  /** The composite indexes that queries so far would need in production, in all runs on this directory. */
  neededIndexes(): NeededIndex[];
  /** Deletes every document (test mode's control endpoint). */
  clear(): Promise<void>;
  close(): void;
}

/** Every query is asked about, so here every query is seen. */
const noting = (needed: NeededIndexes, access: Access): Access => ({
  ...access,
  list(caller, query) {
    needed.note(query);
    return access.list(caller, query);
  },
});

/** Opens the data directory and serves it. Throws when another process holds it. */
export function openFirestore(options: FirestoreOptions): Firestore {
  const { nowMillis, log } = options;
  const store = openDocumentStore(options.dataDir, nowMillis, options.maxDatabaseBytes);
  const needed = openNeededIndexes(options.dataDir);
  const report = createReporter(log);
  const hub = createListenHub(() => context, nowMillis);
  const committer = createCommitter(store, hub.publish, log);
  const context: ApiContext = {
    store,
    committer,
    names: databaseNames(options.projectId),
    access: noting(needed, createAccess({ store, rules: options.rules, nowMillis, log })),
    transactions: createTransactions(store, nowMillis),
    report,
  };
  const api = createApi(context);
  const identify = createIdentify(options);
  const openStream = (kind: StreamKind, caller: Caller, sink: StreamSink): ClientStream =>
    kind === 'Listen' ? hub.open(caller, sink) : openWriteStream(context, caller, sink, nowMillis);
  const webChannel = createWebChannel({ identify, openStream, nowMillis, report });
  const rest = createRest({ api, identify, report });
  const grpc = createGrpc({ api, identify, openStream, report });
  return {
    identify,
    handleHttp: (req, res, url) => webChannel.handle(req, res, url) || rest(req, res, url),
    handleGrpcSocket: grpc.handleSocket,
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
}

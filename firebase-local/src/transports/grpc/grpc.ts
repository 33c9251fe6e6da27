import { type Socket } from 'node:net';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  loadPackageDefinition,
  type Metadata,
  Server,
  ServerCredentials,
  type ServiceClientConstructor,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { type Caller, type Identify } from '#access/caller';
import { type ClientAddress } from '#access/client-address';
import { type Reporter } from '#access/report';
import { type FirestoreApi } from '#api/api';
import { asObject } from '#base/json';
import { type Deliveries } from '#limits/delivery';
import { type AllHoldings } from '#limits/holdings';
import { type OpenStream, type StreamKind } from '#listen/open-stream';
import descriptor from '#protos/firestore.json';
import { maxBodyBytes } from '../http';
import { fromMessage, toMessage } from './convert';
import { serveDuplex } from './duplex';
import { countAnswer, createReaders, writeAnswers } from './readers';

export interface GrpcOptions {
  api: FirestoreApi;
  identify: Identify;
  clientAddress: ClientAddress;
  holdings: AllHoldings;
  deliveries: Deliveries;
  openStream: OpenStream;
  report: Reporter;
}

interface GrpcCall {
  metadata: Metadata;
  getPeer(): string;
}

/** Loads the service from the vendored protos. */
const firestoreService = (): ServiceClientConstructor['service'] => {
  const definition = fromJSON(descriptor, { longs: String, enums: String, bytes: String, defaults: false });
  const loaded = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: ServiceClientConstructor } } };
  };
  return loaded.google.firestore.v1.Firestore.service;
};

/** Firestore's gRPC service, for sockets that the single port hands over. */
export const createGrpc = (options: GrpcOptions) => {
  const { api, identify, clientAddress, holdings, deliveries, openStream, report } = options;
  const readers = createReaders(deliveries);
  const callerOf = (call: GrpcCall): Promise<Caller> => {
    const [authorization] = call.metadata.get('authorization');
    const peer = call.getPeer().replace(/:\d+$/, '');
    const forwarded = call.metadata.get('x-forwarded-for').join(',');
    return identify(authorization?.toString(), { peer, address: clientAddress(peer, forwarded) });
  };
  const failure = (error: unknown): { code: number; details: string } => {
    const status = report(error);
    return { code: status.grpcCode, details: status.message };
  };
  const unary =
    (operation: FirestoreApi['unary'][string]): handleUnaryCall<unknown, unknown> =>
    (call, callback) => {
      callerOf(call)
        .then(async (caller) => {
          const answer = await operation(caller, asObject(fromMessage(call.request), 'The request'));
          countAnswer(readers, call, caller, answer);
          callback(null, toMessage(answer));
        })
        .catch((error: unknown) => callback(failure(error)));
    };
  const streaming =
    (operation: FirestoreApi['streaming'][string]): handleServerStreamingCall<unknown, unknown> =>
    (call) => {
      callerOf(call)
        .then(async (caller) => {
          const answers = await operation(caller, asObject(fromMessage(call.request), 'The request'));
          await writeAnswers(readers, call, caller, answers);
        })
        .catch((error: unknown) => call.emit('error', failure(error)));
    };
  const duplex =
    (kind: StreamKind): handleBidiStreamingCall<unknown, unknown> =>
    (call) =>
      serveDuplex(call, kind, callerOf(call), { openStream, holdings, readers, report, failure });
  const implementation: UntypedServiceImplementation = {
    ...Object.fromEntries(Object.entries(api.unary).map(([name, operation]) => [name, unary(operation)])),
    ...Object.fromEntries(Object.entries(api.streaming).map(([name, operation]) => [name, streaming(operation)])),
    listen: duplex('Listen'),
    write: duplex('Write'),
  };
  const server = new Server({
    'grpc.max_receive_message_length': maxBodyBytes,
    'grpc.max_send_message_length': -1,
    // Connections without a call, and those whose other end is gone, are closed.
    'grpc.max_connection_idle_ms': 300_000,
    'grpc.keepalive_time_ms': 60_000,
    'grpc.keepalive_timeout_ms': 20_000,
  });
  server.addService(firestoreService(), implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    handleSocket(socket: Socket): void {
      readers.add(socket);
      injector.injectConnection(socket);
    },
    close(): void {
      injector.destroy();
      server.forceShutdown();
    },
  };
};

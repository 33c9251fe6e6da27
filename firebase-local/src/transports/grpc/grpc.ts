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
import descriptor from '../../../protos/firestore.json';
import { type Caller, type Identify } from '../../access/caller';
import { type Reporter } from '../../access/report';
import { type FirestoreApi } from '../../api/api';
import { asObject } from '../../json';
import { type ClientStream, type StreamSink } from '../../listen/listen-stream';
import { maxBodyBytes } from '../http';
import { type StreamKind } from '../webchannel/webchannel';
import { fromMessage, toMessage } from './convert';

export interface GrpcOptions {
  api: FirestoreApi;
  identify: Identify;
  openStream(kind: StreamKind, caller: Caller, sink: StreamSink): ClientStream;
  report: Reporter;
}

interface Call {
  metadata: Metadata;
  getPeer(): string;
}

/** Loads the service from the vendored protos. */
function firestoreService(): ServiceClientConstructor['service'] {
  const definition = fromJSON(descriptor, { longs: String, enums: String, bytes: String, defaults: false });
  const loaded = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: ServiceClientConstructor } } };
  };
  return loaded.google.firestore.v1.Firestore.service;
}

/** Firestore's gRPC service, for sockets that the single port hands over. */
export function createGrpc({ api, identify, openStream, report }: GrpcOptions) {
  const callerOf = (call: Call): Promise<Caller> => {
    const [authorization] = call.metadata.get('authorization');
    return identify(authorization?.toString(), call.getPeer());
  };
  const failure = (error: unknown): { code: number; details: string } => {
    const status = report(error);
    return { code: status.grpcCode, details: status.message };
  };
  const unary =
    (operation: FirestoreApi['unary'][string]): handleUnaryCall<unknown, unknown> =>
    (call, callback) => {
      callerOf(call)
        .then((caller) => operation(caller, asObject(fromMessage(call.request), 'The request')))
        .then((answer) => callback(null, toMessage(answer)))
        .catch((error: unknown) => callback(failure(error)));
    };
  const streaming =
    (operation: FirestoreApi['streaming'][string]): handleServerStreamingCall<unknown, unknown> =>
    (call) => {
      callerOf(call)
        .then((caller) => operation(caller, asObject(fromMessage(call.request), 'The request')))
        .then((answers) => {
          for (const answer of answers) call.write(toMessage(answer));
          call.end();
        })
        .catch((error: unknown) => call.emit('error', failure(error)));
    };
  const duplex =
    (kind: StreamKind): handleBidiStreamingCall<unknown, unknown> =>
    (call) => {
      let over = false;
      const sink: StreamSink = {
        send: (message) => void (over || call.write(toMessage(message))),
        end: (error) => {
          if (over) return;
          over = true;
          if (error) call.emit('error', failure(error));
          else call.end();
        },
      };
      const stream = callerOf(call).then((caller) => openStream(kind, caller, sink));
      stream.catch((error: unknown) => sink.end(report(error)));
      // A stream that never opened has told its error already.
      const tell = (act: (stream: ClientStream) => void): void =>
        void stream.then(
          (opened) => {
            try {
              act(opened);
            } catch (error) {
              opened.close();
              sink.end(report(error));
            }
          },
          () => undefined,
        );
      const close = (): void => {
        over = true;
        tell((open) => open.close());
      };
      call.on('data', (message: unknown) => tell((open) => open.receive(fromMessage(message))));
      call.on('cancelled', close);
      call.on('end', () => {
        if (!over) call.end();
        close();
      });
    };
  const implementation: UntypedServiceImplementation = {
    ...Object.fromEntries(Object.entries(api.unary).map(([name, operation]) => [name, unary(operation)])),
    ...Object.fromEntries(Object.entries(api.streaming).map(([name, operation]) => [name, streaming(operation)])),
    listen: duplex('Listen'),
    write: duplex('Write'),
  };
  const server = new Server({
    'grpc.max_receive_message_length': maxBodyBytes,
    'grpc.max_send_message_length': -1,
  });
  server.addService(firestoreService(), implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    handleSocket: (socket: Socket): void => injector.injectConnection(socket),
    close(): void {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

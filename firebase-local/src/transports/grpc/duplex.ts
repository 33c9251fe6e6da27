import { type ServerDuplexStream } from '@grpc/grpc-js';
import { type Caller } from '#access/caller';
import { type Reporter } from '#access/report';
import { type StatusError } from '#base/status';
import { type AllHoldings, openTab } from '#limits/holdings';
import { type OpenStream, type StreamKind } from '#listen/open-stream';
import { type ClientStream } from '#listen/stream';
import { fromMessage, toMessage } from './convert';
import { type Readers } from './readers';

type GrpcStream = ServerDuplexStream<unknown, unknown>;

export interface DuplexOptions {
  openStream: OpenStream;
  holdings: AllHoldings;
  readers: Readers;
  report: Reporter;
  failure(error: unknown): { code: number; details: string };
}

/** Writes to a call, counting what its reader has not fetched; the backend's own calls are not counted. */
const createWriter = (call: GrpcStream, caller: Caller, readers: Readers) => {
  const delivery = readers.open(call, caller);
  return (message: unknown): void => {
    if (caller.kind === 'admin') return void call.write(toMessage(message));
    const size = JSON.stringify(message).length;
    try {
      delivery.wait(size);
    } catch (error) {
      // Ending the call would wait behind all unread messages.
      delivery.cut();
      throw error;
    }
    call.write(toMessage(message), () => delivery.taken(size));
  };
};

/** A stream that counts as held until its call is over. */
const openHeld = (call: GrpcStream, kind: StreamKind, caller: Caller, options: DuplexOptions): ClientStream => {
  const { openStream, holdings, readers, report, failure } = options;
  const streams = openTab(holdings.streams(caller));
  streams.hold(1);
  const write = createWriter(call, caller, readers);
  let over = false;
  let inner: ClientStream | null = null;
  const finish = (error: StatusError | null): void => {
    if (over) return;
    over = true;
    streams.release();
    inner?.close();
    if (error) call.emit('error', failure(error));
    else call.end();
  };
  const attempt = (act: () => void): void => {
    if (over) return;
    try {
      act();
    } catch (error) {
      finish(report(error));
    }
  };
  const stream = openStream(kind, caller, {
    send: (message) => attempt(() => write(message)),
    end: finish,
  });
  inner = stream;
  return {
    receive: (message) => attempt(() => stream.receive(fromMessage(message))),
    close: () => finish(null),
  };
};

/** Serves one Listen or Write call. */
export const serveDuplex = (
  call: GrpcStream,
  kind: StreamKind,
  caller: Promise<Caller>,
  options: DuplexOptions,
): void => {
  const opened = caller.then((known) => openHeld(call, kind, known, options));
  opened.catch((error: unknown) => call.emit('error', options.failure(error)));
  // A stream that never opened has reported its error already.
  const notify = (act: (stream: ClientStream) => void): void => void opened.then(act, () => undefined);
  const close = (): void => notify((stream) => stream.close());
  call.on('data', (message: unknown) => notify((stream) => stream.receive(message)));
  call.on('cancelled', close);
  call.on('end', close);
};

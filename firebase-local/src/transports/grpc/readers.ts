import { type Socket } from 'node:net';
import { type ServerUnaryCall, type ServerWritableStream } from '@grpc/grpc-js';
import { type Caller } from '#access/caller';
import { type Deliveries, openDelivery, type ReaderDelivery } from '#limits/delivery';
import { toMessage } from './convert';

interface CancellableCall {
  readonly cancelled: boolean;
  getPeer(): string;
  once(event: 'cancelled', listener: () => void): unknown;
}

const sizeOf = (answer: object): number => JSON.stringify(answer).length;

/** The connections by the other end's address and port, since a call does not tell its own. */
export const createReaders = (deliveries: Deliveries) => {
  const sockets = new Map<string, Socket>();
  const cutOf = (call: CancellableCall) => (): void => void sockets.get(call.getPeer())?.destroy();
  return {
    add(socket: Socket): void {
      const peer = `${socket.remoteAddress}:${socket.remotePort}`;
      sockets.set(peer, socket);
      socket.once('close', () => sockets.delete(peer));
    },
    /**
     * Counts the bytes on their way to a call's reader; a reader that stalls loses its connection. Ends with the call.
     */
    open(call: CancellableCall, caller: Caller): ReaderDelivery & { cut(): void } {
      const cut = cutOf(call);
      const delivery = openDelivery(caller, { ...deliveries, cut });
      call.once('cancelled', () => delivery.over());
      return { ...delivery, cut };
    },
  };
};

export type Readers = ReturnType<typeof createReaders>;

/** Counts the only answer of a call until the call is over. */
export const countAnswer = (
  readers: Readers,
  call: ServerUnaryCall<unknown, unknown>,
  caller: Caller,
  answer: object,
): void => {
  if (caller.kind === 'client' && !call.cancelled) readers.open(call, caller).wait(sizeOf(answer));
};

/** Most bytes of a stream of answers that the connection holds at once. */
const aheadBytes = 256 * 1024;

const writeAll = (call: ServerWritableStream<unknown, unknown>, answers: object[]): void => {
  for (const answer of answers) call.write(toMessage(answer));
  call.end();
};

/** Writes a stream of answers no faster than it is read; to the backend, which reads, all at once. */
export const writeAnswers = async (
  readers: Readers,
  call: ServerWritableStream<unknown, unknown>,
  caller: Caller,
  answers: object[],
): Promise<void> => {
  if (call.cancelled) return;
  if (caller.kind === 'admin') return writeAll(call, answers);
  const sizes = answers.map(sizeOf);
  const delivery = readers.open(call, caller);
  delivery.wait(sizes.reduce((sum, size) => sum + size, 0));
  let ahead = 0;
  let goOn = (): void => undefined;
  call.once('cancelled', () => goOn());
  for (const [index, answer] of answers.entries()) {
    const size = sizes[index] ?? 0;
    ahead += size;
    call.write(toMessage(answer), () => {
      ahead -= size;
      delivery.taken(size);
      goOn();
    });
    while (ahead > aheadBytes && !call.cancelled) await new Promise<void>((resolve) => (goOn = resolve));
    if (call.cancelled) return;
  }
  call.end();
};

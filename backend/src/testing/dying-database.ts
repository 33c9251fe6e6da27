import { type Firestore } from 'firebase-admin/firestore';
import { openAsBackend } from './people';
import { type TestServer } from './test-server';

/** The calls by which the admin SDK reaches the database; it has no public place to stand between. */
interface Calls {
  request(...input: unknown[]): Promise<unknown>;
  requestStream(...input: unknown[]): Promise<unknown>;
}

/** The database of a process that dies: after so many calls to it, nothing of what it does arrives any more. */
export const dyingDatabase = (
  server: TestServer,
  callsToLive: number,
): { firestore: Firestore; close(): Promise<void>; hasDied(): boolean } => {
  const { firestore, close } = openAsBackend(server);
  const calls = firestore as unknown as Calls;
  let left = callsToLive;
  const whileAlive =
    (call: (...input: unknown[]) => Promise<unknown>) =>
    async (...input: unknown[]): Promise<unknown> => {
      left -= 1;
      // No code of gRPC's: nothing is tried again.
      if (left < 0) throw new Error('The process was killed.');
      return call(...input);
    };
  calls.request = whileAlive(calls.request.bind(firestore));
  calls.requestStream = whileAlive(calls.requestStream.bind(firestore));
  return { firestore, close, hasDied: () => left < 0 };
};

import { type Caller } from '../access/caller';
import { expiresAt, tokenExpired } from '../access/expiry';
import { type ApiContext } from '../api/context';
import { encodeCommit } from '../api/encode';
import { commitWrites, parseWrites } from '../api/write-operations';
import { asObject, asString } from '../base/json';
import { StatusError } from '../base/status';
import { forGood } from '../limits/quotas';
import { type ClientStream, type StreamSink } from './stream';

/** The SDKs wait for answers after ten batches. */
const maxWaiting = 100;

const token = (count: number): string => Buffer.from(String(count)).toString('base64');

/** A Write stream: a handshake, then batches answered one by one in the order they came. The first error ends it. */
export const openWriteStream = (
  context: ApiContext,
  caller: Caller,
  sink: StreamSink,
  nowMillis: () => number,
): ClientStream => {
  const end = expiresAt(caller);
  let open = true;
  let answered = 0;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  const write = async (raw: unknown): Promise<void> => {
    const request = asObject(raw, 'A write request');
    if (answered === 0) {
      context.names.checkDatabase(asString(request.database, 'database'));
      sink.send({ streamId: '0', streamToken: token(answered++) });
      if (request.writes === undefined) return;
    }
    if (end !== null && nowMillis() >= end) throw tokenExpired();
    const writes = parseWrites(context, request.writes);
    // An empty batch announces the end of the stream: it is answered with a token only.
    if (writes.length === 0) return sink.send({ streamToken: token(answered++) });
    const outcome = await commitWrites(context, caller, writes);
    if (open) sink.send({ streamToken: token(answered++), ...encodeCommit(outcome) });
  };
  const fail = (error: unknown): void => {
    if (!open) return;
    open = false;
    sink.end(context.report(forGood(error)));
  };
  return {
    receive(request) {
      if (++waiting > maxWaiting) return fail(new StatusError('RESOURCE_EXHAUSTED', 'Too many batches wait.'));
      last = last
        .then(() => (open ? write(request) : undefined))
        .catch(fail)
        .finally(() => waiting--);
    },
    close() {
      open = false;
    },
  };
};

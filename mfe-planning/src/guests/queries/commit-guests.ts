import { applyWrites, inChunks, settle } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { fieldUpdateKind, type FirestoreWrite, type MountProps } from '@posy/shared-contracts/mount-props';
import { totalsWrites } from './guest-totals';
import { expectList, knownList } from './known-list';
import { totalsChange } from './totals-change';

/** Number of guests in one commit, beside the wedding's totals: below the database's limit of 500 writes. */
const commitLimit = 450;

/** Time that new guests wait for the server's answer before their event is published without it, in milliseconds. */
const timeoutMs = 1000;

type CommitHost = Pick<MountProps, 'firestore' | 'bus' | 'clock' | 'online' | 'telemetry'>;

const isNew = (write: FirestoreWrite): boolean =>
  write.kind === 'set' && fieldUpdateKind(write.data['createdAt']) === 'server-time';

const publishAdded = ({ bus, telemetry }: CommitHost, weddingId: string, writes: readonly FirestoreWrite[]): void => {
  const added = writes.filter(isNew);
  const [first] = added;
  if (first === undefined) return;
  bus
    .publish('guest.added', { weddingId, guestId: first.id, count: added.length })
    .catch((error: unknown) => telemetry.error('guests', error));
};

const commitChunk = (host: CommitHost, weddingId: string, writes: readonly FirestoreWrite[]): Promise<void> => {
  const { firestore } = host;
  const before = knownList(firestore, weddingId);
  const after = applyWrites(before, collections.guests(weddingId).path, writes);
  const dropExpected = expectList(firestore, weddingId, after);
  const saved = firestore.commit([...writes, ...totalsWrites(weddingId, totalsChange(before, after))]);
  const announce = (): void => publishAdded(host, weddingId, writes);
  settle(saved, { ...host, timeoutMs, refusedLater: () => undefined }).then(announce, () => undefined);
  return saved.catch((error: unknown) => {
    dropExpected();
    throw error;
  });
};

/**
 * Commits writes of the guest list, in batches that each update the wedding's totals. An event for new guests is
 * published once for each batch, as early as is safe, so that it also happens when the page is closed without a
 * connection. All batches are sent at once for the same reason. Rejects with the first refusal.
 */
export const commitGuests = async (
  host: CommitHost,
  weddingId: string,
  writes: readonly FirestoreWrite[],
): Promise<void> => {
  if (writes.length === 0) return;
  await Promise.all(inChunks(writes, commitLimit).map((chunk) => commitChunk(host, weddingId, chunk)));
};

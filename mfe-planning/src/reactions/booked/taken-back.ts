import { collections } from '@posy/shared-contracts/collections';
import { type ShortlistedSupplier, shortlistStateOf } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { Firestore, FirestoreQuery, Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { planHolds } from '#plan/frame/plan-holds';
import { goes } from './booking-goes';

/** Time that other devices wait for the device that removed the booking to update the budget, in milliseconds. */
export const othersWaitMs = 8000;

type SessionPlan = EventPayload<'today-task.init'>;

const pendingQuery = (weddingId: string): FirestoreQuery<ShortlistedSupplier> => ({
  collection: collections.shortlist(weddingId),
  where: [{ field: 'takenBack', op: '!=', value: null }],
});

/** A supplier that is booked again keeps its cost. */
const isPending = (entry: Identified<ShortlistedSupplier> | null): entry is Identified<ShortlistedSupplier> =>
  entry?.takenBack != null && !entry.booked;

const mayFollow = (host: MountProps, plan: SessionPlan): boolean => {
  const session = host.session.get();
  if (session.status !== 'signed-in' || session.wedding === null || !planHolds(host, plan)) return false;
  const { wedding, uid } = session;
  return accessOf(wedding, uid, 'budget') === 'edit' && accessOf(wedding, uid, 'suppliers') === 'edit';
};

/** Removes the booking from the budget, unless another device did meanwhile. */
const follow = async (host: MountProps, weddingId: string, supplierId: string): Promise<void> => {
  const entry = await host.firestore.readDocument(collections.shortlist(weddingId), supplierId);
  if (!isPending(entry)) return;
  const about = { weddingId, supplierId, supplierName: entry.name, supplierType: entry.type };
  const mayStandAgain = shortlistStateOf(entry) === 'unbooked';
  await goes(host, about, { left: entry.takenBack ?? { price: null }, mayStandAgain });
};

/** Watches a wedding's shortlist for removed bookings that are still in the budget. */
const watchPending = (host: MountProps, { weddingId }: SessionPlan): (() => void) => {
  const failed = (error: unknown): void => host.telemetry.error('budget', error);
  const waiting = new Map<string, () => void>();
  const wait = (id: string): void => {
    const run = (): void => {
      waiting.delete(id);
      follow(host, weddingId, id).catch(failed);
    };
    if (!waiting.has(id)) waiting.set(id, host.clock.after(othersWaitMs, run));
  };
  const end = host.firestore.watch(
    pendingQuery(weddingId),
    // A change that only this device has is still being sent: its own event will follow.
    ({ value, fromCache, hasPendingWrites }) => {
      if (!fromCache && !hasPendingWrites) value.filter(isPending).forEach(({ id }) => wait(id));
    },
    failed,
  );
  return () => {
    end();
    waiting.forEach((cancel) => cancel());
  };
};

interface Follower {
  start(host: MountProps, plan: SessionPlan): void;
  stop(host: MountProps, plan: SessionPlan): void;
}

const createFollower = (): Follower => {
  let current: SessionPlan | null = null;
  let end: () => void = () => undefined;
  return {
    start(host, plan) {
      if (!mayFollow(host, plan) || (current?.uid === plan.uid && current.weddingId === plan.weddingId)) return;
      end();
      current = plan;
      end = watchPending(host, plan);
    },
    stop(host, plan) {
      if (planHolds(host, plan)) return;
      end();
      end = () => undefined;
      current = null;
    },
  };
};

const made = new WeakMap<Firestore, Follower>();

/**
 * The page's follower. It removes bookings from the budget that another device removed, while the event waits on that
 * device.
 */
export const takenBackFollower = ({ firestore }: Pick<MountProps, 'firestore'>): Follower => {
  const known = made.get(firestore) ?? createFollower();
  made.set(firestore, known);
  return known;
};

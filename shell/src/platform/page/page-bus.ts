import type { DurableStore } from '@posy/shared-contracts/bus';
import { type BusHost, createBus } from '@posy/shared-contracts/bus';
import { type EventName, eventNamed } from '@posy/shared-contracts/events';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { Clock, MountProps, ReactionsModule } from '@posy/shared-contracts/mount-props';
import type { RemoteLoader } from '../remotes/federation';
import { declarationOf, declaredEventsOf } from './declared-events';

interface Options {
  remotes: readonly ReleasedRemote[];
  loader: RemoteLoader;
  propsFor: (remote: ReleasedRemote) => MountProps;
  store: DurableStore;
  inOneTab: (name: string, work: () => Promise<void>) => Promise<void>;
  clock: Clock;
  uid: () => string | null;
  report: (feature: string, remote: string, error: unknown) => void;
}

/** First pause before undelivered events are retried, and the longest, in milliseconds. */
const firstRetryMs = 3000;
const longestRetryMs = 60_000;

export interface PageBus extends BusHost {
  /** Loads the reactions of remotes that handle facts or states and subscribes them; existing subscriptions stay. */
  startReactions(): void;
  /** Delivers the queued events now, and again later while some remain. */
  deliverQueued(): void;
}

/** The page's only bus. It loads reactions from the remotes and retries undelivered events. */
export const createPageBus = (options: Options): PageBus => {
  const { remotes, loader, propsFor, clock, report } = options;
  const reactions = new Map<string, Promise<ReturnType<ReactionsModule['createReactions']>>>();
  const listening = new Set<string>();
  let cancelRetry: () => void = () => undefined;
  /** An event of the contract, or one that a remote declares. */
  const deliveryOf = (event: string): string | undefined =>
    (eventNamed(event) ?? declarationOf(remotes, event))?.delivery;
  const isDurable = (event: string): boolean => deliveryOf(event) === 'durable';

  const loadReactions = (name: string): Promise<ReturnType<ReactionsModule['createReactions']>> => {
    const known = reactions.get(name);
    if (known !== undefined) return known;
    const remote = remotes.find((candidate) => candidate.name === name);
    if (remote === undefined) return Promise.reject(new Error(`The release set has no ${name}.`));
    const loading = loader
      .load<ReactionsModule>(remote, './reactions')
      .then((module) => module.createReactions(propsFor(remote)));
    reactions.set(name, loading);
    loading.catch(() => reactions.delete(name));
    return loading;
  };

  const host = createBus({
    store: options.store,
    exclusively: (work) => options.inOneTab('posy-durable-events', work),
    now: clock.now,
    after: clock.after,
    newId: clock.newId,
    handlersOf: (event) =>
      isDurable(event)
        ? remotes.filter((remote) => remote.manifest.handles.includes(event)).map((remote) => remote.name)
        : [],
    loadReactions,
    declared: declaredEventsOf(remotes),
    uid: options.uid,
    report: ({ remote, event, error }) => report(`bus ${event}`, remote, error),
    announce: () => deliverQueued(),
  });

  const deliver = async (pause: number): Promise<void> => {
    const waiting = await host.drain().catch(() => 1);
    if (waiting === 0) return;
    cancelRetry = clock.after(pause, () => void deliver(Math.min(longestRetryMs, pause * 2)));
  };
  const deliverQueued = (): void => {
    cancelRetry();
    void deliver(firstRetryMs);
  };
  const startReactions = (): void => {
    for (const remote of remotes) {
      const live = remote.manifest.handles.filter((event) => !isDurable(event));
      if (live.length === 0 || listening.has(remote.name)) continue;
      listening.add(remote.name);
      loadReactions(remote.name).then(
        (handlers) => {
          const bus = host.forRemote(remote.name);
          for (const event of live) {
            const handler = handlers[event];
            // The bus takes any name: those of the contract are only what its type says.
            if (handler !== undefined && deliveryOf(event) !== undefined) bus.subscribe(event as EventName, handler);
          }
        },
        (error: unknown) => {
          listening.delete(remote.name);
          report('reactions', remote.name, error);
        },
      );
    }
  };
  return { ...host, deliverQueued, startReactions };
};

import { type ServerSurface } from '../check/build-surface';
import { composeStored, deployStored } from '../operate/deploy-stored';
import { type Operated } from '../operate/roll-back';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { type BuildId } from '../stored/builds';
import { changesBetween } from '../stored/changes';
import { openChannels } from '../stored/channel-state';
import { type StoredSet } from '../stored/stored-set';

interface ReleaseRequest {
  builds: readonly BuildId[];
  server: ServerSurface | null;
  who: string;
}

const currentOf = (store: ReleaseStore): StoredSet => {
  const current = store.stored();
  if (current === null) throw new ReleaseFault('Nothing has been released here yet: deploy to everybody first.');
  return current;
};

const now = (): string => new Date().toISOString();

/** Gives builds to a share of visitors. Another canary that runs is refused: two would be seen as one. */
export const startCanary = async (
  store: ReleaseStore,
  { builds, server, who, percent }: ReleaseRequest & { percent: number },
): Promise<Operated> => {
  if (!(percent > 0 && percent <= 50))
    throw new ReleaseFault('A canary is for more than 0 and at most 50 of a hundred visitors.');
  const current = currentOf(store);
  const set = await store.save(composeStored(store, builds, current, server));
  await openChannels(store.dir).change((state) => {
    if (state.canary !== null && state.canary.halted === null)
      throw new ReleaseFault(
        `A canary of ${namesOf(state.canary.builds)} runs since ${state.canary.since}: promote or end it first.`,
      );
    const canary = { builds: [...builds], percent, since: now(), who, set: set.id, base: current.id, halted: null };
    return { ...state, canary };
  });
  return { set, changes: changesBetween(current, set) };
};

const namesOf = (builds: readonly BuildId[]): string =>
  builds.map(({ name, version }) => `${name} ${version}`).join(', ');

/** Gives builds to whoever asks for the preview by its name. */
export const makePreview = async (
  store: ReleaseStore,
  { builds, server, who, name }: ReleaseRequest & { name: string },
): Promise<Operated> => {
  if (name === 'canary') throw new ReleaseFault('No preview is called canary: that is a channel of its own.');
  const current = currentOf(store);
  const set = await store.save(composeStored(store, builds, current, server));
  await openChannels(store.dir).change((state) => ({
    ...state,
    previews: { ...state.previews, [name]: { builds: [...builds], set: set.id, at: now(), who } },
  }));
  return { set, changes: changesBetween(current, set) };
};

/** The builds of a channel: the canary's, or those of the preview of a name. */
export const buildsOfChannel = (store: ReleaseStore, name: string): BuildId[] => {
  const { canary, previews } = openChannels(store.dir).now();
  const builds = name === 'canary' ? canary?.builds : previews[name]?.builds;
  if (builds !== undefined) return builds;
  const there = [...(canary === null ? [] : ['canary']), ...Object.keys(previews)];
  throw new ReleaseFault(
    `There is no ${name === 'canary' ? 'canary' : `preview ${name}`}. There is ${there.length === 0 ? 'none' : there.join(', ')}.`,
  );
};

/** Ends a channel: whoever had it gets the current set with the next page. */
export const endChannel = async (store: ReleaseStore, name: string): Promise<Operated> => {
  buildsOfChannel(store, name);
  const set = currentOf(store);
  await openChannels(store.dir).change(({ canary, previews }) => {
    const { [name]: _ended, ...rest } = previews;
    return name === 'canary' ? { canary: null, previews } : { canary, previews: rest };
  });
  return { set, changes: [] };
};

/** Gives everybody what a channel has, held against what is current now, and ends the channel. */
export const promote = async (
  store: ReleaseStore,
  name: string,
  { server, who }: Omit<ReleaseRequest, 'builds'>,
): Promise<Operated> => {
  const builds = buildsOfChannel(store, name);
  const done = await deployStored(store, { builds, server, who, isTrial: false });
  await endChannel(store, name);
  return done;
};

/** Stops the canary by itself, with the reason; it stays listed until somebody promotes or ends it. */
export const haltCanary = (store: ReleaseStore, set: string, why: string): Promise<void> =>
  openChannels(store.dir).change((state) =>
    state.canary === null || state.canary.halted !== null || state.canary.set !== set
      ? null
      : { ...state, canary: { ...state.canary, halted: { at: now(), why } } },
  );

/**
 * Composes the canary again after another release, so that its share gets that release too. A canary that no longer fits
 * is halted.
 */
export const followCurrent = async (store: ReleaseStore, server: ServerSurface | null): Promise<void> => {
  const { canary } = openChannels(store.dir).now();
  const current = store.stored();
  if (canary === null || canary.halted !== null || current === null || canary.base === current.id) return;
  try {
    const set = await store.save(composeStored(store, canary.builds, current, server));
    await openChannels(store.dir).change((state) =>
      state.canary?.set === canary.set
        ? { ...state, canary: { ...state.canary, set: set.id, base: current.id } }
        : null,
    );
  } catch (error) {
    if (!(error instanceof ReleaseFault)) throw error;
    await haltCanary(store, canary.set, error.message);
  }
};

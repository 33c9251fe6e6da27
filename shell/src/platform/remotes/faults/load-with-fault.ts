import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { Clock } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { type RemoteLoader, RemoteLoadError } from '../federation';
import { type FaultKind, faultKinds } from './fault-kinds';

const schema = v.record(v.string(), v.picklist(faultKinds));

/** Delay of a slow remote, in milliseconds. */
const slowMs = 3000;

/** Reads the faults of a tab, by remote; none when the text is not of that shape. */
export const readFaults = (text: string | null): Record<string, FaultKind> => {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? '{}'));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
};

const fail = (): never => {
  throw new Error('This fault was switched on in the inspector.');
};

/** Each function of a module throws, or returns handlers that throw. */
const broken = <T>(module: T, isDeaf: boolean): T => {
  const handlers = new Proxy({}, { get: () => fail });
  const names = Object.keys(module as object);
  return Object.fromEntries(names.map((name) => [name, isDeaf ? () => handlers : fail])) as T;
};

interface Faulty {
  loader: RemoteLoader;
  /** The stored faults of the tab. */
  faults: string;
  clock: Clock;
}

/**
 * Loads a remote's module with the fault that was switched on for the remote: `down` rejects, `slow` comes three seconds
 * late, `broken` throws when it is mounted, `deaf` throws when it handles an event.
 */
export const loadWithFault = async <T>(
  { loader, faults, clock }: Faulty,
  remote: ReleasedRemote,
  module: string,
  limitMs?: number,
): Promise<T> => {
  const fault = readFaults(faults)[remote.name];
  if (fault === 'down') throw new RemoteLoadError(remote, module, new Error('switched off in the inspector'));
  if (fault === 'slow') await new Promise<void>((resolve) => void clock.after(slowMs, resolve));
  const loaded = await loader.load<T>(remote, module, limitMs);
  const isReactions = module === './reactions';
  if (fault === 'deaf' && isReactions) return broken(loaded, true);
  return fault === 'broken' && !isReactions ? broken(loaded, false) : loaded;
};

import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Firestore, Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { valueAt } from './apply-writes';

/** Figures of the wedding by their dotted paths, such as `tasks.done`. */
export type Figures = Readonly<Record<string, number>>;

/** Returns true when the wedding has these figures. A missing one counts as 0. */
export const saysFigures = (wedding: Partial<Wedding>, figures: Figures): boolean =>
  Object.entries(figures).every(([field, value]) => (valueAt(wedding, field) ?? 0) === value);

/** Figures that follow a list. */
export interface FollowedFigures {
  /** Name under which a failure is reported. */
  feature: string;
  weddingId: string;
  /** Milliseconds to wait after the last call. */
  after: number;
  /** Returns the figures for the wedding, given its server state; null when nothing is to be written. */
  wanted: (wedding: Identified<Wedding>) => Figures | null | Promise<Figures | null>;
  /** Called once they are written. */
  written?: () => Promise<void>;
}

type FiguresHost = Pick<MountProps, 'firestore' | 'clock' | 'telemetry'>;

const write = async ({ firestore }: FiguresHost, { weddingId: id, wanted, written }: FollowedFigures) => {
  const collection = collections.weddings();
  const wedding = await firestore.readDocument(collection, id);
  const data = wedding === null ? null : await wanted(wedding);
  if (data === null) return;
  await firestore.commit([{ kind: 'update', collection, id, data: { ...data } }], { byItself: true });
  await written?.();
};

const waiting = new WeakMap<Firestore, Map<string, () => void>>();

/**
 * Writes figures on the wedding so that they agree with a list: once, some time after the last call for the same ones,
 * if a read from the server still differs. It outlives the screen that called: leaving right after an edit loses
 * nothing. Its commit is not a person's edit: it never counts as pending.
 */
export const syncWeddingFigures = (host: FiguresHost, figures: FollowedFigures): void => {
  const { firestore, clock, telemetry } = host;
  const { feature, weddingId, after } = figures;
  const key = `${feature} ${weddingId}`;
  const timers = waiting.get(firestore) ?? new Map<string, () => void>();
  waiting.set(firestore, timers);
  timers.get(key)?.();
  const cancel = clock.after(after, () => {
    timers.delete(key);
    write(host, figures).catch((error: unknown) => telemetry.error(feature, error));
  });
  timers.set(key, cancel);
};

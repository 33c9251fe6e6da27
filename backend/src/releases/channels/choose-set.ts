import { randomInt } from 'node:crypto';
import { type ReleaseStore } from '../release-store';
import { type ChannelState } from '../stored/channel-state';

/** Shares of a hundred, in hundredths. */
export const buckets = 10_000;

/** Properties of a request that decide its set. */
export interface Asker {
  /** The preview that its browser asked for. */
  preview: string | null;
  /** Of the wedding that somebody plans here: partners have the same. */
  weddingBucket: number | null;
  /** Of the browser. */
  visitorBucket: number | null;
}

/** The set that is chosen. Null: the current one. */
export interface Choice {
  set: string | null;
  channel: 'current' | 'canary' | 'preview';
}

/** A bucket for a browser that has none. */
export const newBucket = (): number => randomInt(buckets);

/**
 * The set for a request: a preview that was asked for, the canary for a share of weddings and visitors, else the current one.
 * The same asker gets the same for as long as the channels stay: a whole set, never one remote of another.
 */
export const chooseSet = (
  { canary, previews }: ChannelState,
  { preview, weddingBucket, visitorBucket }: Asker,
): Choice => {
  const asked = preview === null || !Object.hasOwn(previews, preview) ? undefined : previews[preview];
  if (asked !== undefined) return { set: asked.set, channel: 'preview' };
  const bucket = weddingBucket ?? visitorBucket;
  if (canary === null || canary.halted !== null || bucket === null) return { set: null, channel: 'current' };
  return bucket < (canary.percent * buckets) / 100
    ? { set: canary.set, channel: 'canary' }
    : { set: null, channel: 'current' };
};

/** The chosen set as it is read; the current one where the chosen is not there. */
export const readChoice = (store: Pick<ReleaseStore, 'record' | 'current' | 'stored'>, { set, channel }: Choice) => {
  const chosen = set === null ? null : store.record(set);
  return chosen === null
    ? { set: store.current(), stored: store.stored(), channel: 'current' as const }
    : { set: chosen.set, stored: chosen.stored, channel };
};

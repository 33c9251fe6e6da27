import { goodMeasures, type Measure } from '@posy/shared-contracts/entities';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { serverSurface } from '../check/server-surface';
import { type ReleaseStore } from '../release-store';
import { type ChannelState, openChannels } from '../stored/channel-state';
import { type StoredSet } from '../stored/stored-set';
import { askerOf, cookies } from './asker-of';
import { createCanaryWatch } from './canary-watch';
import { chooseSet, newBucket, readChoice } from './choose-set';
import { followCurrent, haltCanary } from './operate-channels';

/** The set that a request gets, as it is read and as it was composed. */
export interface SetsOfRequest {
  set: ReleaseSet | null;
  stored: StoredSet | null;
  channel: 'current' | 'canary' | 'preview';
}

const bucketDays = 30;

const cookie = (name: string, value: string, maxAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly`;

const daySeconds = 24 * 60 * 60;

/** Numbers by which a canary is compared: what a person feels of a page. */
const feltNumbers = ['lcp', 'inp', 'cls'] as const;

/** A preview lasts as long as a working day, or until an address says `?preview=`. */
const previewSeconds = 12 * 60 * 60;

const hasPreview = ({ previews }: ChannelState, name: string): boolean => Object.hasOwn(previews, name);

interface Options {
  now: () => number;
  report: (sentence: string, error?: unknown) => void;
}

/** Chooses a set for each page and each question for the current one, and stops a canary that does harm. */
export const openPageSets = (store: ReleaseStore, { now, report }: Options) => {
  const channels = openChannels(store.dir);
  const watch = createCanaryWatch({
    now,
    halt: (set, why) => {
      report(`The canary is halted: ${why}.`);
      haltCanary(store, set, why).catch((error: unknown) => report('The canary could not be halted.', error));
    },
  });
  let following: Promise<void> | null = null;

  /** Once at a time, and beside the request: who asks meanwhile gets what there is. */
  const follow = ({ canary }: ChannelState): void => {
    if (canary === null || canary.halted !== null || following !== null || canary.base === store.stored()?.id) return;
    following = followCurrent(store, serverSurface())
      .then(() => watch.moved(canary.set, channels.now().canary?.set ?? canary.set))
      .catch((error: unknown) => report('The canary could not follow the current set.', error))
      .finally(() => (following = null));
  };

  const forRequest = (request: FastifyRequest): SetsOfRequest => {
    const state = channels.now();
    follow(state);
    return readChoice(store, chooseSet(state, askerOf(request)));
  };

  return {
    forRequest,
    /** The same for a page: a browser keeps what it was given, and the page is counted. */
    forPage(request: FastifyRequest, reply: FastifyReply): SetsOfRequest {
      const state = channels.now();
      const asker = askerOf(request);
      const runs = state.canary !== null && state.canary.halted === null ? state.canary : null;
      const set: string[] = [];
      const { preview } = request.query as { preview?: unknown };
      if (typeof preview === 'string')
        set.push(
          cookie(
            cookies.preview,
            hasPreview(state, preview) ? preview : '',
            hasPreview(state, preview) ? previewSeconds : 0,
          ),
        );
      if (runs !== null && asker.visitorBucket === null) {
        asker.visitorBucket = newBucket();
        set.push(cookie(cookies.visitor, String(asker.visitorBucket), bucketDays * daySeconds));
      }
      if (set.length > 0) reply.header('set-cookie', set);
      follow(state);
      const chosen = readChoice(store, chooseSet(state, asker));
      if (runs !== null && chosen.channel !== 'preview') watch.opened(runs.set, chosen.channel === 'canary');
      return chosen;
    },
    /** A page of a set reported a fault. */
    met(set: string, visitor: string): void {
      const baseline = store.stored()?.id;
      if (baseline !== undefined) watch.met({ set, baseline, visitor });
    },
    /** A page of a set measured itself. */
    measured(set: string, visitor: string, measures: readonly Pick<Measure, 'kind' | 'value'>[]): void {
      const baseline = store.stored()?.id;
      if (baseline === undefined) return;
      for (const { kind, value } of measures) {
        const felt = feltNumbers.find((name) => name === kind);
        if (felt !== undefined) watch.measured({ set, baseline, visitor, kind, isGood: value <= goodMeasures[felt] });
      }
    },
  };
};
export type PageSets = ReturnType<typeof openPageSets>;

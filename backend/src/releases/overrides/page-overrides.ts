import { overrideQuery, permitCookie } from '@posy/shared-contracts/constants';
import { type FastifyRequest } from 'fastify';
import { allowsOrigin, type OverrideRules } from '#config/overrides';
import { cookieIn } from '../channels/asker-of';
import { type SetsOfRequest } from '../channels/page-sets';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { type AskedOverride, askedOverride } from './asked-override';
import { type ComposedSet, developerSetId, openOverrideSets } from './override-set';
import { isPermit, permitMs, permitUntil } from './permit';
import { type StoredVersion, storedVersions } from './stored-versions';

/** The reason why an override is not used: a kind that the page has words for, or the sentence of the check that refused it. */
export type OverrideRefusal = 'unreadable' | 'origin' | 'release-set' | { sentence: string };

/** The remote that a page takes from elsewhere, or the refusal. */
export type PageOverride =
  | { kind: 'stored'; remote: string; version: string }
  /** The page's scripts load the remote from the origin, without integrity; `setId` is the id of that composition. */
  | { kind: 'developer'; remote: string; origin: string; setId: string }
  | { kind: 'refused'; asked: string; why: OverrideRefusal };

/** The sets of a page, and the override in them. */
export interface OverriddenSets extends Pick<SetsOfRequest, 'set' | 'stored'> {
  /** Null: all is as it is deployed. */
  override: PageOverride | null;
  /** Id of the released set around the override; of the page's own set without one. */
  base: string | null;
  /** True when this browser may ask for overrides: its tab then keeps one over the pages that it opens. */
  mayOverride: boolean;
}

type Composition = Omit<OverriddenSets, 'mayOverride'>;

interface Options {
  rules: OverrideRules;
  /** True where everybody may: on this machine alone, and under development. */
  isOpenToAll: boolean;
  secret: string;
  now: () => number;
}

/** The rules and the stored versions, and a permit for pages; it is null on a server where everybody may. */
export interface OfferedOverrides extends OverrideRules {
  permit: { value: string; until: number } | null;
  versions: StoredVersion[];
}

/**
 * Returns true when the page was opened by an address of one's own: typed, or on this origin. A link on somebody else's
 * page must not make a person who may override run other code.
 */
const isOwnAddress = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

const queryOf = ({ query }: FastifyRequest) => (query ?? {}) as Record<string, unknown>;

/** The sets of a page without an override, for a browser that may not ask for one. */
export const asDeployed = ({ set, stored }: SetsOfRequest): OverriddenSets => ({
  set,
  stored,
  override: null,
  base: stored?.id ?? null,
  mayOverride: false,
});

/** Pages in which one remote comes from elsewhere: decided here alone, by the installation's rules and who asks. */
export const openPageOverrides = (store: ReleaseStore, { rules, isOpenToAll, secret, now }: Options) => {
  const compose = openOverrideSets(store);

  const baseOf = (asked: AskedOverride, sets: SetsOfRequest): ComposedSet | null => {
    if (asked.base !== null) return store.record(asked.base);
    const { set, stored } = sets;
    return set === null || stored === null ? null : { set, stored };
  };

  const composed = ({ remote, from }: AskedOverride, base: ComposedSet): Composition => {
    if ('version' in from) {
      const override: PageOverride = { kind: 'stored', remote, version: from.version };
      return { ...compose(base.stored, remote, from.version), override, base: base.set.id };
    }
    const { origin } = from;
    const setId = developerSetId(base.stored, remote, origin);
    return { ...base, override: { kind: 'developer', remote, origin, setId }, base: base.set.id };
  };

  const answer = (request: FastifyRequest, sets: SetsOfRequest): Composition => {
    const query = queryOf(request);
    const asked = askedOverride(query);
    const { mayOverride: _may, ...deployed } = asDeployed(sets);
    const refused = (why: OverrideRefusal): Composition => ({
      ...deployed,
      override: { kind: 'refused', asked: String(query[overrideQuery.remote]).slice(0, 200), why },
    });
    if (asked === null || sets.stored === null) return deployed;
    if (asked === 'unreadable') return refused('unreadable');
    if ('origin' in asked.from && !allowsOrigin(rules, asked.from.origin)) return refused('origin');
    const base = baseOf(asked, sets);
    if (base === null) return refused('release-set');
    try {
      return composed(asked, base);
    } catch (error) {
      if (error instanceof ReleaseFault) return refused({ sentence: error.message });
      throw error;
    }
  };

  return {
    /** True when everybody may override here. */
    isOpenToAll,
    /** The sets of a page, from those that it would have without an override. */
    forPage(request: FastifyRequest, sets: SetsOfRequest): OverriddenSets {
      const mayOverride = isOpenToAll || isPermit(secret, cookieIn(request.headers.cookie, permitCookie), now());
      if (!mayOverride || !isOwnAddress(request)) return asDeployed(sets);
      return { ...answer(request, sets), mayOverride };
    },
    /** Lists what the inspector offers to a person who may. */
    async offers(): Promise<OfferedOverrides> {
      const until = now() + permitMs;
      const permit = isOpenToAll ? null : { value: permitUntil(secret, until), until };
      return { ...rules, permit, versions: await storedVersions(store) };
    },
  };
};
export type PageOverrides = ReturnType<typeof openPageOverrides>;

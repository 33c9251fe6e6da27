import { overrideQuery } from '@posy/shared-contracts/constants';

/** One remote from elsewhere, as an address asks for it. */
export interface AskedOverride {
  remote: string;
  /** A version that is stored here, or the origin of a developer's server. */
  from: { version: string } | { origin: string };
  /** Id of the release set around it; null: the one that the page would have anyway. */
  base: string | null;
}

/** The part of an address that asks for an override; null when it asks for none: an empty `remote` goes back to what is deployed. */
export const askedOverride = (query: Readonly<Record<string, unknown>>): AskedOverride | 'unreadable' | null => {
  const asked = query[overrideQuery.remote];
  const base = query[overrideQuery.base] ?? null;
  if (asked === undefined || asked === '') return null;
  if (typeof asked !== 'string' || (base !== null && typeof base !== 'string')) return 'unreadable';
  const [, remote, from] = /^([a-z0-9][a-z0-9-]{0,60})@(.{1,200})$/.exec(asked) ?? [];
  if (remote === undefined || from === undefined || remote === 'shell') return 'unreadable';
  if (!/^https?:/.test(from)) return { remote, from: { version: from }, base };
  return { remote, from: { origin: from.replace(/\/$/, '') }, base };
};

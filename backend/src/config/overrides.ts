import * as v from 'valibot';
import { readVariable } from './read-variable';

/** Rules for pages that take one remote from a developer's server; a stored version needs none. */
export interface OverrideRules {
  /** True for servers of the visitor's own machine, at any port. */
  localhost: boolean;
  /** Other origins, each written out. */
  origins: readonly string[];
}

/** An origin as browsers write it: it stands in the page's policy, so that nothing else may be in it. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const rules = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.check(
    (parts) =>
      parts.every((part) => part === 'localhost' || isOrigin(part)) || ['off', 'stored'].includes(parts.join(',')),
  ),
  v.transform((parts): OverrideRules | null =>
    parts[0] === 'off' ? null : { localhost: parts.includes('localhost'), origins: parts.filter(isOrigin) },
  ),
);

/**
 * `POSY_OVERRIDES`: null forbids overrides. Servers of this machine are allowed by default on a server that only this
 * machine reaches, and while a remote is developed.
 */
export const readOverrides = (env: NodeJS.ProcessEnv, isOfThisMachine: boolean): OverrideRules | null =>
  readVariable<OverrideRules | null>(env, {
    name: 'POSY_OVERRIDES',
    schema: rules,
    wanted: 'off, stored, or a list of localhost and origins, such as localhost,https://ana.example.com:4321',
    or: isOfThisMachine ? { localhost: true, origins: [] } : null,
  });

const ownHosts = ['localhost', '127.0.0.1'];

/** Returns true when a developer's server at the origin may be used. */
export const allowsOrigin = ({ localhost, origins }: OverrideRules, origin: string): boolean => {
  if (!isOrigin(origin)) return false;
  const { hostname, protocol } = new URL(origin);
  return origins.includes(origin) || (localhost && protocol === 'http:' && ownHosts.includes(hostname));
};

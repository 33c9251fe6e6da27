import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { citedIds } from '../requirements/cited-ids';
import { parseRequirements } from '../requirements/parse-requirements';
import { mostShown, shownIds } from '../requirements/shown-ids';
import { say } from '../support/progress';
import { inRoot } from '../support/workspace';

/** Owners whose areas are resolved: each of their ids has to be cited by a test. */
const resolvedOwners: readonly string[] = ['shared-contracts', 'shell', 'backend', 'mfe-planning'];

const options = { missing: { type: 'string' }, unshown: { type: 'string' }, listings: { type: 'boolean' } } as const;

/**
 * `posy requirements`: which ids of docs/requirements.csv tests cite, and which of those a test shows, by owner.
 * `--missing OWNER` lists what no test cites, `--unshown OWNER` what is cited only, `--listings` the tests that name more
 * requirements than a test can show. `posy check` asks after the tests are green: what is shown passed.
 */
export const main = async (args: string[]): Promise<void> => {
  const requirements = parseRequirements(readFileSync(inRoot('docs', 'requirements.csv'), 'utf8'));
  const cited = citedIds(inRoot());
  const { shown, listings } = shownIds(inRoot());
  const known = new Set(requirements.map(({ id }) => id));
  const strangers = [...cited].filter((id) => !known.has(id));
  for (const owner of new Set(requirements.map((requirement) => requirement.owner))) {
    const own = requirements.filter((requirement) => requirement.owner === owner);
    const count = (ids: ReadonlySet<string>): string => String(own.filter(({ id }) => ids.has(id)).length).padStart(3);
    say(`  ${owner.padEnd(18)} of ${String(own.length).padStart(3)} ${count(cited)} cited, ${count(shown)} shown`);
  }
  say(`  ${listings.length} tests name more than ${mostShown} requirements at once: posy requirements --listings`);
  const { values } = parseArgs({ args, options, strict: false });
  const list = (owner: unknown, isWanted: (id: string) => boolean): void => {
    for (const { id, owner: own, text } of requirements) if (own === owner && isWanted(id)) say(`  ${id} ${text}`);
  };
  list(values['missing'], (id) => !cited.has(id));
  list(values['unshown'], (id) => cited.has(id) && !shown.has(id));
  if (values['listings'] === true) for (const listing of listings) say(`  ${listing}`);
  const missing = requirements.filter(({ id, owner }) => resolvedOwners.includes(owner) && !cited.has(id));
  if (strangers.length > 0)
    throw new Error(`Tests cite ids that docs/requirements.csv does not have: ${strangers.join(', ')}`);
  if (missing.length > 0) throw new Error(`No test cites ${missing.map(({ id }) => id).join(', ')}`);
};

import { readFileSync } from 'node:fs';
import { say } from '../support/progress';
import { inRoot } from '../support/workspace';
import { citedIds } from '../requirements/cited-ids';
import { parseRequirements } from '../requirements/parse-requirements';

/** Owners whose areas are resolved: each of their ids has to be cited by a test. */
const resolvedOwners: readonly string[] = ['shared-contracts', 'shell', 'backend', 'mfe-planning'];

/** `posy requirements`: which ids of docs/requirements.csv a test cites, by owner. `--missing OWNER` lists the rest. */
export const main = async (args: string[]): Promise<void> => {
  const requirements = parseRequirements(readFileSync(inRoot('docs', 'requirements.csv'), 'utf8'));
  const cited = citedIds(inRoot());
  const known = new Set(requirements.map(({ id }) => id));
  const strangers = [...cited].filter((id) => !known.has(id));
  const owners = [...new Set(requirements.map(({ owner }) => owner))];
  for (const owner of owners) {
    const own = requirements.filter((requirement) => requirement.owner === owner);
    const shown = own.filter(({ id }) => cited.has(id));
    say(
      `  ${owner.padEnd(18)} ${String(shown.length).padStart(3)} of ${String(own.length).padStart(3)} requirements cited`,
    );
  }
  if (args[0] === '--missing')
    for (const { id, owner, text } of requirements) if (owner === args[1] && !cited.has(id)) say(`  ${id} ${text}`);
  const missing = requirements.filter(({ id, owner }) => resolvedOwners.includes(owner) && !cited.has(id));
  if (strangers.length > 0)
    throw new Error(`Tests cite ids that docs/requirements.csv does not have: ${strangers.join(', ')}`);
  if (missing.length > 0) throw new Error(`No test cites ${missing.map(({ id }) => id).join(', ')}`);
};

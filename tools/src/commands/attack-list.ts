import { readdirSync, readFileSync } from 'node:fs';
import { generate } from '../contracts/generated-file';
import { attacksIn, withAttacks } from '../requirements/read-attacks';
import { inRoot } from '../support/workspace';

const ending = '.attack.ts';

/** `posy attack-list`: writes the attacks of e2e/attacks into docs/security.md; with `--check` only compares. */
export const main = async (args: string[]): Promise<void> => {
  const folder = inRoot('e2e', 'attacks');
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  const attacks = files
    .sort()
    .flatMap((name) => attacksIn(name.slice(0, -ending.length), readFileSync(`${folder}/${name}`, 'utf8')));
  const path = inRoot('docs', 'security.md');
  await generate(path, withAttacks(readFileSync(path, 'utf8'), attacks), 'attack-list', args);
};

import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { generate } from '../contracts/generated-file';
import { testsBelow } from '../requirements/cited-ids';
import { attacksIn, withAttacks } from '../requirements/read-attacks';
import { type TestText, withHoles } from '../requirements/read-holes';
import { inRoot } from '../support/workspace';

const ending = '.attack.ts';

const readTest = (path: string): TestText => ({
  owner: relative(inRoot(), path).split(sep)[0] ?? '',
  text: readFileSync(path, 'utf8'),
});
/** The readers' own tests have numbers as examples. */
const isOwn = (path: string): boolean => /read-(?:holes|attacks)\.test\.ts$/.test(path);

/** `posy attack-list`: writes the attacks of e2e/attacks, and where each hole's tests are, into docs/security.md; with `--check` only compares. */
export const main = async (args: string[]): Promise<void> => {
  const folder = inRoot('e2e', 'attacks');
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  const attacks = files
    .sort()
    .flatMap((name) => attacksIn(name.slice(0, -ending.length), readFileSync(`${folder}/${name}`, 'utf8')));
  const path = inRoot('docs', 'security.md');
  const tests = testsBelow(inRoot())
    .filter((test) => !isOwn(test))
    .map(readTest);
  const text = withHoles(withAttacks(readFileSync(path, 'utf8'), attacks), tests);
  await generate(path, text, 'attack-list', args);
};

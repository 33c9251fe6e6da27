import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { generate } from '../contracts/generated-file';
import { testsBelow } from '../requirements/cited-ids';
import { parseRequirements } from '../requirements/parse-requirements';
import { type Showing, showingsIn } from '../requirements/read-tests';
import { PlainError } from '../support/progress';
import { inRoot } from '../support/workspace';

const owner = 'shared-contracts';

const cell = (text: string): string => text.replace(/\|/g, '\\|');

const row = ({ id, file, title, symbols }: Showing): string =>
  `| ${id} | ${symbols.map((name) => `\`${name}\``).join(', ')} | ${cell(title)} (\`${file}\`) |`;

const showingsOf = (file: string): Showing[] =>
  showingsIn(relative(inRoot(), file).replaceAll('\\', '/'), readFileSync(file, 'utf8'));

/** `posy spec-coverage`: writes docs/spec-coverage.md, which names for each requirement of the contract the code and the test that show it. */
export const main = async (args: string[]): Promise<void> => {
  const requirements = parseRequirements(readFileSync(inRoot('docs', 'requirements.csv'), 'utf8')).filter(
    (requirement) => requirement.owner === owner,
  );
  const showings = testsBelow(inRoot(owner)).flatMap(showingsOf);
  const missing = requirements.filter(({ id }) => !showings.some((showing) => showing.id === id));
  if (missing.length > 0) throw new PlainError(`No test of ${owner} shows ${missing.map(({ id }) => id).join(', ')}`);
  const rows = requirements.flatMap(({ id }) => showings.filter((showing) => showing.id === id).map(row));
  const text = [
    `# Which code and which test show what the specification asks of ${owner}`,
    '',
    'Made by `node tools/bin/posy.mjs spec-coverage` from `docs/requirements.csv` and the tests; do not edit.',
    `${requirements.length} of ${requirements.length} requirements are shown.`,
    '',
    '| id | code | test |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await generate(inRoot('docs', 'spec-coverage.md'), text, 'spec-coverage', args);
};

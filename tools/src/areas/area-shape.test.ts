import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames } from '@posy/shared-contracts/manifest';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { sourcesBelow } from './import-circles';

const root = join(__dirname, '../../..');
const srcOf = (name: string): string => join(root, name, 'src');

/** Remotes whose package.json names their areas. */
const withAreas = remoteNames.filter(
  (name) => 'posy' in (JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as object),
);

it('there is a remote with areas', () => expect(withAreas).toContain('mfe-planning'));

it.each(withAreas)('%s has no folder of more than 15 files', (name) => {
  const folders = new Set(sourcesBelow(srcOf(name)).map((file) => dirname(file)));
  const large = [...folders].filter(
    (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length > 15,
  );
  expect(large).toEqual([]);
});

describe('an area', () => {
  const faultsOf = async (area: string, code: string): Promise<(string | undefined)[]> => {
    const rules = '../../eslint/posy-rules.mjs';
    const { posy } = (await import(rules)) as { posy: object };
    const linter = new Linter({ cwd: root });
    const config = {
      files: ['**/*.ts'],
      languageOptions: { parser },
      plugins: { posy },
      rules: { 'posy/areas': 'error' },
    } as Parameters<Linter['verify']>[1];
    return linter.verify(code, config, join(srcOf('mfe-planning'), area, 'x.ts')).map(({ messageId }) => messageId);
  };

  it.each([
    ['home', "import { useBudget } from '#budget/public';", []],
    ['home', "import { useToday } from '#plan/tasks/use-today';", []],
    ['home', "import { useBudget } from '#budget/use-budget';", ['inside']],
    ['home', "import { useBudget } from '../budget/use-budget';", ['inside']],
    ['home', "const load = () => import('#checklist/rules/order');", ['inside']],
    ['guests', "import { useBudget } from '#budget/public';", ['alone']],
    ['plan', "export { useBudget } from '#budget/public';", ['floor']],
    ['guests/list', "import { householdOf } from '../../guests/rules/households';", ['climbs']],
  ])('%s: %s', async (area, code, faults) => {
    expect(await faultsOf(area, code)).toEqual(faults);
  });
});

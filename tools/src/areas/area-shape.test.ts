import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { sourcesBelow } from './import-circles';
import { sourceFolders } from './source-folders';

const root = join(__dirname, '../../..');
const srcOf = (name: string): string => join(root, name, 'src');

/** Folders that list one kind of file, each found by its name. */
const lists = new Map([
  ['shared-ui/src/icons/outlines', 'one drawing a file'],
  ['tools/src/commands', 'one command a file'],
  ['e2e/gate', 'one journey a file'],
]);

test.each(sourceFolders())('%s has no folder of more than 15 files', (_name, source) => {
  const folders = new Set(sourcesBelow(source).map((file) => dirname(file)));
  const large = [...folders].filter(
    (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length > 15,
  );
  expect(large.map((folder) => relative(root, folder)).filter((folder) => !lists.has(folder))).toEqual([]);
});

describe('an area', () => {
  const faultsOf = async (area: string, code: string, name = 'mfe-planning'): Promise<(string | undefined)[]> => {
    const rules = '../../lint/posy-rules.mjs';
    const { posy } = (await import(rules)) as { posy: object };
    const linter = new Linter({ cwd: root });
    const config = {
      files: ['**/*.ts'],
      languageOptions: { parser },
      plugins: { posy },
      rules: { 'posy/areas': 'error' },
    } as Parameters<Linter['verify']>[1];
    return linter.verify(code, config, join(srcOf(name), area, 'x.ts')).map(({ messageId }) => messageId);
  };

  test.each([
    ['home', "import { useBudget } from '#budget/public';", []],
    ['home', "import { useToday } from '#plan/tasks/use-today';", []],
    ['home', "import { useBudget } from '#budget/use-budget';", ['inside']],
    ['home', "import { useBudget } from '../budget/use-budget';", ['inside']],
    ['home', "const load = () => import('#checklist/rules/order');", ['inside']],
    ['guests', "import { useBudget } from '#budget/public';", ['alone']],
    ['guests', "import { reactions } from '#reactions';", ['alone']],
    ['guests', "import { routes } from '../routes';", ['alone']],
    ['guests', "import { exampleHost } from '#testing/example-host';", []],
    ['guests', "import messages from '../messages/en-GB';", []],
    ['plan', "export { useBudget } from '#budget/public';", ['floor']],
    ['guests/list', "import { householdOf } from '../../guests/rules/households';", ['climbs']],
  ])('%s: %s', async (area, code, faults) => {
    expect(await faultsOf(area, code)).toEqual(faults);
  });

  test('is asked of every remote: one that names no floor is refused', async () => {
    expect(await faultsOf('home', '', 'shared-ui')).toEqual(['none']);
  });
});

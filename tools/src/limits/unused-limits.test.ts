import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from '@posy/shared-contracts/constants';
import { sourcesBelow } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';

/** Limits of the specification whose area is still to be built, with the package that builds it. */
const stillToCome: Readonly<Record<string, string>> = {
  'supplierConstants.defaultArea': 'mfe-suppliers: the area of a search that names none [S9-limits-08]',
};

/** The rules name limits too. */
const parts = join(__dirname, '../../../backend/src/rules/parts');
const rules = readdirSync(parts, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.rules'))
  .map((file) => join(parts, file));

const code = sourceFolders()
  .filter(([name]) => name !== 'tools')
  .flatMap(([, folder]) => sourcesBelow(folder))
  .filter((file) => !/\.test\.|\/testing\/|shared-contracts\/src\/constants\//.test(file))
  .concat(rules)
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''))
  .join('\n');

/** A table is looked up by names that stand elsewhere. */
const isLookedUp = (group: string): boolean =>
  new RegExp(`\\b${group}\\[|Object\\.(?:entries|values|keys)\\(${group}\\)`).test(code);

const isUsed = (group: string, name: string): boolean =>
  isLookedUp(group) ||
  new RegExp(`\\b${group}\\s*\\.\\s*${name}\\b`).test(code) ||
  new RegExp(`\\{[^{};]*\\b${name}\\b[^{};]*\\} = ${group}\\b`).test(code);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test('every limit of the contract is used, or its area is still to come', () => {
  const unused = Object.entries(constants).flatMap(([group, value]) =>
    isGroup(value)
      ? Object.keys(value).flatMap((name) => (isUsed(group, name) ? [] : [`${group}.${name}`]))
      : new RegExp(`\\b${group}\\b`).test(code)
        ? []
        : [group],
  );
  expect(unused.sort()).toEqual(Object.keys(stillToCome).sort());
});

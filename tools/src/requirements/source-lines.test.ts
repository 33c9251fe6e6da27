import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { sourcesBelow } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';
import { parseRequirements } from './parse-requirements';
import { type Citable, faultOfSource, sourceLinesIn } from './source-lines';

const root = join(__dirname, '../../..');

const citable: Citable = {
  ids: new Set(parseRequirements(readFileSync(join(root, 'docs/requirements.csv'), 'utf8')).map(({ id }) => id)),
  hasDocument: (path) => {
    const file = join(root, path);
    if (existsSync(file)) return true;
    return (
      existsSync(dirname(file)) && readdirSync(dirname(file)).some((name) => name.startsWith(`${basename(file)}-`))
    );
  },
};

test.each(sourceFolders())('what comments of %s give as their source can be opened [H13-04]', (_name, folder) => {
  const faults = sourcesBelow(folder).flatMap((file) =>
    sourceLinesIn(readFileSync(file, 'utf8')).flatMap(({ line, text }) => {
      const fault = faultOfSource(text, citable);
      return fault === null ? [] : [`${relative(root, file)}:${line}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('a source goes to the end of its paragraph; code that looks like one is none [H13-04]', () => {
  const word = 'Source:';
  const code = [
    'const options = { rulesSource: readRules(), Source: 1 };',
    `/** A rule. ${word} S4-badge-01. */`,
    '/**',
    ` * Another. ${word} RFC 9116,`,
    ' * 2.5.5.',
    ' *',
    ' * More words.',
    ' */',
    `// A third. ${word}`,
    '// docs/adr/0007.',
    'const a = 1;',
  ].join('\n');
  expect(sourceLinesIn(code)).toEqual([
    { line: 2, text: 'S4-badge-01.' },
    { line: 4, text: 'RFC 9116, 2.5.5.' },
    { line: 9, text: 'docs/adr/0007.' },
  ]);
});

test.each([
  ['S4-badge-01, D-role.', null],
  ['docs/adr/0007.', null],
  ['RFC 9116, 2.5.5: less than a year.', null],
  ['S4-badge-99.', 'there is no requirement S4-badge-99'],
  ['D-sheep.', 'there is no requirement D-sheep'],
  ['docs/adr/0999; RFC 9116.', 'there is no docs/adr/0999'],
  ['section 4, "Badges".', 'nobody can open “section 4, "Badges".”'],
  ['issue 6.', 'nobody can open “issue 6.”'],
])('the source “%s”: %s [H13-04]', (text, fault) => {
  expect(faultOfSource(text, citable)).toBe(fault);
});

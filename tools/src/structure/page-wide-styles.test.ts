import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesBelow } from '../areas/import-circles';
import { remotePackages } from '../support/workspace';
import { pageWideStyles } from './page-wide-styles';

const root = join(__dirname, '../../..');

test.each(remotePackages)('no style of %s meets another remote’s elements on the screen', (name) => {
  const sources = sourcesBelow(join(root, name, 'src')).map((file) => readFileSync(file, 'utf8'));
  expect(sources.flatMap(pageWideStyles)).toEqual([]);
});

test('a style sheet of the page’s and a style of `Global` are found, those for paper are let through', () => {
  expect(pageWideStyles("import './all.css';\nimport { css } from '@emotion/react';")).toEqual(['./all.css']);
  const global = (style: string): string =>
    `const on = css\`${style}\`;\nexport const All = () => <Global styles={on} />;`;
  expect(pageWideStyles(global('a { color: red; }'))).toEqual(['a { color: red; }']);
  expect(pageWideStyles(global('@media print { body > p { display: none; } @page { size: A4; } }'))).toEqual([]);
  expect(pageWideStyles('const on = css`color: red;`;')).toEqual([]);
});

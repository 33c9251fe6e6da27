import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
/** The website has themes of its own; all others follow the one theme, light and dark. */
const remotes = ['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-reviews'];
/** Paper is white in every theme. */
const onPaper = ['mfe-planning/src/guests/list/print-list.tsx'];

/** The lines of a style that set a colour by its digits. */
const hexLines = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /^\s*[a-z-]+:[^;'"]*#[\da-f]{3,8}\b[^;]*;\s*$/iu.test(line));

test('styles of the remotes take their colours from the tokens, which follow the theme', () => {
  const files = remotes.flatMap((remote) =>
    readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name))
      .map((name) => `${remote}/src/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !onPaper.includes(file) && hexLines(file).length > 0)).toEqual([]);
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleSet } from '#testing/release-set';
import { openInlinedSheets } from './inlined-sheets';

const base = '/releases/builds/shell/1.0.0/';
const folder = mkdtempSync(join(tmpdir(), 'posy-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A set whose shell has one sheet with this text in the folder of builds, and the integrity of another text. */
const setWith = (file: string, text: string, released = text) => {
  mkdirSync(join(folder, 'shell', '1.0.0'), { recursive: true });
  writeFileSync(join(folder, 'shell', '1.0.0', file), text);
  const set = exampleSet();
  return {
    set: { ...set, shell: { ...set.shell, base, styles: [file] } },
    integrities: new Map([[`${base}${file}`, integrityOf(released)]]),
  };
};

test('a sheet stands in the page with the addresses of its own folder', async () => {
  const text = '@font-face{src:url(face.woff2)}a{background:url("/b.png")}b{background:url(data:image/png;base64,AA)}';
  const { set, integrities } = setWith('a.css', text);
  expect(await openInlinedSheets(folder)(set, integrities)).toBe(text.replace('face.woff2', `${base}face.woff2`));
});

test('a page links what has other bytes than were released, is from elsewhere or too long', async () => {
  const sheetsOf = openInlinedSheets(folder);
  const changed = setWith('b.css', 'a{color:red}', 'a{color:blue}');
  expect(await sheetsOf(changed.set, changed.integrities)).toBeNull();
  const long = setWith('c.css', 'a{color:red}'.repeat(3000));
  expect(await sheetsOf(long.set, long.integrities)).toBeNull();
  const { shell } = changed.set;
  const away = { ...changed.set, shell: { ...shell, base: 'https://builds.example/', styles: ['b.css'] } };
  expect(await sheetsOf(away, new Map())).toBeNull();
});

test('a sheet that could not be read is read again', async () => {
  const sheetsOf = openInlinedSheets(folder);
  const { set, integrities } = setWith('d.css', 'a{}');
  rmSync(join(folder, 'shell', '1.0.0', 'd.css'));
  expect(await sheetsOf(set, integrities)).toBeNull();
  writeFileSync(join(folder, 'shell', '1.0.0', 'd.css'), 'a{}');
  expect(await sheetsOf(set, integrities)).toBe('a{}');
});

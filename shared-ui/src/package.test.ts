import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const entries = ['core', 'forms', 'overlays', 'art', 'icons', 'prose', 'search'] as const;
const read = (...path: string[]) => readFileSync(join(__dirname, ...path), 'utf8');
const sources = (entry: string) =>
  readdirSync(join(__dirname, entry)).filter((name) => /\.tsx?$/u.test(name) && !/\.(test|d)\.tsx?$/u.test(name));
const imports = (text: string) => [...text.matchAll(/from '([^']+)'/gu)].map((match) => match[1] ?? '');

test.each(entries)('%s reaches other entries by package name only, or they would be loaded twice', (entry) => {
  const others = entries.filter((one) => one !== entry);
  const wrong = sources(entry).flatMap((file) =>
    imports(read(entry, file)).filter((from) => others.some((other) => from.startsWith(`../${other}`))),
  );
  expect(wrong).toEqual([]);
});

test('core carries no component of react-aria: it is on the first page', () => {
  const found = sources('core').flatMap((file) => imports(read('core', file)).filter((from) => from.includes('aria')));
  expect(found).toEqual(['react-aria-components/I18nProvider']);
});

test('API.md names every export', () => {
  const text = read('..', 'API.md');
  const names = entries.flatMap((entry) =>
    [...read(entry, 'index.ts').matchAll(/export \{([^}]+)\}/gu)].flatMap((match) =>
      (match[1] ?? '')
        .split(',')
        .map((name) => name.replace('type ', '').trim())
        .filter(Boolean),
    ),
  );
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(text))).toEqual([]);
});

/** Components without colours of their own, pure containers, and those shown inside others of the gallery. */
const plain = [
  'DialogForm',
  'Divider',
  'Field',
  'Form',
  'FullScreen',
  'Grow',
  'Help',
  'Menu',
  'SnackbarRegion',
  'TableScroll',
  'VisuallyHidden',
  'Wrap',
];

test('every component stands in the gallery, in which the journeys look at all states [R1-02]', () => {
  const gallery = join(__dirname, '..', 'gallery');
  const shown = readdirSync(gallery)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(gallery, name), 'utf8'))
    .join('\n');
  const components = (['core', 'forms', 'overlays'] as const).flatMap((entry) =>
    [...read(entry, 'index.ts').matchAll(/export \{([^}]+)\}/gu)].flatMap((match) =>
      (match[1] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/u.test(name)),
    ),
  );
  expect(components.length).toBeGreaterThan(60);
  const missing = components.filter((name) => !new RegExp(`<(?:\\w+\\.)?${name}\\b`, 'u').test(shown));
  expect(missing.filter((name) => !plain.includes(name))).toEqual([]);
});

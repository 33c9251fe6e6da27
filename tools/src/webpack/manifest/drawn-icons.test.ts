import { remoteManifestSchema } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { readDrawing, withDrawings } from './drawn-icons';

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"'): string => `<svg ${attributes}>${inner}</svg>`;

test('the outline of an inline SVG is its filled paths, in its box', () => {
  const text = `<?xml version="1.0"?><!-- by hand -->
    <svg xmlns="http://www.w3.org/2000/svg" width="24" viewBox="0, 0 24  24">
      <title>Sun</title>
      <path d="M0 0h24v24H0z" fill="none"/>
      <path fill="currentColor" d="M2 2h20v20H2z" />
      <path d='m4 4 2 2z'></path>
    </svg>`;
  expect(readDrawing(text)).toEqual({ box: '0 0 24 24', path: 'M2 2h20v20H2zM4 4m0 0  2 2z' });
});

test.each([
  ['hello', /^is no inline SVG/],
  [svg('<path d="M0 0h1z"/>', 'width="24"'), /^has no viewBox/],
  [svg(''), /^has no path that is filled/],
  [svg('<circle r="4"/>'), /^has <circle>/],
  [svg('<script>alert(1)</script>'), /^has <script>/],
  [svg('<foreignObject><path d="M0 0h1z"/></foreignObject>'), /^has <foreignObject>/],
  [svg('<path stroke="red" fill="none" d="M0 0h1"/>'), /^is drawn by strokes/],
  [svg('<path d="M0 0h1z"/>', 'viewBox="0 0 1 1" stroke="currentColor"'), /^is drawn by strokes/],
  [svg('<path transform="rotate(4)" d="M0 0h1z"/>'), /^moves a path by transform/],
])('%s is refused with what to do', (text, message) => expect(() => readDrawing(text)).toThrow(message));

const entry = {
  id: 'places',
  path: 'honeymoon',
  label: { 'en-GB': 'Honeymoon', 'de-DE': 'Hochzeitsreise', 'fr-FR': 'Voyage' },
  area: 'home',
  order: 80,
  audience: 'couple',
  placement: 'header',
  tab: false,
} as const;
const manifest = (icon: string) => ({
  name: 'honeymoon',
  contract: 1,
  owner: 'tests',
  title: entry.label,
  basePaths: ['honeymoon'],
  navigation: [{ ...entry, icon }],
  slots: [],
  publishes: [],
  handles: [],
  exposes: ['./app'],
  budgetKb: 20,
});

test('a manifest has the drawing and the name of an icon that no shell has; other icons stay', () => {
  const [drawn] = withDrawings(manifest(svg('<path d="M0 0h1z"/>'))).navigation;
  expect(drawn).toMatchObject({ icon: 'drawn', drawing: { box: '0 0 24 24', path: 'M0 0h1z' } });
  expect(withDrawings(manifest('home')).navigation).toEqual(manifest('home').navigation);
  expect(() => withDrawings(manifest(svg('')))).toThrow(/^navigation\.0\.icon has no path/);
});

test('all that the contract lets through is an outline, whatever the attributes hold', () => {
  const hostile = withDrawings(manifest(svg('<path d="M0 0 url(x)"/>', 'viewBox="0 0 24 24"')));
  expect(v.safeParse(remoteManifestSchema, hostile).success).toBe(false);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(__dirname, '..', '..', '..', path), 'utf8');

test('an invitation has the colours that the website’s themes have', () => {
  const themes = read('mfe-website/src/public-site/site-themes.ts');
  const fields = ['bg', 'card', 'ink', 'soft', 'line', 'accent', 'onAccent'];
  const drawn = [...themes.matchAll(/^ {2}(\w+): \{([^}]*onAccent:[^}]+)\}/gmu)].map(([, name, body = '']) => {
    const colours = fields.map((field) => new RegExp(`\\b${field}: '(#\\w+)'`).exec(body)?.[1]);
    return `${name}: ${colours.join(' ')}`;
  });
  const stated = read('backend/src/guest-pages/frame/site-colours.ts');
  const sent = [...stated.matchAll(/^ {2}(\w+): colours\('([^']+)'\)/gmu)].map(([, name, list]) => `${name}: ${list}`);
  expect(drawn).toHaveLength(6);
  expect(sent).toEqual(drawn);
});

/** Writes src/tokens/tokens.css from tokens.json (custom properties) and base.css (faces, reset, ground). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/tokens');
const tokens = JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8'));
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const px = (value) => (typeof value === 'number' && value !== 0 ? `${value}px` : String(value));
const declare = (prefix, values, unit = String) =>
  Object.entries(values).map(([name, value]) => `--posy-${prefix}${kebab(name)}: ${unit(value)};`);
const block = (selector, lines) => `${selector} {\n  ${lines.join('\n  ')}\n}\n`;

const scheme = (name) => [
  `color-scheme: ${name};`,
  ...declare('', tokens.color[name]),
  ...declare('shadow-', tokens.elevation[name]),
];
const fixed = [
  ...Object.entries(tokens.type).flatMap(([name, { size, line, track }]) => [
    `--posy-text-${name}: ${size};`,
    `--posy-line-${name}: ${line};`,
    `--posy-track-${name}: ${track};`,
  ]),
  `--posy-face-display: ${tokens.font.display.replace('Georgia', "'Posy Display Fallback', Georgia")};`,
  `--posy-face-text: ${tokens.font.text.replace('system-ui', "'Posy Text Fallback', system-ui")};`,
  ...declare('space-', tokens.space, px),
  ...declare('radius-', tokens.radius, px),
  ...declare('motion-', tokens.motion),
  ...declare('layer-', tokens.layer),
  ...declare('size-', tokens.size, px),
];
const flower = (hue) =>
  block(
    `[data-hue='${hue}']`,
    hue === 'stem'
      ? ['--posy-hue: var(--posy-stem);', '--posy-hue-wash: var(--posy-stem-wash);'].concat(
          '--posy-hue-soft: var(--posy-stem-wash);',
          '--posy-hue-deep: var(--posy-stem);',
        )
      : ['', '-wash', '-soft', '-deep'].map((part) => `--posy-hue${part}: var(--posy-${hue}${part});`),
  );

const css = [
  '/* Written by scripts/make-tokens.mjs from tokens.json and base.css. Do not edit. */\n',
  block(':root', [...scheme('light'), ...fixed]),
  `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme='light'])", scheme('dark'))}}\n`,
  block(":root[data-theme='dark']", scheme('dark')),
  ...['stem', 'fern', 'bluebell', 'primrose', 'peony', 'sweetpea', 'apricot'].map(flower),
  readFileSync(join(folder, 'base.css'), 'utf8'),
].join('\n');
writeFileSync(join(folder, 'tokens.css'), css);

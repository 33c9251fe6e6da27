/**
 * Writes src/icons: the outlines of the Phosphor icons (MIT) that the design system offers.
 * The package's own components carry all six weights of each icon; a page needs one or two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const defs = join(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/react')), 'defs');
const regular =
  'ArrowLeft ArrowRight ArrowUUpLeft ArrowUUpRight ArrowsClockwise Bell CalendarBlank Camera CaretDown CaretLeft CaretRight CaretUp Clock ' +
  'CloudSlash Copy Desktop DeviceMobile DotsThree DownloadSimple Envelope Eye EyeSlash Gear Globe Image Info Lightbulb ' +
  'LinkSimple Lock MagnifyingGlass MapPin MapTrifold Minus NotePencil PaperPlaneRight PencilSimple Plus Printer ' +
  'ShareNetwork SignOut SlidersHorizontal Sparkle SquaresFour Trash UploadSimple UserPlus Warning WifiSlash X';
const filled = 'ChatCircleDots Heart HouseSimple ListChecks Star Storefront UsersThree WarningCircle';
const renamed = { Envelope: 'EnvelopeSimple', HouseSimple: 'House', PencilSimple: 'Pencil', LinkSimple: 'Link' };
const source = { Envelope: 'EnvelopeSimple' };

const outline = (name, weight) => {
  const text = readFileSync(join(defs, `${source[name] ?? name}.es.js`), 'utf8');
  const from = text.indexOf(`"${weight}",`);
  const next = text.slice(from + weight.length + 3).search(/\n\s+"(bold|duotone|fill|light|regular|thin)",/);
  const part = text.slice(from, next < 0 ? undefined : from + weight.length + 3 + next);
  return [...part.matchAll(/d: "([^"]+)"/g)].map((match) => match[1]).join('');
};

const kebab = (name) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const folder = join(import.meta.dirname, '../src/icons');
const order = { fill: 'the filled weight alone' };
const note = (weights) =>
  `// Written by scripts/make-icons.mjs from @phosphor-icons/react (MIT): ${order[weights] ?? 'regular weight, then the filled one'}. Do not edit.`;

/** One file for each icon, so that a bundle has those that it shows and no others. */
const write = (name, ...weights) => {
  const own = renamed[name] ?? name;
  const shapes = weights.map((weight) => `\n  '${outline(name, weight)}',`).join('');
  const lines = [
    note(weights.join()),
    "import { icon } from '../icon';",
    '',
    `export const ${own}Icon = icon(${shapes}\n);`,
  ];
  writeFileSync(join(folder, 'outlines', `${kebab(own)}.ts`), `${lines.join('\n')}\n`);
  return `export { ${own}Icon } from './outlines/${kebab(own)}';`;
};

const entries = [
  write('Check', 'regular', 'bold'),
  ...regular.split(' ').map((name) => write(name, 'regular')),
  ...filled.split(' ').map((name) => write(name, 'regular', 'fill')),
  // A rating's stars are all filled.
  write('StarHalf', 'fill'),
].sort();
writeFileSync(
  join(folder, 'index.ts'),
  [
    '// Written by scripts/make-icons.mjs. Do not edit.',
    "export { icon, type IconComponent, type IconProps } from './icon';",
    ...entries,
    '',
  ].join('\n'),
);

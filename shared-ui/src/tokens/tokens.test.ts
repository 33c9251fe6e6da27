import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as names from './token-names';
import tokens from './tokens.json';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties of the first block with a selector. */
const properties = (selector: string): Record<string, string> => {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('}', from));
  const pairs = [...block.matchAll(/--posy-([a-z0-9-]+):\s*([^;]+);/gu)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name ?? '', (value ?? '').replace(/\s+/gu, ' ').trim()]));
};

const schemes = {
  light: properties(':root'),
  'dark by the system': properties(":root:not([data-theme='light'])"),
  'dark by choice': properties(":root[data-theme='dark']"),
};
const colorsOf = {
  light: tokens.color.light,
  'dark by the system': tokens.color.dark,
  'dark by choice': tokens.color.dark,
};

test('with reduced motion a change takes no time at all: one of 0.01 ms made every layout a frame late [F-H4]', () => {
  const still = css.slice(css.indexOf('@media (prefers-reduced-motion: reduce)'));
  expect(/transition-duration: ([^;]+);/u.exec(still)?.[1]).toBe('0s !important');
});

test.each(Object.keys(schemes) as (keyof typeof schemes)[])(
  'the style sheet has every colour of the tokens: %s',
  (scheme) => {
    const expected = Object.fromEntries(Object.entries(colorsOf[scheme]).map(([name, hex]) => [kebab(name), hex]));
    expect(schemes[scheme]).toMatchObject(expected);
  },
);

test('the style sheet has sizes, space, corners and motion of the tokens', () => {
  const px = (values: Record<string, number>, prefix: string) =>
    Object.fromEntries(
      Object.entries(values).map(([name, n]) => [`${prefix}${kebab(name)}`, n === 0 ? '0' : `${n}px`]),
    );
  const sizes = Object.entries(tokens.type).map(([name, { size }]) => [
    `text-${name}`,
    size.replace(/(^|[\s(])\./gu, '$10.'),
  ]);
  expect(schemes.light).toMatchObject({
    ...px(tokens.space, 'space-'),
    ...px(tokens.radius, 'radius-'),
    ...Object.fromEntries(sizes),
    'motion-quick': tokens.motion.quick,
    'motion-bloom': tokens.motion.bloom,
  });
});

test('every property that components name is in the style sheet', () => {
  const used = new Set(JSON.stringify(names).match(/--posy-[a-z0-9-]+/gu));
  for (const step of Object.keys(tokens.space)) used.add(`--posy-space-${step}`);
  const missing = [...used].filter((name) => !css.includes(`${name}:`));
  expect(missing).toEqual([]);
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Graphics, control borders and the focus ring need 3 to 1, text 4.5 to 1. */
const isGraphic = (name: string) => /^(lineStrong|focus|peony|fern|bluebell|sweetpea)$/u.test(name);

describe.each(['light', 'dark'] as const)('contrast, %s', (scheme) => {
  const palette: Record<string, string> = tokens.color[scheme];
  test.each(Object.entries(tokens.contrast[scheme]))('%s is %s to 1 or more', (pair, stated) => {
    const [front = '', back = ''] = pair.split(' on ');
    const measured = contrast(palette[front] ?? '', palette[back] ?? '');
    expect(Math.abs(measured - stated)).toBeLessThan(0.02);
    expect(measured).toBeGreaterThanOrEqual(isGraphic(front) ? 3 : 4.5);
  });
});

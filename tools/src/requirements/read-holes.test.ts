import { holes, withHoles } from './read-holes';

const document =
  'Before\n\n<!-- holes: written by `node tools/bin/posy.mjs attack-list` -->\n<!-- /holes -->\n\nAfter\n';
const numbers = Object.keys(holes);
const titles = (these: readonly string[]): string =>
  these.map((number) => `it('holds [${number}]', () => {});`).join('\n');

test('names for every number the packages whose tests show it', () => {
  const once = withHoles(document, [
    { owner: 'tools', text: titles(numbers.slice(0, 1)) },
    { owner: 'backend', text: titles(numbers) },
    { owner: 'backend', text: titles(numbers) },
  ]);
  expect(once).toContain(`| ${numbers[0]} | ${holes['H-01']} | backend, tools |`);
  expect(once).toContain(`| ${numbers[1]} | ${holes['H-02']} | backend |`);
  expect(once.startsWith('Before\n') && once.endsWith('\nAfter\n')).toBe(true);
  expect(withHoles(once, [{ owner: 'backend', text: titles(numbers) }])).not.toContain('tools |');
});

test('fails on a number that no test shows, and on a document without its marks', () => {
  expect(() => withHoles(document, [{ owner: 'backend', text: titles(numbers.slice(1)) }])).toThrow('[H-01]');
  expect(() => withHoles('nothing', [{ owner: 'backend', text: titles(numbers) }])).toThrow('no place');
});

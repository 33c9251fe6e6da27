/** @jest-environment jsdom */
import { createRequire } from 'node:module';
import fc from 'fast-check';

const { couldMatch } = createRequire(__filename)('../../jest/rule-filter.cjs') as {
  couldMatch: (localName: string, className: string, selectors: string) => boolean;
};

const names = ['a', 'button', 'main'];
const classes = ['one', 'two', 'Three', 'three'];

const simple = fc
  .tuple(
    fc.constantFrom('', '*', 'A', ...names),
    fc.subarray(classes).map((list) => list.map((name) => `.${name}`).join('')),
    fc.constantFrom('', ':hover', ':first-child', '[class]', ':not(.one)', ':is(a, .two)', '::before', '#id'),
  )
  .map((parts) => parts.join('') || '*');
const complex = fc
  .tuple(simple, fc.array(fc.tuple(fc.constantFrom(' ', '>', ' > ', ' + ', '~'), simple), { maxLength: 2 }))
  .map(([first, rest]) => first + rest.flat().join(''));
const selectorList = fc.array(complex, { minLength: 1, maxLength: 3 }).map((list) => list.join(', '));
const elements = fc.tuple(fc.constantFrom(...names), fc.subarray(classes));

test('no rule that meets an element is left out', () => {
  let met = 0;
  fc.assert(
    fc.property(elements, elements, selectorList, ([outerName, outerClasses], [name, own], selectors) => {
      const outer = document.createElement(outerName);
      outer.className = outerClasses.join(' ');
      const element = outer.appendChild(document.createElement(name));
      element.className = own.join('\n');
      if (!element.matches(selectors)) return;
      met += 1;
      expect(couldMatch(element.localName, element.className, selectors)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(met).toBeGreaterThan(100);
});

test.each([
  ['a', 'one', 'button', false],
  ['a', 'one', '.two', false],
  ['a', 'one', 'main a.two:hover, button', false],
  ['a', 'one', 'main > .one', true],
  ['a', 'one two', '.two.one', true],
  ['a', '', '[href]', true],
  ['a', '', String.raw`.\31`, true],
])('%s with class “%s” and %s: %s', (name, className, selectors, could) => {
  expect(couldMatch(name, className, selectors)).toBe(could);
});

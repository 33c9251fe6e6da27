/** @jest-environment jsdom */
import fc from 'fast-check';

/** jsdom's own answer: it is asked for with a second argument. */
const ownStyle = (element: Element) => getComputedStyle(element, '');
const names = ['display', 'visibility', 'pointer-events', 'opacity'] as const;

const valuesOf = (style: CSSStyleDeclaration) => ({
  ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
  byScript: [style.display, style.visibility, style.pointerEvents, style.opacity],
});

const classes = ['one', 'two', 'Three'];
const simple = fc
  .tuple(
    fc.constantFrom('', '*', 'div', 'SPAN', 'main'),
    fc.subarray(classes).map((list) => list.map((name) => `.${name}`).join('')),
    fc.constantFrom(
      '',
      '',
      ':first-child',
      '[title]',
      '[title="a, b"]',
      ':not(.one)',
      ':is(div, .two)',
      ':has(> .one)',
    ),
  )
  .map((parts) => parts.join('') || '*');
const selector = fc
  .array(fc.array(simple, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
  .map((list) => list.map((parts) => parts.join(' > ')).join(', '));
const declaration = fc.constantFrom(
  ...['display: none', 'display: flex', 'display: unset', 'display: NONE !important', 'visibility: hidden'],
  ...['visibility: visible', 'visibility: inherit', 'pointer-events: none', 'pointer-events: var(--a)', 'color: red'],
  ...['opacity: 0', 'opacity: 2', 'opacity: dark', 'opacity: unset', 'all: unset'],
);
const declarations = fc.array(declaration, { maxLength: 3 }).map((list) => list.join('; '));
const rule = fc
  .tuple(selector, declarations, fc.constantFrom('', '', '@media screen', '@media print', '@supports (a: b)'))
  .map(([of, inside, around]) => (around === '' ? `${of} { ${inside} }` : `${around} { ${of} { ${inside} } }`));
const element = fc.record({
  name: fc.constantFrom('div', 'span', 'main', 'template', 'input'),
  classes: fc.subarray(classes),
  attributes: fc.constantFrom({}, { title: 'a, b' }, { hidden: '' }, { type: 'hidden' }),
  style: declarations,
});

const addSheet = (text: string): void => {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('the quick answers are those of jsdom, in every page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(rule, { maxLength: 4 }), { maxLength: 4 }),
      fc.array(element, { minLength: 1, maxLength: 4 }),
      (sheets, elements) => {
        document.head.replaceChildren();
        document.body.replaceChildren();
        let place: Element = document.body;
        for (const one of elements) {
          const added = document.createElement(one.name);
          added.className = one.classes.join('\n');
          for (const [name, value] of Object.entries(one.attributes)) added.setAttribute(name, value);
          added.setAttribute('style', one.style);
          place = place.appendChild(added);
        }
        for (const sheet of sheets) {
          addSheet(sheet.join('\n'));
          for (const each of [place, ...document.querySelectorAll('*')])
            expect(valuesOf(getComputedStyle(each))).toEqual(valuesOf(ownStyle(each)));
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a sheet that is taken away, or grows, is noticed', () => {
  const seen = () => getComputedStyle(document.body).display;
  addSheet('body { display: flex }');
  expect(seen()).toBe('flex');
  document.styleSheets[0]?.insertRule('body { display: grid }', 1);
  document.body.append('more');
  expect(seen()).toBe('grid');
  document.head.replaceChildren();
  expect(seen()).toBe('block');
});

test('a style answers whatever else it is asked', () => {
  addSheet('body { position: sticky; display: flex; --shape: 1.5 }');
  const style = getComputedStyle(document.body);
  expect(Object.getPrototypeOf(style)).toBe(Object.getPrototypeOf(ownStyle(document.body)));
  expect([style.position, style.getPropertyValue('--shape'), style.length]).toEqual([
    'sticky',
    '1.5',
    ownStyle(document.body).length,
  ]);
  expect(style.cssText).toBe(ownStyle(document.body).cssText);
  expect('position' in style).toBe(true);
  expect(Object.keys(style)).toEqual(Object.keys(ownStyle(document.body)));
});

test('styles of what is no element are refused', () => {
  expect(() => getComputedStyle(document as unknown as Element)).toThrow(TypeError);
});

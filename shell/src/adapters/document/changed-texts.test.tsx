import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { tolerateChangedTexts } from './changed-texts';

/** Behaves like Chrome's translation: each text is replaced by one in two `font` elements, later texts too. */
const translate = (): void => {
  const wrap = (text: Text): void => {
    if (text.parentElement === null || text.parentElement.tagName === 'FONT' || text.data.trim() === '') return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = [...text.data].reverse().join('');
    outer.append(inner);
    text.replaceWith(outer);
  };
  const all = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
    for (const text of found) wrap(text);
  };
  all(document.body);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeType === Node.TEXT_NODE) wrap(node as Text);
      else if (node.nodeName !== 'FONT') all(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
};

const errors: unknown[] = [];
let root: Root;
const show = async (tree: ReactNode): Promise<string | null> => {
  await act(async () => root.render(tree));
  await act(async () => undefined);
  return document.body.textContent;
};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  tolerateChangedTexts(document);
});

const People = ({ names, count }: { names: string[]; count: number }) => (
  <section>
    {count} of {names.length} <b>guests</b>
    {names.length > 2 && 'many'}
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name} <i>x</i>
        </li>
      ))}
    </ul>
    {count === 0 ? 'none' : <em>some</em>}
  </section>
);

test('a page that is translated goes on: texts go, come, and change [case g26]', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container, { onUncaughtError: (error) => errors.push(error) });
  await show(<People names={['anna', 'ben', 'carl']} count={1} />);
  translate();
  const shown = () => document.body.textContent;
  expect(shown()).toContain('neb');
  await show(<People names={['ben']} count={0} />);
  expect([shown()?.includes('ynam'), shown()?.includes('anna'), shown()?.includes('enon')]).toEqual([
    false,
    false,
    true,
  ]);
  const many = await show(<People names={['anna', 'ben', 'carl', 'dora']} count={23} />);
  expect(many?.match(/anna|lrac|arod|neb/g)).toEqual(['anna', 'neb', 'lrac', 'arod']);
  expect(many).toContain('32');
  expect(many?.match(/ynam/g)).toHaveLength(1);
  expect(await show(null)).toBe('');
  expect(errors).toEqual([]);
});

test('what somebody moved elsewhere is left alone, and what lies deeper goes with what holds it [case g26]', () => {
  const parent = document.createElement('div');
  const child = document.createElement('p');
  expect(parent.removeChild(child)).toBe(child);
  const wrapper = parent.appendChild(document.createElement('mark'));
  wrapper.append(child);
  const before = parent.insertBefore(document.createElement('i'), child);
  expect([...parent.children]).toEqual([before, wrapper]);
  parent.removeChild(child);
  expect([...parent.children]).toEqual([before]);
});

import { guardHead } from './guarded-head';

const address = 'http://localhost/releases/builds/mfe-planning/1/a.js';

const script = (integrity = ''): HTMLScriptElement => {
  const element = document.createElement('script');
  element.type = 'text/plain';
  element.src = address;
  if (integrity !== '') element.setAttribute('integrity', integrity);
  return element;
};

const guarded = (integrityOf: Parameters<typeof guardHead>[1]) => {
  const head = document.createElement('head');
  const fetched: unknown[][] = [];
  guardHead(head, integrityOf, async (...args) => {
    fetched.push(args);
    return new Response();
  });
  return { head, fetched };
};

const integrityIn = (element: Element): string | null => element.getAttribute('integrity');

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('what is put into the head [H-10]', () => {
  test('carries the integrity of what was released, a style too', () => {
    const { head } = guarded(() => 'sha384-a');
    expect(integrityIn(head.appendChild(script()))).toBe('sha384-a');
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/a.css' });
    expect(integrityIn(head.appendChild(style))).toBe('sha384-a');
    expect(head.children).toHaveLength(2);
  });

  test('waits for it, and is an error when it cannot be had', async () => {
    const { head } = guarded(() => Promise.resolve('sha384-a'));
    const waiting = script();
    head.appendChild(waiting);
    expect(head.children).toHaveLength(0);
    await soon();
    expect([head.children.length, integrityIn(waiting)]).toEqual([1, 'sha384-a']);

    const failing = guarded(() => Promise.reject(new Error('no list')));
    const unknown = script();
    let errors = 0;
    unknown.onerror = () => (errors += 1);
    failing.head.appendChild(unknown);
    await soon();
    expect([failing.head.children.length, errors]).toEqual([0, 1]);
  });

  test('is fetched anew, past the browser’s cache, after it was refused', async () => {
    const { head, fetched } = guarded(() => 'sha384-a');
    head.appendChild(script()).dispatchEvent(new Event('error'));
    head.appendChild(script());
    await soon();
    expect(fetched).toEqual([[address, { cache: 'reload' }]]);
    expect(head.children).toHaveLength(2);
  });

  test('stays as it is when it has its own, or none is known, or it is nothing that runs', () => {
    const { head } = guarded(() => null);
    expect(integrityIn(head.appendChild(script('sha384-own')))).toBe('sha384-own');
    expect(integrityIn(head.appendChild(script()))).toBeNull();
    expect(head.appendChild(document.createElement('style'))).toBe(head.lastChild);
  });
});

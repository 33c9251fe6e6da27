/** @jest-environment jsdom */
import { bootGuard } from './boot-guard';

const words = { bootFailed: { title: 'Not loaded', body: 'A part was lost.', retry: 'Try again' } };

test('a new attempt replaces every script and style in the cache, whatever asked for it, and no other file', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const [page = '', script = ''] = bootGuard({ nonce: 'n', words } as never);
  document.body.insertAdjacentHTML('beforeend', page);
  const element = document.createElement('script');
  element.textContent = script.replace(/^<script[^>]*>|<\/script>$/g, '');
  document.body.append(element);
  const files = [
    { name: '/builds/shell/1/shell.a.js', initiatorType: 'link' },
    { name: '/builds/shell/1/12.js', initiatorType: 'script' },
    { name: '/builds/shell/1/shell.b.css', initiatorType: 'link' },
    { name: '/builds/shell/1/figtree.woff2', initiatorType: 'css' },
    { name: '/api/supplier/1', initiatorType: 'fetch' },
  ];
  Object.assign(performance, { getEntriesByType: () => files });
  const asked: [string, RequestInit | undefined][] = [];
  const read: string[] = [];
  Object.assign(window, {
    fetch: (name: string, init?: RequestInit) => {
      asked.push([name, init]);
      const arrayBuffer = () => {
        read.push(name);
        return new Promise(() => undefined);
      };
      return Promise.resolve({ arrayBuffer });
    },
  });
  document.dispatchEvent(new Event('posy-boot-failed'));
  document.querySelector('button')?.click();
  const replaced = files.slice(0, 3).map(({ name }) => name);
  expect(asked).toEqual(replaced.map((name) => [name, { cache: 'reload' }]));
  await Promise.resolve();
  // A reload aborts what has not been read to its end.
  expect(read).toEqual(replaced);
  // Once: each press would load all of them again.
  expect(document.querySelector('button')?.disabled).toBe(true);
});

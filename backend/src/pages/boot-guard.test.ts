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
  Object.assign(window, {
    fetch: (name: string, init?: RequestInit) => {
      asked.push([name, init]);
      return new Promise(() => undefined);
    },
  });
  document.dispatchEvent(new Event('posy-boot-failed'));
  document.querySelector('button')?.click();
  expect(asked).toEqual(files.slice(0, 3).map(({ name }) => [name, { cache: 'reload' }]));
});

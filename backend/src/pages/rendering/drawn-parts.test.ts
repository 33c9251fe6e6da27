import { createDrawnParts } from './drawn-parts';

const part = { html: '<p>Barn</p>', head: '', styles: [], state: '{}', slots: [] };
const half = { key: 'sha384-x', code: '', filename: 'x' };

test('strangers’ long query strings count against the cache: the least recently requested makes room for them [H-12]', async () => {
  let drawn = 0;
  const draw = createDrawnParts({
    pool: { draw: async () => ((drawn += 1), part) },
    call: async () => ({ value: null }),
    report: (_request, error) => expect(error).toBeNull(),
    now: () => 0,
  });
  const ask = (search: string) =>
    draw(half, half, {
      remote: { name: 'mfe-suppliers', version: '1.0.0' },
      module: './app',
      pathname: '/uk/search',
      search,
      props: null,
    });
  const asked = Array.from({ length: 2500 }, (_, number) => `?q=${number}${'x'.repeat(15_000)}`);
  for (const search of asked) await ask(search);
  expect(drawn).toBe(2500);
  await ask(asked.at(-1) ?? '');
  expect(drawn).toBe(2500);
  await ask(asked[0] ?? '');
  expect(drawn).toBe(2501);
});

import { resolveLink } from './resolve-link';

const answer = (body: unknown, ok = true) => {
  const asked: unknown[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push([url, init.method, JSON.parse(String(init.body))]);
    return { ok, status: ok ? 200 : 502, json: async () => body };
  }) as unknown as typeof fetch;
  return asked;
};

test('reads where a tracked link leads from the answer’s resolvedUrl [S7-resolve-link-02]', async () => {
  const asked = answer({ resolvedUrl: 'https://app.posy.example/uk/budget', url: 'https://evil.test/' });
  expect(await resolveLink('https://app.posy.example', 'https://posy.example/l/abc')).toBe(
    'https://app.posy.example/uk/budget',
  );
  expect(asked).toEqual([
    ['https://app.posy.example/api/resolve-link-tracking', 'POST', { trackUrl: 'https://posy.example/l/abc' }],
  ]);
});

test('has no address where the answer has none', async () => {
  answer({ url: 'https://evil.test/' });
  await expect(resolveLink('https://app.posy.example', 'https://posy.example/l/abc')).rejects.toThrow();
  answer({ resolvedUrl: 'https://app.posy.example/uk' }, false);
  await expect(resolveLink('https://app.posy.example', 'https://posy.example/l/abc')).rejects.toThrow('502');
});

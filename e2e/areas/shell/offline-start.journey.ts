import { expect } from '@playwright/test';
import { expectAwake } from '#support/browser/awake';
import { expectReleaseSetStored } from '#support/browser/stored-in-browser';
import { startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

// A person who granted pushes before is not asked in a dialog over the page.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('nothing private is in the cache, and a visitor’s browser stores nothing', async ({ page }) => {
  await page.goto('/uk');
  await expectAwake(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  const { name, email } = await startPlanning(page);
  await expectReleaseSetStored(page);
  const stored = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys()) {
        const answer = await (await caches.open(cache)).match(request);
        found.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' });
      }
    return found;
  });
  for (const { path } of stored)
    expect(path).toMatch(/^\/(?:releases\/builds\/.+|kept-document|stored-sets|running-sets)$/);
  const written = stored.filter(({ path }) => !path.startsWith('/releases/'));
  expect(written.find(({ path }) => path === '/kept-document')?.text).toContain('id="posy-boot"');
  for (const { text } of written) for (const secret of [name, email]) expect(text).not.toContain(secret);
});

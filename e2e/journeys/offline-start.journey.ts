import { expect, type Page, test } from '@playwright/test';
import { openSection, screen } from '#support/people/couple';
import { goOnline, onAnotherDevice, startPlanning } from '#support/plan/planning';

// Who said yes to pushes is not asked over the page.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Waits until this device holds a whole release set. */
const expectStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/kept-document'))?.status), { timeout: 60_000 })
    .toBe(200);

const task = (page: Page, name: string) => screen(page).getByRole('checkbox', { name });

test.describe('starting without a connection', () => {
  test(
    'somebody opens their checklist, ticks a task, and finds it on another device later',
    { tag: '@gate' },
    async ({ page, browser }) => {
      const couple = await startPlanning(page);
      await expectStored(page);
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByText('You’re offline. What you change is kept here')).toBeVisible();
      await expect(page.getByText('1 of 180 done')).toBeVisible();
      await task(page, 'Tell your families and friends').click();
      await expect(page.getByText('3 of 180 done')).toBeVisible();

      await test.step('it is still there after another start', async () => {
        await page.goto('/uk/checklist');
        await expect(page.getByText('3 of 180 done')).toBeVisible();
      });
      await test.step('every other area opens too', async () => {
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Inbox/ })
          .click();
        await expect(screen(page).getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
        await expect(page.getByText('taking a rest')).toBeHidden();
      });
      await goOnline(page);
      await onAnotherDevice(browser, couple, async (other) => {
        await openSection(other, 'Checklist');
        await expect(other.getByText('3 of 180 done')).toBeVisible();
      });
    },
  );

  test('nothing private is among what is kept, and a visitor’s browser keeps nothing', async ({ page }) => {
    await page.goto('/uk');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

    const { name, email } = await startPlanning(page);
    await expectStored(page);
    const stored = await page.evaluate(async () => {
      const found: { path: string; text: string }[] = [];
      for (const cache of await caches.keys())
        for (const request of await (await caches.open(cache)).keys()) {
          const answer = await (await caches.open(cache)).match(request);
          found.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' });
        }
      return found;
    });
    for (const { path } of stored) expect(path).toMatch(/^\/(?:releases\/builds\/.+|kept-document|stored-sets)$/);
    const document = stored.find(({ path }) => path === '/kept-document')?.text ?? '';
    expect(document).toContain('id="posy-boot"');
    for (const secret of [name, email]) expect(document).not.toContain(secret);
  });
});

import { expect, type Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';
import { screen } from '#support/people/couple';
import { notices } from '#support/plan/planning';
import { directoryTitle } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { type Changed, deployChanged } from '#support/wire/deploy-changed';

// Time passes by a clock of the journey’s own.
test.use({ hasRealTimers: true });

const setOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const boot = document.getElementById('posy-boot')?.textContent ?? '{}';
    return (JSON.parse(boot) as { releaseSet: { id: string } }).releaseSet.id;
  });

/** A manifest of tomorrow. */
const younger: NonNullable<Changed['manifest']> = (manifest) => ({
  ...manifest,
  navigation: [
    ...manifest.navigation,
    {
      id: 'hats',
      path: 'reviews',
      label: { 'en-GB': 'Hats', 'de-DE': 'Hüte', 'fr-FR': 'Chapeaux' },
      icon: 'hat',
      area: 'hats',
      order: 99,
      audience: 'anyone',
      placement: 'header',
      tab: false,
    },
  ],
  slots: [...manifest.slots, { slot: 'home.hats', module: './slots/hats', order: 1 }],
});

test.describe('a new version', () => {
  let server: OwnServer;
  test.beforeEach(async ({ page }) => {
    server = await startOwnServer();
    await page.clock.install();
    await page.goto(`${server.url}/uk/wedding-suppliers`);
    await expect(screen(page).getByRole('heading', { name: directoryTitle })).toBeVisible();
  });
  test.afterEach(() => server.stop());

  const offer = (page: Page) =>
    notices(page).getByText('A new version of Reviews is ready. Nothing you’ve typed is lost.');

  /** A quarter of an hour passes, and once more where the page began to look for versions only after that. */
  const offered = (page: Page): Promise<void> =>
    expect(async () => {
      await page.clock.fastForward('15:30');
      await expect(offer(page)).toBeVisible({ timeout: 5000 });
    }).toPass();

  test('is offered, and loaded when somebody says so, although the shell knows half of it [H-06]', async ({ page }) => {
    const before = await setOf(page);
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) reported.push(request.postData() ?? '');
    });
    // Newer than shell and server: an unknown slot, icon and area, and a member that is no remote at all.
    const after = await deployChanged(server, 'mfe-reviews', {
      manifest: younger,
      strangers: [{ name: 'mfe-nothing', version: '7.0.0' }],
    });
    await offered(page);
    await page.clock.fastForward('01:00');
    await expect(offer(page)).toBeVisible();
    expect(await setOf(page)).toBe(before);

    await notices(page).getByRole('button', { name: 'Load it' }).click();
    await expect.poll(() => setOf(page).catch(() => before)).toBe(after);
    await expect(screen(page).getByRole('heading', { name: directoryTitle })).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await test.step('what is not known is left out, and reported with remote and version', async () => {
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hats' })).toBeVisible();
      const health = await page.request.get(`${server.url}/healthz`);
      expect(await health.json()).toEqual({ status: 'ok', releaseSet: after });
      for (const words of ['the icon \\"hat\\"', 'the slot \\"home.hats\\"', 'mfe-nothing 7.0.0: left out'])
        await expect.poll(() => reported).toContainEqual(expect.stringContaining(words));
    });
  });

  test('put off, it comes with the next screen', async ({ page }) => {
    const after = await deployChanged(server, 'mfe-reviews');
    await offered(page);
    await notices(page).getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Advice' }).click();
    await expect(screen(page).getByRole('heading', { level: 1, name: 'Advice' })).toBeVisible();
    await expect.poll(() => setOf(page).catch(() => '')).toBe(after);
  });
});

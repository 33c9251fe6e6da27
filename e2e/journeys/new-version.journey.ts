import { expect, test, type Page } from '@playwright/test';
import { screen } from '../support/couple';
import { startOwnServer, type OwnServer } from '@posy/tools/own-server';
import { deployChanged } from '../support/deploy-changed';
import { notices } from '../support/planning';

const setOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const boot = document.getElementById('posy-boot')?.textContent ?? '{}';
    return (JSON.parse(boot) as { releaseSet: { id: string } }).releaseSet.id;
  });

test.describe('a new version', () => {
  // A server of its own and a build stand before each of these.
  test.describe.configure({ timeout: 240_000 });
  let server: OwnServer;
  test.beforeEach(async ({ page }) => {
    server = await startOwnServer();
    await page.clock.install();
    await page.goto(`${server.url}/uk/wedding-suppliers`);
    await expect(screen(page).getByRole('heading', { name: 'Find your people' })).toBeVisible();
    // What waits for a quiet moment has started when the head follows the screens.
    await page.waitForLoadState('networkidle');
  });
  test.afterEach(() => server.stop());

  const offer = (page: Page) =>
    notices(page).getByText('A new version of Reviews is ready. Nothing you’ve typed is lost.');

  test('is offered, and loaded when somebody says so', async ({ page }) => {
    const before = await setOf(page);
    const after = await deployChanged(server, 'mfe-reviews');
    await page.clock.fastForward('15:30');
    await expect(offer(page)).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(offer(page)).toBeVisible();
    expect(await setOf(page)).toBe(before);

    await notices(page).getByRole('button', { name: 'Load it' }).click();
    await expect.poll(() => setOf(page).catch(() => before)).toBe(after);
    await expect(screen(page).getByRole('heading', { name: 'Find your people' })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('put off, it comes with the next screen', async ({ page }) => {
    const after = await deployChanged(server, 'mfe-reviews');
    await page.clock.fastForward('15:30');
    await notices(page).getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Advice' }).click();
    await expect(screen(page).getByRole('heading', { level: 1, name: 'Advice' })).toBeVisible();
    await expect.poll(() => setOf(page).catch(() => '')).toBe(after);
  });
});

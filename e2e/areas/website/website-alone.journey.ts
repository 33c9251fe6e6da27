import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { openAlone } from '#support/browser/awake';
import { expectAccessible } from '#support/look/accessibility';
import { pageOf } from '#support/people/people';
import { test } from '#support/run/test';

const website = '/uk/wedding-website/maya-and-tom';

test('guests’ website loads nothing of the shell, and of its own at most 30 KB of markup and styles [31]', async ({
  browser,
}) => {
  const page = await pageOf(browser);
  await openAlone(page, website);
  const scripts: string[] = [];
  const texts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') scripts.push(response.url());
    if (type === 'document' || type === 'stylesheet') texts.push(response.body());
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const bytes = (await Promise.all(texts)).reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(30 * 1024);
  await expectAccessible(page);
  await page.context().close();
});

test('the ground of a website fills a window that is taller than it [P-m17]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await openAlone(page, website);
  const { bottom, window: height } = await page.evaluate(() => ({
    bottom: document.querySelector('[data-theme]')?.getBoundingClientRect().bottom ?? 0,
    window: innerHeight,
  }));
  expect(bottom).toBeGreaterThanOrEqual(height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads the website, in four languages, and takes its day into a calendar [31]', async ({ page }) => {
    const saves = {
      uk: 'Add the whole day to your calendar',
      us: 'Add the whole day to your calendar',
      de: 'Den ganzen Tag in den Kalender',
      fr: 'Ajouter toute la journée au calendrier',
    };
    for (const [market, save] of Object.entries(saves)) {
      await openAlone(page, website.replace('uk', market));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: save }).click();
      expect((await download).suggestedFilename()).toBe('maya-and-tom.ics');
    }
  });
});

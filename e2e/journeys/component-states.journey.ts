import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findFaintStates, findStrayHover, holdStill } from '../support/states';

const gallery = join(import.meta.dirname, '../../shared-ui/gallery');

test.use({ bypassCSP: true });
test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(gallery, 'build.mjs')]);
});

for (const theme of ['light', 'dark'])
  test(`[R1-02] every component can be read in every state, ${theme}, and shows hovering only to a pointer that hovers`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.route('**/gallery/**', (route) =>
      route.fulfill({ path: join(gallery, 'dist', basename(new URL(route.request().url()).pathname)) }),
    );
    for (const open of ['', 'popover', 'menu', 'list', 'dialog', 'alert', 'drawer']) {
      await page.goto('about:blank');
      await page.goto(`/gallery/index.html?${theme}#${open}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Components', includeHidden: true })).toBeAttached();
      if (open === 'menu') await page.locator('[aria-haspopup="menu"]').click();
      if (open === 'list') await page.getByRole('combobox', { name: 'Combobox' }).press('ArrowDown');
      await holdStill(page);
      expect.soft(await findFaintStates(page), open).toEqual([]);
      expect(await findStrayHover(page)).toEqual([]);
    }
  });

test('[R1-02] what cannot be read while it is pointed at is found', async ({ page }) => {
  await page.setContent(`<style>
    button { background: #064; color: #fff; } button:hover { background: #eee; } p { color: #222; background: #fff; }
  </style><button>Chosen</button><p>Plain</p>`);
  expect(await findFaintStates(page)).toEqual(
    ['hover', 'hover+active', 'hover+focus+focus-visible'].map((state) => `${state}: button “Chosen”: 1.16 of 4.5`),
  );
  expect(await findStrayHover(page)).toEqual(['button:hover']);
});

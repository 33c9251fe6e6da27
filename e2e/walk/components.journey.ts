import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { findFaintStates, findStrayHover, holdStill } from '#support/look/states';
import { test } from '#support/run/test';

const gallery = join(import.meta.dirname, '../../shared-ui/gallery');

test.use({ bypassCSP: true });
// In one worker: the gallery is built once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(gallery, 'build.mjs')]);
});

/** The gallery itself, and with each component that opens above it. */
const open = ['nothing', 'popover', 'menu', 'list', 'dialog', 'alert', 'drawer'] as const;

/** The gallery comes from its folder: no server is asked. */
const openGallery = async (page: Page, theme: string, over: (typeof open)[number]): Promise<void> => {
  // Another hash in the same document would load nothing anew.
  await page.goto('about:blank');
  await page.goto(`http://gallery.test/index.html?${theme}#${over === 'nothing' ? '' : over}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Components', includeHidden: true })).toBeAttached();
  if (over === 'menu') await page.locator('[aria-haspopup="menu"]').click();
  if (over === 'list') await page.getByRole('combobox', { name: 'Combobox' }).press('ArrowDown');
};

for (const theme of ['light', 'dark'])
  test(`every component can be read in every state, ${theme}, whatever is open, and shows hovering only to a pointer that hovers [R1-02]`, async ({
    page,
  }) => {
    await page.route('http://gallery.test/**', (route) =>
      route.fulfill({ path: join(gallery, 'dist', basename(new URL(route.request().url()).pathname)) }),
    );
    for (const over of open)
      await test.step(over, async () => {
        await openGallery(page, theme, over);
        await holdStill(page);
        expect.soft(await findFaintStates(page), over).toEqual([]);
        expect.soft(await findStrayHover(page), over).toEqual([]);
      });
  });

test('what cannot be read while it is pointed at is found [R1-02]', async ({ page }) => {
  await page.setContent(`<style>
    button { background: #064; color: #fff; } button:hover { background: #eee; } p { color: #222; background: #fff; }
  </style><button>Chosen</button><p>Plain</p>`);
  expect(await findFaintStates(page)).toEqual(
    ['hover', 'hover+active', 'hover+focus+focus-visible'].map((state) => `${state}: button “Chosen”: 1.16 of 4.5`),
  );
  expect(await findStrayHover(page)).toEqual(['button:hover']);
});

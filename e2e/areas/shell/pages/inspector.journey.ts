import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const rowOf = (page: Page, remote: string) => inspector(page).getByRole('row', { name: new RegExp(remote) });

test('the inspector shows set, remotes, bus and slots of the page, over a reload, and makes a remote fail', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  await page.goto('/uk/home?inspect');
  await expect(rowOf(page, 'mfe-planning')).toContainText('Shown');
  await expect(inspector(page).getByText('navigation.changed').first()).toBeVisible();
  await expectAccessible(page);

  await inspector(page).getByRole('switch', { name: 'Outline slots' }).click();
  const card = page.locator('[data-slot="home.card"]');
  await expect(card).toHaveAttribute('data-slot-label', /^home\.card .* mfe-website \d/);

  // A page that had it open has it again.
  await inspector(page).getByLabel('mfe-website').selectOption({ label: 'Doesn’t load' });
  await inspector(page).getByRole('button', { name: 'Load the page with these' }).click();
  await expect(rowOf(page, 'mfe-website')).toContainText('Failed');
  await expect(
    inspector(page)
      .getByText(/switched off in the inspector/)
      .first(),
  ).toBeVisible();
  await expect(rowOf(page, 'mfe-planning')).toContainText('Shown');

  await inspector(page).getByLabel('mfe-website').selectOption({ label: 'Works' });
  await inspector(page).getByRole('button', { name: 'Load the page with these' }).click();
  await expect(rowOf(page, 'mfe-website')).toContainText('Shown');
  await inspector(page).getByRole('button', { name: 'Close inspector' }).click();
  await expect(inspector(page)).toBeHidden();
  await page.goto('/uk/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inspector(page)).toBeHidden();
});

import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { openProfile, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const dockOf = (page: Page): Locator => screen(page).getByRole('link', { name: 'Send an enquiry' });
const formOf = (page: Page): Locator => page.getByLabel('Your message');

test('on a phone a bar leads to the enquiry, leaves while the form is in sight, and stays away once it was sent; on a desktop the form stands beside [17]', async ({
  page,
}) => {
  await startPlanning(page);
  await openProfile(page);
  await test.step('on a desktop', async () => {
    await resize(page, { width: 1280, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(formOf(page)).toBeInViewport();
    await expect(dockOf(page)).toBeHidden();
  });

  await resize(page, phone);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(dockOf(page)).toBeInViewport({ ratio: 1 });
  // Nothing lies over it: neither the tabs nor a notice.
  const isOnTop = (): Promise<boolean> =>
    dockOf(page).evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await expectAccessible(page);
  await dockOf(page).click();
  await expect(formOf(page)).toBeInViewport();
  await expect(dockOf(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(dockOf(page)).toBeInViewport();

  await dockOf(page).click();
  await formOf(page).fill('Are you free on a Saturday in June, and what would it cost?');
  await screen(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(
    screen(page)
      .getByText(/ has your message/)
      .first(),
  ).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(dockOf(page)).toBeHidden();
});

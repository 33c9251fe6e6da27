import { expect } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { newCouple, screen, setDate, signUp } from '#support/people/couple';
import { notices, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

test('hearts of a visitor stay on the device, one can be taken back at once, and those that stay join the list of who signs up [17]', async ({
  page,
}) => {
  await resize(page, phone);
  await page.goto('/uk/supplier-category/florists?sort=rating');
  const hearts = screen(page).getByRole('button', { name: /^Put .* on the shortlist$/ });
  const nameOf = async (place: number): Promise<string> =>
    ((await hearts.nth(place).getAttribute('aria-label')) ?? '').replace(/^Put (.*) on the shortlist$/, '$1');
  const [stays, leaves] = [await nameOf(0), await nameOf(1)];
  await screen(page)
    .getByRole('button', { name: `Put ${stays} on the shortlist` })
    .click();
  await expect(notices(page).getByText(`${stays} is on your list, on this device`)).toBeVisible();
  await screen(page)
    .getByRole('button', { name: `Put ${leaves} on the shortlist` })
    .click();
  await undoOf(page, `${leaves} is on your list`);
  await expect(screen(page).getByRole('button', { name: `Put ${leaves} on the shortlist` })).toBeVisible();
  await page.reload();
  await expect(screen(page).getByRole('button', { name: `Take ${stays} off the shortlist` })).toBeVisible();
  await expectAccessible(page);

  await signUp(page, newCouple());
  await setDate(page);
  await page.goto('/uk/supplier-category/florists?sort=rating&ours=no');
  await expect(screen(page).getByRole('button', { name: `Take ${stays} off the shortlist` })).toBeVisible();
  await expect(notices(page)).toContainText('One supplier you liked is on your shortlist now');
  await page.goto('/uk/shortlist');
  await expect(screen(page).getByRole('article').filter({ hasText: stays })).toBeVisible();
  await expect(screen(page).getByText(leaves)).toBeHidden();
});

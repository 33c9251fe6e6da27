import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { onAnotherDevice, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

const list = '/uk/supplier-category/venues?kinds=barn&ours=no';

const savedPart = (page: Page) => screen(page).getByRole('region', { name: 'Saved searches' });

test('a couple saves a search, finds it on a phone with the same figure, and takes it away there [17]', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  await page.goto(list);
  const title = screen(page).getByRole('heading', { level: 1, name: /^\d+ venues/ });
  const total = parseInt((await title.textContent()) ?? '', 10);
  await screen(page).getByRole('button', { name: 'Save search' }).click();
  await expect(screen(page).getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  await expectAccessible(page);

  await onAnotherDevice(browser, couple, async (phone) => {
    await expect(phone).toHaveURL(/\/uk\/home$/);
    await resize(phone, { width: 390, height: 844 });
    await phone.goto('/uk/wedding-suppliers');
    await expect(savedPart(phone).getByText(`${total} fit today`)).toBeVisible();
    await expectAccessible(phone);
    await savedPart(phone).getByRole('link', { name: /barn/i }).click();
    await expect(phone).toHaveURL(list);
    await expect(screen(phone).getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
    await phone.goBack();
    await savedPart(phone)
      .getByRole('button', { name: /^Remove: / })
      .click();
    await expect(savedPart(phone)).toBeHidden();
    await undoOf(phone, /^Removed: /);
    await expect(savedPart(phone)).toBeVisible();
    await savedPart(phone)
      .getByRole('button', { name: /^Remove: / })
      .click();
    await expect(savedPart(phone)).toBeHidden();
  });

  await page.reload();
  await expect(screen(page).getByRole('button', { name: 'Save search', pressed: false })).toBeVisible();
});

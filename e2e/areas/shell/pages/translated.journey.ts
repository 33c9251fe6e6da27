import { expect } from '@playwright/test';
import { translatePage } from '#support/browser/translated';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

test('a page that the browser translated goes on: tasks open, lists are whole, a message is there once [case g26]', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  await page.goto('/uk/guestlist');
  const search = screen(page).getByRole('searchbox');
  await expect(search).toBeVisible();
  await translatePage(page);
  const names = screen(page).getByRole('row');
  const all = await names.count();
  await search.fill('an');
  await search.fill('nobody is called so');
  await expect(names).not.toHaveCount(all);
  await search.fill('');
  await expect(names).toHaveCount(all);

  await page.getByRole('link', { name: 'Checklist' }).first().click();
  await screen(page).getByRole('link').filter({ hasText: /\w/ }).nth(3).click();
  await expect(page.getByText('taking a rest')).toHaveCount(0);

  await page.goto('/uk/inbox');
  await screen(page)
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  const message = screen(page).getByRole('textbox', { name: /^Write/ });
  await expect(message).toBeVisible();
  await translatePage(page);
  await message.fill('A translated hello');
  await message.press('Enter');
  await expect(screen(page).getByText('A translated hello')).toHaveCount(1);
  await expect(page.getByText('taking a rest')).toHaveCount(0);
});

import { expect, type Page } from '@playwright/test';
import { tabTo } from '#support/browser/keyboard';
import { dateQuestion, newCouple, screen } from '#support/people/couple';
import { test } from '#support/run/test';

/** Presses an arrow key from one radio to the next until the one is chosen. */
const arrowTo = async (page: Page, group: string, name: string): Promise<void> => {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
  await tabTo(page, radios.first());
  const wanted = page.getByRole('radio', { name, exact: false });
  for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
};

test('sign-up with a password that is pasted, the date and a tick need no mouse, and the focus follows to each screen [S2-route-01]', async ({
  page,
  context,
}) => {
  const couple = newCouple();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/uk');
  await tabTo(page, screen(page).getByRole('link', { name: 'Sign up' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/uk\/signup$/);
  await expect(screen(page)).toBeFocused();

  await tabTo(page, page.getByLabel('Your first name'));
  await page.keyboard.type(couple.name);
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(couple.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.evaluate((text) => navigator.clipboard.writeText(text), couple.password);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(couple.password);
  await page.keyboard.press('Enter');
  await expect(dateQuestion(page)).toBeVisible();
  await expect(screen(page)).toBeFocused();

  const next = page.getByRole('button', { name: /^Next/ });
  await arrowTo(page, 'Year', String(new Date().getFullYear() + 2));
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await arrowTo(page, 'Month', 'June');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  const fifteenth = page.getByRole('grid').getByRole('button', { name: /\b15\b/ });
  for (let presses = 0; presses < 31; presses += 1) {
    if (await fifteenth.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Save the date' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/15 June \d{4} it is/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who’s getting married?' })).toBeVisible();
  await expect(screen(page)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Finish later' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/uk\/home$/);
  await expect(screen(page)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  const checklist = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Checklist' });
  await tabTo(page, checklist);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 180 done')).toBeVisible();
  await expect(screen(page)).toBeFocused();
  await tabTo(page, screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('3 of 180 done')).toBeVisible();
});

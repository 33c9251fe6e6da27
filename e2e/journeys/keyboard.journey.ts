import { expect, type Locator, type Page, test } from '@playwright/test';
import { newCouple, openSection, screen, setDate, signUp } from '#support/people/couple';

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const isFocused = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
};

/** Presses an arrow key from one radio to the next until the one is chosen. */
const arrowTo = async (page: Page, group: string, name: string): Promise<void> => {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
  await tabTo(page, radios.first());
  const wanted = page.getByRole('radio', { name, exact: false });
  for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
};

test(
  'sign-up, the date and a tick need no mouse, and the focus follows to each screen',
  { tag: '@gate' },
  async ({ page }) => {
    const couple = newCouple();
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
    await page.keyboard.type(couple.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'When would you like to marry?' })).toBeVisible();
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
  },
);

test('back closes what is open before it leaves the page', async ({ page }) => {
  await signUp(page, newCouple());
  await setDate(page);
  await expect(page).toHaveURL(/\/uk\/home$/);
  await openSection(page, 'Checklist');
  await expect(page.getByText('1 of 180 done')).toBeVisible();
  const back = (): Promise<void> => page.evaluate(() => window.history.back());
  const drawer = page.getByRole('button', { name: 'Remove task' });

  await screen(page).getByRole('link', { name: 'Tell your families and friends' }).click();
  await expect(drawer).toBeVisible();
  await back();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/checklist$/);

  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/checklist$/);

  await openSection(page, 'Website');
  await page.getByRole('button', { name: 'Add an event' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/website$/);
  await back();
  await expect(page).toHaveURL(/\/uk\/checklist$/);
  await expect(page.getByText('1 of 180 done')).toBeVisible();
});

test('Escape closes a dialog, and the focus returns to what opened it', async ({ page }) => {
  await signUp(page, newCouple());
  await setDate(page);
  await openSection(page, 'Checklist');
  const add = page.getByRole('button', { name: 'Add task' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What needs doing?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(add).toBeFocused();
});

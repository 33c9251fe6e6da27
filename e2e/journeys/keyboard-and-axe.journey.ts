import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations, settle } from '../support/accessibility';
import { logInAsDemo, newCouple, openSection, screen, setDate, signUp } from '../support/couple';
import { looks } from '../support/looks';
import { pickFirstSupplier } from '../support/suppliers';

/** A screen, and what shows that it stands. */
interface Screen {
  path: string;
  shows: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => screen(page).getByRole('heading', { name }).first();

const visitorScreens: Screen[] = [
  { path: '/uk', shows: heading('Who do you need?') },
  { path: '/uk/signup', shows: heading('Start your plan') },
  { path: '/uk/signup?mode=login', shows: heading('Good to see you') },
  { path: '/uk/wedding-suppliers', shows: heading('Find your people') },
  { path: '/uk/supplier-category/venues', shows: (page) => screen(page).getByRole('article').first() },
  { path: '/uk/reviews', shows: heading('What other couples say') },
  { path: '/uk/nothing/here', shows: heading('There’s nothing at this address') },
];

const coupleScreens: Screen[] = [
  { path: '/uk/onboarding', shows: heading('When would you like to marry?') },
  { path: '/uk/home', shows: heading('Three for this week') },
  { path: '/uk/checklist', shows: (page) => screen(page).getByText(/\d+ of \d+ done/) },
  {
    path: '/uk/checklist/tell-your-families-and-friends',
    shows: (page) => page.getByRole('button', { name: 'Remove task' }),
  },
  { path: '/uk/inbox', shows: heading('Inbox') },
  { path: '/uk/website', shows: heading('Your website') },
];

const expectNoViolations = async (page: Page, { path, shows }: Screen): Promise<void> => {
  await page.goto(path);
  await expect(shows(page)).toBeVisible();
  await settle(page);
  expect.soft(await findViolations(page), path).toEqual([]);
};

for (const { look, colorScheme, viewport } of looks)
  test.describe(look, () => {
    test.use({ colorScheme, viewport });

    test('axe finds no violation on the screens that visitors see', async ({ page }) => {
      for (const one of visitorScreens) await expectNoViolations(page, one);
      const { type, publicId } = await pickFirstSupplier(page, 'venues');
      const shows = (at: Page): Locator => screen(at).getByText('Review policy:');
      await expectNoViolations(page, { path: `/uk/weddingsuppliers/${type}/${publicId}`, shows });
    });

    test('axe finds no violation on a couple’s screens', async ({ page }) => {
      await logInAsDemo(page);
      for (const one of coupleScreens) await expectNoViolations(page, one);
      await page.goto('/uk/inbox');
      await screen(page).getByRole('list').getByRole('link').first().click();
      await expectNoViolationsHere(page, screen(page).getByRole('log'));
      await page.goto('/uk/checklist');
      await page.getByRole('button', { name: 'Add task' }).click();
      await expectNoViolationsHere(page, page.getByRole('dialog'));
      await page.goto('/uk/website');
      const address = await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href');
      await expectNoViolations(page, { path: address ?? '', shows: heading('The day') });
    });
  });

const expectNoViolationsHere = async (page: Page, shown: Locator): Promise<void> => {
  await expect(shown).toBeVisible();
  await settle(page);
  expect.soft(await findViolations(page), page.url()).toEqual([]);
};

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

test('sign-up, the date and a tick need no mouse, and the focus follows to each screen', async ({ page }) => {
  const couple = newCouple();
  await page.goto('/uk');
  await tabTo(page, screen(page).getByRole('link', { name: 'Start planning' }).first());
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

  const next = page.getByRole('button', { name: 'Next', exact: true });
  await arrowTo(page, 'Years', String(new Date().getFullYear() + 2));
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await arrowTo(page, 'Months', 'June');
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
  await expect(page).toHaveURL(/\/uk\/home$/);
  await expect(screen(page)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  const checklist = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Checklist' });
  await tabTo(page, checklist);
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 180 done')).toBeVisible();
  await expect(screen(page)).toBeFocused();
  await tabTo(page, screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('2 of 180 done')).toBeVisible();
});

test('back closes what is open before it leaves the page', async ({ page }) => {
  await signUp(page, newCouple());
  await setDate(page);
  await expect(page).toHaveURL(/\/uk\/home$/);
  await openSection(page, 'Checklist');
  await expect(page.getByText('0 of 180 done')).toBeVisible();
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
  await expect(page.getByText('0 of 180 done')).toBeVisible();
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

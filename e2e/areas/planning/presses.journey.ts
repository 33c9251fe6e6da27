import { expect, type Locator, type Page } from '@playwright/test';
import { type Pointer, pressFaults } from '#support/look/presses';
import { screen } from '#support/people/couple';
import { beginPlan } from '#support/people/signed-in';
import { pasteGuests } from '#support/plan/guest-files';
import { openGuest } from '#support/plan/guests';
import { test } from '#support/run/test';

// Moving elements keep still for people who prefer reduced motion, so this journey runs without that preference.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const guests = ['Name\tHousehold', 'Ravi Kapoor\tThe Kapoors', 'Anita Kapoor\tThe Kapoors', 'Bisi Okafor\t'];

const dialogOf = async (page: Page, ready: (dialog: Locator) => Locator): Promise<Locator> => {
  const dialog = page.getByRole('dialog');
  await expect(ready(dialog)).toBeVisible();
  return dialog;
};

/** Every form of a couple that saves by itself, or keeps what is typed; how it is opened. */
const forms: Record<string, (page: Page) => Promise<Locator>> = {
  async guest(page) {
    await page.goto('/uk/guestlist');
    return openGuest(page, 'Anita Kapoor');
  },
  async task(page) {
    await page.goto('/uk/checklist/tell-your-families-and-friends');
    const drawer = await dialogOf(page, (one) => one.getByRole('button', { name: 'Add a step' }));
    await drawer.getByRole('button', { name: 'Add a step' }).click();
    return drawer;
  },
  async cost(page) {
    await page.goto('/uk/budget');
    await screen(page).getByLabel('What would you like to spend?').fill('24000');
    await screen(page).getByRole('button', { name: 'Make our budget' }).click();
    await screen(page).getByRole('table').getByRole('link', { name: 'Venue hire', exact: true }).click();
    const drawer = await dialogOf(page, (one) => one.getByRole('button', { name: 'Add a payment' }));
    await drawer.getByRole('button', { name: 'Add a payment' }).click();
    return drawer;
  },
  async note(page) {
    await page.goto('/uk/scrapbook/new');
    return dialogOf(page, (one) => one.getByRole('button', { name: 'Done' }));
  },
  async table(page) {
    await page.goto('/uk/guestlist/seating');
    await screen(page).getByRole('button', { name: 'Add a table' }).first().click();
    return dialogOf(page, (one) => one.getByRole('button', { name: 'Add it' }));
  },
  async wedding(page) {
    await page.goto('/uk/settings/wedding');
    await expect(screen(page).getByRole('heading', { name: 'Your wedding' })).toBeVisible();
    return screen(page).getByRole('region', { name: 'Your wedding' });
  },
  async account(page) {
    await page.goto('/uk/settings/you');
    await expect(screen(page).getByRole('heading', { name: 'You', exact: true })).toBeVisible();
    return screen(page).getByRole('region', { name: 'You', exact: true });
  },
};

const pressEverywhere = async (page: Page, pointer: Pointer): Promise<void> => {
  // Some hundred presses.
  test.setTimeout(600_000);
  await beginPlan(page);
  await pasteGuests(page, guests, 3);
  for (const [name, open] of Object.entries(forms))
    await test.step(`the ${name}’s form`, async () => {
      expect(await pressFaults(page, await open(page), pointer), name).toEqual([]);
    });
};

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('what is typed in one field never costs the press of the next thing, in any form [R1-01]', async ({ page }) => {
    await pressEverywhere(page, 'finger');
  });
});

test('neither does a short press of a mouse [R1-01]', async ({ page }) => {
  await pressEverywhere(page, 'mouse');
});

import { expect } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { translatePage } from '#support/browser/translated';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';
import { inboxScreens } from '#support/screens/inbox';
import { planningScreens } from '#support/screens/planning';
import { reviewsScreens } from '#support/screens/reviews';
import { becomeViewer, openScreen, type Screens, type Viewer } from '#support/screens/screen';
import { shellScreens } from '#support/screens/shell';
import { suppliersScreens } from '#support/screens/suppliers';
import { websiteScreens } from '#support/screens/website';

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
  const task = screen(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
    .getByRole('link')
    .first();
  const name = ((await task.textContent()) ?? '').trim();
  await task.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
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

const everyScreen: readonly Screens[] = [
  shellScreens,
  planningScreens,
  suppliersScreens,
  inboxScreens,
  reviewsScreens,
  websiteScreens,
];

for (const viewer of ['visitor', 'couple', 'supplier', 'moderator'] satisfies Viewer[])
  test(`every screen is left whole after the browser translated it, by a ${viewer} [case g26]`, async ({ page }) => {
    test.setTimeout(300_000);
    await becomeViewer(page, viewer);
    // Popups without an address of their own stand over screens that are in the list.
    const screens = everyScreen.flatMap((each) => each[viewer] ?? []).filter(({ open }) => open === undefined);
    for (const one of screens)
      await test.step(typeof one.path === 'string' ? one.path : one.path.name, async () => {
        const address = await openScreen(page, one);
        await settle(page);
        await translatePage(page);
        // The whole screen goes at once, with its translated texts.
        // A popup that the address opened would lie over the header.
        await page.keyboard.press('Escape');
        const away = page.getByRole('banner').getByRole('link').first();
        // A screen without a header is looked at as it stands.
        if (await away.isVisible()) await away.click();
        await settle(page);
        await expect.soft(page.getByText('taking a rest'), address).toHaveCount(0);
        // A popup without an address hides what is behind it.
        await expect.soft(page.getByRole('main', { includeHidden: true }).first(), address).not.toBeEmpty();
      });
  });

import { expect, type Page } from '@playwright/test';
import { waitForStep } from '#support/browser/durable-events';
import { phone } from '#support/look/resize';
import { partnerOf } from '#support/people/partners';
import { beginUndated } from '#support/people/signed-in';
import { rowOf } from '#support/plan/booking';
import { goOffline, goOnline, notices } from '#support/plan/planning';
import { test } from '#support/run/test';

const intro = (page: Page) => page.getByRole('dialog', { name: 'Have you found your venue?' });

/** Answers without a connection: a venue of the couple’s own, in a month that is still open. */
const bookAnOrchard = async (page: Page): Promise<void> => {
  await intro(page).getByRole('button', { name: 'Yes, we have' }).click();
  const which = page.getByRole('dialog', { name: 'Which one is it?' });
  await which.getByRole('button', { name: 'It’s not on Posy' }).click();
  const form = page.getByRole('dialog', { name: 'Add your own supplier' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Grandma’s orchard');
  await form.getByRole('textbox', { name: 'Town' }).fill('Frome');
  await form.getByRole('button', { name: 'Add supplier' }).click();
  const month = page.getByRole('dialog', { name: 'Which month at Grandma’s orchard?' });
  await month.getByRole('checkbox', { name: 'We haven’t settled on the month' }).click();
  await month.getByRole('button', { name: 'Next: year' }).click();
  const year = page.getByRole('dialog', { name: 'Which year at Grandma’s orchard?' });
  await year.getByRole('radio', { name: String(new Date().getFullYear() + 2) }).check();
  await year.getByRole('button', { name: 'Book it' }).click();
};

test('two partners are asked for their venue on two devices; one answers without a connection, and the other is asked no more [18]', async ({
  page,
  browser,
}) => {
  await beginUndated(page);
  await page.goto('/uk/home');
  const partner = await partnerOf(page, browser, { viewport: phone, hasTouch: true });
  for (const one of [page, partner]) {
    await one.goto('/uk/shortlist?venueConfirmationPopup=true');
    await expect(intro(one)).toContainText('It takes a minute');
  }
  await goOffline(partner);
  await bookAnOrchard(partner);
  await expect(notices(partner)).toContainText('Grandma’s orchard is your venue');
  await expect(rowOf(partner, 'Grandma’s orchard')).toContainText('Booked');
  await expect(intro(page)).toBeVisible();

  await goOnline(partner);
  await expect(intro(page)).toBeHidden();
  await expect(rowOf(page, 'Grandma’s orchard')).toContainText('Booked');
  await waitForStep(partner, 'supplier.booked', 'handled', 'mfe-planning');
  for (const one of [page, partner]) {
    await one.goto('/uk/shortlist?venueConfirmationPopup=true');
    await expect(rowOf(one, 'Grandma’s orchard')).toContainText('Booked');
    await waitForStep(one, 'venue-confirmation.requested', 'handled', 'mfe-suppliers');
    await expect(intro(one)).toBeHidden();
  }
  await partner.context().close();
});

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { inviteByLink, joinFrom, pageOf } from '#support/people/people';
import { chooseFor, putOnShortlist, rowOf } from '#support/plan/booking';
import { startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const noteOn = async (page: Page, name: string, words: string): Promise<void> => {
  await chooseFor(page, name, 'Notes and visit');
  const notes = page.getByRole('dialog', { name: `Notes on ${name}` });
  await notes.getByLabel('What you think').fill(words);
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, name)).toContainText(words);
};

/** The shortlist’s file, as it is saved. */
const savedTable = async (page: Page): Promise<string> => {
  await screen(page).getByRole('button', { name: 'Print and export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  return readFileSync(await file.path(), 'utf8');
};

test('a helper on a phone reads the votes without a vote, saves the list, and sees none of it once the couple says so [18] [D-role-01]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  const { name } = await putOnShortlist(page, 'photographers');
  const link = await inviteByLink(page, { role: 'Helper', areas: { Suppliers: 'View' } });
  const helper = await pageOf(browser, phone);
  await joinFrom(helper, link, 'Priya');
  await helper.goto('/uk/shortlist');
  await page.goto('/uk/shortlist');
  const votes = (one: Page) => screen(one).getByRole('radiogroup', { name: `Your vote on ${name}` });

  await test.step('what the couple says comes to the helper’s phone, where there is nothing to press', async () => {
    await votes(page).getByRole('radio', { name: 'Yes' }).click();
    await noteOn(page, name, '=Kind on the phone');
    await expect(rowOf(helper, name)).toContainText('Robin: yes');
    await expect(rowOf(helper, name)).toContainText('=Kind on the phone');
    await expect(votes(helper)).toHaveCount(0);
    await expect(rowOf(helper, name).getByRole('button')).toHaveCount(0);
    await expect(screen(helper).getByRole('button', { name: 'Add a supplier' })).toHaveCount(0);
    await settle(helper);
    expect(await findViolations(helper)).toEqual([]);
  });

  await test.step('the saved list holds it, and is no formula', async () => {
    for (const one of [page, helper]) {
      const line = (await savedTable(one)).split(/\r?\n/).find((row) => row.includes(name));
      // Its author stands before it, so that the cell begins with no formula.
      expect(line).toMatch(/(?:Robin|You): =Kind on the phone/);
      expect(line).toMatch(/(?:Robin|You): yes/);
    }
  });

  await test.step('on the couple’s phone a row with a note is low, in German too', async () => {
    await resize(page, phone.viewport);
    for (const market of ['uk', 'de', 'fr']) {
      await page.goto(`/${market}/shortlist`);
      await expect(rowOf(page, name)).toContainText('=Kind on the phone');
      // A long name takes a line more.
      const { lines, height } = await rowOf(page, name).evaluate((row) => ({
        lines: Math.round((row.querySelector('h3')?.getBoundingClientRect().height ?? 0) / 22),
        height: row.getBoundingClientRect().height,
      }));
      expect(height, market).toBeLessThanOrEqual(150 + (lines - 1) * 24);
    }
  });

  await test.step('without the area the list is gone, and nothing of it is said', async () => {
    await page.goto('/uk/settings/manageCollaborators');
    await page.getByRole('button', { name: 'Change what Priya may do' }).click();
    await page.getByRole('radiogroup', { name: 'Suppliers' }).getByRole('radio', { name: 'None' }).click();
    await page.getByRole('button', { name: 'Save access' }).click();
    await expect(screen(helper).getByRole('heading', { level: 1 })).toHaveText('The suppliers aren’t shared with you');
    await expect(helper.getByText(name)).toHaveCount(0);
  });
  await helper.context().close();
});

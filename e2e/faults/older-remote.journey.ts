import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { changeCatalogues, mapped } from '#support/wire/catalogues';
import { answerChanged } from '#support/wire/changed-answer';
import { runChangedScripts, withoutIntegrity } from '#support/wire/unchecked';

const count = /^[\d,]+ reviews$/;

/** Reviews as they were built before catalogues were parsed: their messages are texts. */
const bringTexts = async (page: Page): Promise<void> => {
  await runChangedScripts(page);
  await page.route(/\/builds\/mfe-reviews\/[^?]+\.js$/, (route) =>
    answerChanged(route, (script) => changeCatalogues(script, (messages) => mapped(messages, printAST))),
  );
};

/** And their manifest, in the page's release set, does not say otherwise. */
const withoutMark = async (page: Page): Promise<void> => {
  await page.route(/\/uk\/weddingsuppliers\//, (route) =>
    answerChanged(route, (html) => withoutIntegrity(html).replaceAll(',"parsedMessages":true', '')),
  );
};

const visitProfile = async (page: Page): Promise<void> => {
  const { type, publicId } = await pickFirstSupplier(page, 'venues');
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
  await expect(screen(page).getByText('Review policy:')).toBeVisible();
};

test('a remote that was built before catalogues were parsed speaks as before', async ({ page }) => {
  await bringTexts(page);
  await withoutMark(page);
  await visitProfile(page);
  await expect(screen(page).getByText(count).first()).toBeVisible();
});

test('a text that is not parsed is reported, and shown as it stands', async ({ page }) => {
  const reported: string[] = [];
  await page.route('**/api/errors', async (route) => {
    reported.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await bringTexts(page);
  await visitProfile(page);
  await expect(screen(page).getByText('{count,plural,one{# review} other{# reviews}}').first()).toBeVisible();
  await expect.poll(() => reported).toContainEqual(expect.stringContaining('reviews.summary.count'));
});

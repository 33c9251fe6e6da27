import { expect, type Page } from '@playwright/test';
import { openSection, screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { expectChecklist, expectReviews, visitProfile } from '#support/plan/places';
import { directoryTitle, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { breakScripts, changeScripts, documentMark, markDocument } from '#support/wire/faults';
import { entryOf, expectFallback, fallbackOf, retry, scriptsOf } from '#support/wire/remotes';

// Some of these journeys test the time limits of remotes.
test.use({ hasRealTimers: true });

const words = 'Hello! We would love to marry with you. Are you free in June?';

/** A screen of each of the other four. */
const visitTheOthers = async (page: Page): Promise<void> => {
  await openSection(page, 'Checklist');
  await expectChecklist(page);
  await openSection(page, 'Website');
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Your website' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Inbox/ })
    .click();
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await openSection(page, 'Suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name: directoryTitle })).toBeVisible();
};

test('while reviews’ entry never comes, the profile around it works, the other four too, and a retry brings it back', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  const heal = await breakScripts(page, entryOf('mfe-reviews'), 'never answers');
  await visitProfile(page, await pickFirstSupplier(page, 'venues'));
  await markDocument(page);
  await expectFallback(page, 'mfe-reviews');

  await visitTheOthers(page);
  await page.evaluate(() => window.history.go(-4));
  await expectFallback(page, 'mfe-reviews');
  await page.getByLabel('Your message').fill(words);

  await heal();
  await retry(page, 'mfe-reviews');
  await expectReviews(page);
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  expect(await documentMark(page)).toBe('same document');
});

test('when planning answers 404, its screen says so, the shell and the directory live, one retry or coming back finds it [R1-14]', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  const heal = await breakScripts(page, scriptsOf('mfe-planning'), 'answers 404');
  await page.goto('/uk/checklist', { waitUntil: 'commit' });
  await markDocument(page);
  await expectFallback(page, 'mfe-planning');

  await openSection(page, 'Suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name: directoryTitle })).toBeVisible();
  await expect(fallbackOf(page, 'mfe-planning')).toBeHidden();
  await openSection(page, 'Checklist');
  await expectFallback(page, 'mfe-planning');

  await heal();
  await retry(page, 'mfe-planning');
  await expectChecklist(page);
  expect(await documentMark(page)).toBe('same document');
});

test('a remote whose code throws while it renders: only its place says so, and a retry renders it again', async ({
  page,
}) => {
  // The words of the summary are asked for while rendering, and only there.
  const broken = 'id:(window.journeyBreaks?(()=>{throw new Error("journey")})():"reviews.summary.spread")';
  await changeScripts(
    page,
    /\/builds\/mfe-reviews\/[^/]+\/(?!remoteEntry)/,
    /id:(["'`])reviews\.summary\.spread\1/,
    broken,
  );
  await page.addInitScript(() => Object.assign(window, { journeyBreaks: true }));
  await visitProfile(page, await pickFirstSupplier(page, 'venues'));
  await markDocument(page);
  await expectFallback(page, 'mfe-reviews');
  await page.getByLabel('Your message').fill(words);
  await retry(page, 'mfe-reviews');
  await expectFallback(page, 'mfe-reviews');

  await page.evaluate(() => Object.assign(window, { journeyBreaks: false }));
  await retry(page, 'mfe-reviews');
  await expectReviews(page);
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  expect(await documentMark(page)).toBe('same document');
});

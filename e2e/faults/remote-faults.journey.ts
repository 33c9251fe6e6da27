import { expect } from '@playwright/test';
import { expectAwake } from '#support/browser/awake';
import { openSection, screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { expectChecklist, expectReviews, visitProfile } from '#support/plan/places';
import { directoryTitle, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { breakScripts, documentMark, markDocument } from '#support/wire/faults';
import {
  entryOf,
  expectFallback,
  exposedChunkOf,
  lazyChunksOf,
  retry,
  shellChunks,
  versionOf,
} from '#support/wire/remotes';

// These journeys test time limits and retries of remotes.
test.use({ hasRealTimers: true });

const reviewsSlot = exposedChunkOf('mfe-reviews', 'slots__supplier_profile.reviews');

test('when planning’s entry answers 500, once it is back, leaving and coming back is enough', async ({ page }) => {
  await becomeDemo(page, 'couple');
  const heal = await breakScripts(page, entryOf('mfe-planning'), 'answers 500');
  await page.goto('/uk/checklist', { waitUntil: 'commit' });
  await markDocument(page);
  await expectFallback(page, 'mfe-planning');
  await openSection(page, 'Suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name: directoryTitle })).toBeVisible();
  await heal();
  await openSection(page, 'Checklist');
  await expectChecklist(page);
  expect(await documentMark(page)).toBe('same document');
});

test('when the chunk of an exposed widget is garbage, its place says so, and a retry brings it', async ({ page }) => {
  const heal = await breakScripts(page, reviewsSlot, 'answers garbage');
  await visitProfile(page, await pickFirstSupplier(page, 'venues'));
  await markDocument(page);
  await expectFallback(page, 'mfe-reviews');
  await expect(page.getByLabel('Your message')).toBeEditable();
  await heal();
  await retry(page, 'mfe-reviews');
  await expectReviews(page);
  expect(await documentMark(page)).toBe('same document');
});

test('when the first chunks of an app answer 404, its place says so, and a retry brings it', async ({ page }) => {
  await becomeDemo(page, 'couple');
  const heal = await breakScripts(page, lazyChunksOf('mfe-planning'), 'answers 404');
  await page.goto('/uk/checklist', { waitUntil: 'commit' });
  await expectFallback(page, 'mfe-planning');
  await markDocument(page);
  await heal();
  await retry(page, 'mfe-planning');
  await expectChecklist(page);
  expect(await documentMark(page)).toBe('same document');
});

test('when the chunk of a further screen answers 500, its place says so, and a retry brings it', async ({ page }) => {
  await becomeDemo(page, 'couple');
  await page.goto('/uk/home');
  await expect(screen(page).getByRole('heading', { name: 'Three for this week' })).toBeVisible();
  const heal = await breakScripts(page, lazyChunksOf('mfe-planning'), 'answers 500');
  await openSection(page, 'Checklist');
  await markDocument(page);
  await expectFallback(page, 'mfe-planning');
  await openSection(page, 'Suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name: directoryTitle })).toBeVisible();
  await openSection(page, 'Checklist');
  await expectFallback(page, 'mfe-planning');
  await heal();
  await retry(page, 'mfe-planning');
  await expectChecklist(page);
  expect(await documentMark(page)).toBe('same document');
});

test('a remote that gets an answer it cannot read: only its place says so, and a retry asks again', async ({
  page,
}) => {
  const answers = /\/api\/supplier\/(top-feedback-compact\/|[^/]+\/statistics\/)/;
  await page.route(answers, (route) => route.fulfill({ json: { nonsense: true } }));
  // Opened by a link on an interactive page: a server-rendered profile comes with its answers.
  const { name } = await pickFirstSupplier(page, 'venues');
  await page.goto('/uk/supplier-category/venues?sort=rating');
  await expectAwake(page);
  await screen(page).getByRole('link', { name }).first().click();
  await markDocument(page);
  const failure = screen(page).getByRole('status').filter({ hasText: 'Reviews are taking a rest' });
  await expect(failure.locator('code')).toHaveText(`mfe-reviews ${await versionOf(page, 'mfe-reviews')}`);
  await expect(page.getByLabel('Your message')).toBeEditable();
  await page.unroute(answers);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expectReviews(page);
  expect(await documentMark(page)).toBe('same document');
});

test('the chunk of a screen of the shell is garbage: the header lives, and a retry brings it', async ({ page }) => {
  await page.goto('/uk');
  await expectAwake(page);
  const heal = await breakScripts(page, shellChunks, 'answers garbage');
  await screen(page).getByRole('link', { name: 'Sign up' }).first().click();
  await markDocument(page);
  const failure = screen(page).getByRole('status').filter({ hasText: 'Sign up: taking a rest' });
  await expect(failure.locator('code')).toHaveText(/^shell 0\.1\.0-\w+$/);
  await expect(page.getByRole('link', { name: 'Posy, to the start' })).toBeVisible();
  await heal();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Your first name')).toBeEditable();
  expect(await documentMark(page)).toBe('same document');
});

test('a module that the shell shares did not come: the remote that needs it says so, and a retry brings both', async ({
  page,
}) => {
  await page.goto('/uk');
  const link = screen(page).locator('a[href*="/weddingsuppliers/"]').first();
  await link.scrollIntoViewIfNeeded();
  await expectAwake(page);
  const name = (await link.textContent()) ?? '';
  // Among them the fields of forms, which the start page does not need and a profile does.
  const heal = await breakScripts(page, shellChunks, 'answers 500');
  await link.click();
  await markDocument(page);
  await expectFallback(page, 'mfe-suppliers');
  await heal();
  await retry(page, 'mfe-suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeEditable();
  expect(await documentMark(page)).toBe('same document');
});

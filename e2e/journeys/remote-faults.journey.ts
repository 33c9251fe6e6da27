import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../support/awake';
import { logInAsDemo, openSection, screen } from '../support/couple';
import { breakScripts, changeScripts, documentMark, faults, markDocument } from '../support/faults';
import {
  entryOf,
  expectFallback,
  exposedChunkOf,
  fallbackOf,
  lazyChunksOf,
  retry,
  scriptsOf,
  shellChunks,
  versionOf,
} from '../support/remotes';
import { directoryTitle, type FoundSupplier, pickFirstSupplier } from '../support/suppliers';

const words = 'Hello! We would love to marry with you. Are you free in June?';
const reviewsSlot = exposedChunkOf('mfe-reviews', 'slots__supplier_profile.reviews');

const visitProfile = async (page: Page, { name, type, publicId }: FoundSupplier): Promise<void> => {
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`, { waitUntil: 'commit' });
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
};

const expectReviews = async (page: Page): Promise<void> => {
  await expect(screen(page).getByText('Review policy:')).toBeVisible();
  await expect(fallbackOf(page, 'mfe-reviews')).toBeHidden();
};

const expectChecklist = async (page: Page): Promise<void> => {
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
  await expect(screen(page).getByText(/\d+ of \d+ done/)).toBeVisible();
  await expect(fallbackOf(page, 'mfe-planning')).toBeHidden();
};

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

test('however reviews’ entry fails, the profile around it works, the other four too, and a retry brings it back', async ({
  page,
}) => {
  await logInAsDemo(page);
  for (const fault of faults)
    await test.step(fault, async () => {
      const heal = await breakScripts(page, entryOf('mfe-reviews'), fault);
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
});

test('however planning fails, its screen says so, the shell and the directory live, one retry or coming back finds it [R1-14] [F-H3]', async ({
  page,
}) => {
  await logInAsDemo(page);
  for (const fault of faults)
    await test.step(fault, async () => {
      const heal = await breakScripts(page, scriptsOf('mfe-planning'), fault);
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
});

test('however planning’s entry fails, once it is back, leaving and coming back is enough', async ({ page }) => {
  await logInAsDemo(page);
  for (const fault of faults)
    await test.step(fault, async () => {
      const heal = await breakScripts(page, entryOf('mfe-planning'), fault);
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
});

test('however the chunk of an exposed widget fails, its place says so, and a retry brings it', async ({ page }) => {
  for (const fault of faults)
    await test.step(fault, async () => {
      const heal = await breakScripts(page, reviewsSlot, fault);
      await visitProfile(page, await pickFirstSupplier(page, 'venues'));
      await markDocument(page);
      await expectFallback(page, 'mfe-reviews');
      await expect(page.getByLabel('Your message')).toBeEditable();
      await heal();
      await retry(page, 'mfe-reviews');
      await expectReviews(page);
      expect(await documentMark(page)).toBe('same document');
    });
});

test('however the first chunks of an app fail, its place says so, and a retry brings it', async ({ page }) => {
  await logInAsDemo(page);
  for (const fault of faults)
    await test.step(fault, async () => {
      const heal = await breakScripts(page, lazyChunksOf('mfe-planning'), fault);
      await page.goto('/uk/checklist', { waitUntil: 'commit' });
      await expectFallback(page, 'mfe-planning');
      await markDocument(page);
      await heal();
      await retry(page, 'mfe-planning');
      await expectChecklist(page);
      expect(await documentMark(page)).toBe('same document');
    });
});

test('however the chunk of a further screen fails, its place says so, and a retry brings it', async ({ page }) => {
  await logInAsDemo(page);
  for (const fault of faults)
    await test.step(fault, async () => {
      await page.goto('/uk/home');
      await expect(screen(page).getByRole('heading', { name: 'Three for this week' })).toBeVisible();
      const heal = await breakScripts(page, lazyChunksOf('mfe-planning'), fault);
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
});

test(
  'a remote whose code throws while it renders: only its place says so, and a retry renders it again',
  { tag: '@gate' },
  async ({ page }) => {
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
  },
);

test('a remote that gets an answer it cannot read: only its place says so, and a retry asks again', async ({
  page,
}) => {
  const answers = /\/api\/supplier\/(top-feedback-compact\/|[^/]+\/statistics\/)/;
  await page.route(answers, (route) => route.fulfill({ json: { nonsense: true } }));
  // By a link of a page that is awake: a profile that comes whole brings its answers along.
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

for (const fault of ['answers 404', 'answers garbage'] as const)
  test(`the chunk of a screen of the shell ${fault}: the header lives, and a retry brings it`, async ({ page }) => {
    await page.goto('/uk');
    await expectAwake(page);
    const heal = await breakScripts(page, shellChunks, fault);
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

import { expect } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { becomeDemo, beginUndated, signInQuietly } from '#support/people/signed-in';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const register = { name: 'Register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
const page = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') };

test('a business is claimed on a phone, granted by a moderator, and then written by its owner [32]', async ({
  browser,
}) => {
  const claimant = await pageOf(browser);
  const { couple } = await beginUndated(claimant);
  await resize(claimant, phone);
  await claimant.goto('/uk/wedding-suppliers');
  const { type, publicId } = await pickFirstSupplier(claimant, 'cakes');
  await claimant.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
  const name = (await screen(claimant).getByRole('heading', { level: 1 }).textContent()) ?? '';

  await test.step('claimed', async () => {
    await screen(claimant).getByRole('link', { name: 'Claim this profile' }).click();
    await expect(screen(claimant).getByRole('heading', { level: 1, name: `Claim ${name}` })).toBeVisible();
    const document = screen(claimant).locator('input[type="file"]');
    await document.setInputFiles(page);
    await expect(screen(claimant).getByText('Choose a PDF, or a JPEG, PNG, WebP or HEIC picture.')).toBeVisible();
    await screen(claimant).getByRole('button', { name: 'Take page.html out' }).click();
    await document.setInputFiles(register);
    await settle(claimant);
    expect(await findViolations(claimant)).toEqual([]);
    await screen(claimant).getByRole('button', { name: 'Claim this profile' }).click();
    await expect(screen(claimant).getByRole('heading', { name: 'Your claim is being looked at' })).toBeVisible();
  });

  await test.step('granted', async () => {
    const moderator = await pageOf(browser);
    await becomeDemo(moderator, 'moderator');
    await moderator.goto('/uk/moderation/claims');
    const claim = screen(moderator).getByRole('region', { name });
    await expect(claim.getByRole('button', { name: 'Save Register.pdf' })).toBeVisible();
    await settle(moderator);
    expect(await findViolations(moderator)).toEqual([]);
    await claim.getByRole('button', { name: `Grant the claim of ${name}` }).click();
    await expect(claim).toBeHidden();
  });

  await test.step('and theirs', async () => {
    await signInQuietly(claimant, couple);
    await claimant.goto('/uk/own-profile');
    await expect(screen(claimant).getByRole('heading', { name: 'Packages and prices' })).toBeVisible();
    const stranger = await pageOf(browser);
    await beginUndated(stranger);
    await stranger.goto(`/uk/for-suppliers/${publicId}`);
    await expect(screen(stranger).getByRole('heading', { name: `Somebody speaks for ${name} already` })).toBeVisible();
  });
});

test('a look at the profile is in the figures of its supplier, without a name [32]', async ({ browser }) => {
  const supplier = await pageOf(browser);
  await becomeDemo(supplier, 'supplier');
  const views = screen(supplier).getByRole('img', { name: /^Profile views a week/ });
  const count = async (): Promise<number> => Number(/(\d+)$/.exec((await views.getAttribute('aria-label')) ?? '')?.[1]);
  await expect(views).toBeVisible();
  const before = await count();
  const own = screen(supplier).getByRole('link', { name: 'See your profile as couples do' });
  const href = (await own.getAttribute('href')) ?? '';
  const couple = await pageOf(browser);
  await beginUndated(couple);
  await couple.goto(href);
  await expect(screen(couple).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await supplier.reload();
    await expect(views).toBeVisible();
    expect(await count()).toBeGreaterThan(before);
  }).toPass();
  await screen(supplier).getByRole('button', { name: 'As a table' }).click();
  await expect(screen(supplier).getByRole('table')).toBeVisible();
  await settle(supplier);
  expect(await findViolations(supplier)).toEqual([]);
});

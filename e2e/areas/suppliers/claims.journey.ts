import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { mailedLink } from '#support/people/accounts-ui';
import { newCouple, screen } from '#support/people/couple';
import { lettersTo } from '#support/people/letters';
import { pageOf } from '#support/people/people';
import { becomeDemo, beginUndated, signInQuietly } from '#support/people/signed-in';
import { pickTwoSuppliers } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const register = { name: 'Register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
const page = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') };

/** Sends the claim of the profile whose page is open. */
const sendClaim = async (page: Page): Promise<void> => {
  await screen(page).locator('input[type="file"]').setInputFiles(register);
  await screen(page).getByRole('button', { name: 'Claim this profile' }).click();
  await expect(screen(page).getByRole('heading', { name: 'Your claim is being looked at' })).toBeVisible();
};

const checkAccess = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
};

test('a business is claimed on a phone, refused with a reason by an operator, granted by a moderator, written by its owner, answered for by its staff, and handed over to who then owns two [32]', async ({
  browser,
}) => {
  const claimant = await pageOf(browser);
  const { couple } = await beginUndated(claimant);
  await resize(claimant, phone);
  await claimant.goto('/uk/wedding-suppliers');
  const [{ type, publicId }, second] = await pickTwoSuppliers(claimant, 'cakes');
  await claimant.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
  const name = (await screen(claimant).getByRole('heading', { level: 1 }).textContent()) ?? '';

  await test.step('claimed', async () => {
    await screen(claimant).getByRole('link', { name: 'Claim this profile' }).click();
    await expect(screen(claimant).getByRole('heading', { level: 1, name: `Claim ${name}` })).toBeVisible();
    const document = screen(claimant).locator('input[type="file"]');
    await document.setInputFiles(page);
    await expect(screen(claimant).getByText('Choose a PDF, or a JPEG, PNG, WebP or HEIC picture.')).toBeVisible();
    await screen(claimant).getByRole('button', { name: 'Take page.html out' }).click();
    await checkAccess(claimant);
    await sendClaim(claimant);
  });

  await test.step('refused, which a letter tells, and claimed again', async () => {
    const operator = await pageOf(browser);
    await becomeDemo(operator, 'operator');
    await resize(operator, phone);
    await operator.goto('/uk/moderation/claims');
    const claim = screen(operator).getByRole('region', { name });
    await claim.getByRole('button', { name: `Refuse the claim of ${name}` }).click();
    await claim.getByRole('textbox', { name: 'Why?' }).fill('The register is not signed.');
    await checkAccess(operator);
    await claim.getByRole('button', { name: 'Refuse the claim' }).click();
    await expect(claim).toBeHidden();
    await expect.poll(() => lettersTo(claimant.request, couple.email)).toBe(1);
    await claimant.reload();
    await expect(screen(claimant).getByText('“The register is not signed.” You can claim again below.')).toBeVisible();
    await checkAccess(claimant);
    await sendClaim(claimant);
  });

  const moderator = await pageOf(browser);
  const grant = async (claimed: string): Promise<void> => {
    await moderator.goto('/uk/moderation/claims');
    const claim = screen(moderator).getByRole('region', { name: claimed });
    await expect(claim.getByRole('button', { name: 'Save Register.pdf' })).toBeVisible();
    await checkAccess(moderator);
    await claim.getByRole('button', { name: `Grant the claim of ${claimed}` }).click();
    await expect(claim).toBeHidden();
  };

  await test.step('granted', async () => {
    await becomeDemo(moderator, 'moderator');
    await grant(name);
    await expect.poll(() => lettersTo(claimant.request, couple.email)).toBe(2);
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

  const colleague = await pageOf(browser);
  const bea = { ...newCouple(), name: 'Bea' };
  const people = screen(colleague).getByRole('region', { name: 'People' });
  const invite = (page: Page) => screen(page).getByRole('button', { name: 'Invite', exact: true });

  await test.step('a colleague joins by letter, and invites nobody', async () => {
    await claimant.goto('/uk/inbox/desk');
    await invite(claimant).click();
    const dialog = claimant.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Their email').fill(bea.email);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(screen(claimant).getByText(bea.email)).toBeVisible();

    await beginUndated(colleague, { couple: bea });
    await colleague.goto(await mailedLink(colleague.request, bea.email, 'nonce='));
    await screen(colleague).getByRole('button', { name: 'Accept' }).click();
    await expect(screen(colleague).getByRole('heading', { name: `You answer for ${name} now` })).toBeVisible();
    await signInQuietly(colleague, bea);
    await colleague.goto('/uk/inbox/desk');
    await expect(people).toContainText('Robin');
    await expect(invite(colleague)).toHaveCount(0);
    await checkAccess(colleague);
  });

  await test.step('a couple asks, and the colleague answers from home on a phone', async () => {
    const asking = await pageOf(browser);
    const date = `${new Date().getFullYear() + 2}-06-15`;
    await beginUndated(asking, { date, couple: { ...newCouple(), name: 'Imogen' } });
    await asking.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
    await asking.getByLabel('Your message').fill('Hello! Would you bake for ninety-five of us in June?');
    await asking.getByRole('button', { name: 'Send enquiry' }).click();
    await screen(asking).getByRole('link', { name: 'Open the conversation' }).click();
    await resize(colleague, phone);
    await colleague.goto('/uk/home');
    await screen(colleague).getByRole('link', { name: 'Answer Imogen' }).click();
    await screen(colleague)
      .getByRole('textbox', { name: /^Write to/ })
      .fill('Gladly, and with figs.');
    await screen(colleague).getByRole('button', { name: 'Send' }).click();
    await expect(screen(asking).getByRole('log').getByText('Gladly, and with figs.')).toBeVisible();
  });

  await test.step('made an owner by the first one, who leaves', async () => {
    await claimant.goto('/uk/inbox/desk');
    const choose = async (person: string, item: string, yes: string): Promise<void> => {
      await screen(claimant)
        .getByRole('button', { name: `Options for ${person}` })
        .click();
      await claimant.getByRole('menuitem', { name: item }).click();
      await claimant.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
    };
    await choose('Bea', 'Make Bea an owner', 'Make an owner');
    await expect(claimant.getByText('Bea is an owner now')).toBeVisible();
    await choose('Robin', 'Leave this profile', 'Leave');
    await colleague.goto('/uk/inbox/desk');
    await expect(async () => {
      await colleague.reload();
      await expect(people).toContainText('Bea');
      expect(await people.textContent()).not.toContain('Robin');
    }).toPass();
    await expect(invite(colleague)).toBeVisible();
  });

  await test.step('beside a second business, between which the owner changes', async () => {
    await colleague.goto(`/uk/for-suppliers/${second.id}`);
    await sendClaim(colleague);
    await grant(second.name);
    await signInQuietly(colleague, bea);
    await colleague.goto('/uk/inbox/desk');
    await screen(colleague)
      .getByRole('button', { name: `Profile ${second.name}` })
      .click();
    await colleague.getByRole('menuitemradio', { name }).click();
    await expect(screen(colleague).getByRole('button', { name: `Profile ${name}` })).toBeVisible();
    await expect(people).toContainText('Bea');
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

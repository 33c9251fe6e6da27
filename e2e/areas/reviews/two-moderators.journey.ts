import { expect, type Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { becomeAppointed } from '#support/people/appointed';
import { newCouple, screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { beginUndated } from '#support/people/signed-in';
import { publishReview, writeReview } from '#support/plan/reviews';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const title = 'The band found the church first';

/** A bill that the supplier disputes with. */
const refund = {
  name: 'Refund.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
};

const queued = (desk: Page) =>
  screen(desk).getByRole('navigation', { name: 'Queue' }).getByRole('button', { name: title });
const heading = (page: Page) => screen(page).getByRole('article').getByRole('heading', { name: title });

const checkAccess = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
};

/** A server of its own: moderators of other journeys would take the reviews that wait for these. */
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

test('a couple’s review is read by one of two moderators, taken back and published, answered and disputed by its supplier, and decided by the other', async ({
  browser,
}) => {
  const open = (): Promise<Page> => pageOf(browser, { baseURL: server.url });
  const couple = await open();
  await couple.goto('/uk/wedding-suppliers');
  const { id: supplierId } = await pickFirstSupplier(couple, 'photographers');
  // Nobody reviews before their wedding.
  await beginUndated(couple, { date: '2026-05-16' });
  await writeReview(couple, { supplierId, title, email: newCouple().email });

  const [ines, omar, supplier] = [await open(), await open(), await open()];
  for (const desk of [ines, omar, supplier]) await desk.goto('/uk');
  await becomeAppointed(ines, server, 'Ines', ['moderator']);
  await becomeAppointed(omar, server, 'Omar', ['moderator']);
  await becomeAppointed(supplier, server, 'Rosa', ['supplier', `--supplier=${supplierId}`]);

  await test.step('never two at one review', async () => {
    await ines.goto('/uk/moderation');
    await queued(ines).click();
    await expect(heading(ines)).toBeVisible();
    await expect(screen(ines).getByRole('radio', { name: /^Publish/ })).toBeVisible();
    await omar.goto('/uk/moderation');
    await expect(queued(omar).getByText('With Ines')).toBeVisible();
    await queued(omar).click();
    await expect(screen(omar).getByText('Ines is reading this one')).toBeVisible();
    await expect(screen(omar).getByRole('radio', { name: /^Publish/ })).toHaveCount(0);
    await checkAccess(omar);
    await screen(omar).getByRole('button', { name: 'Take the next' }).click();
    await expect(heading(omar)).toHaveCount(0);
    await expect(screen(omar).getByRole('radio', { name: /^Publish/ })).toBeVisible();
  });

  await test.step('taken back within a minute', async () => {
    await publishReview(ines, title);
    await couple.goto(`/uk/reviews/${supplierId}`);
    await expect(heading(couple)).toBeVisible();
    await screen(ines).getByRole('button', { name: 'Undo' }).click();
    await expect(heading(ines)).toBeVisible();
    await couple.reload();
    await expect(screen(couple).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(heading(couple)).toHaveCount(0);
    await publishReview(ines, title);
  });

  await test.step('answered and disputed on a phone', async () => {
    await resize(supplier, phone);
    await supplier.goto('/uk/reviews');
    // The newest stands first, and has no answer yet.
    await expect(screen(supplier).getByRole('article').first()).toContainText(title);
    await screen(supplier).getByRole('button', { name: 'Answer', exact: true }).first().click();
    const answer = supplier.getByRole('dialog', { name: 'Answer Imogen and Rhys' });
    await answer.getByRole('textbox', { name: 'Your answer' }).fill('You danced in the aisle: thank you both.');
    await checkAccess(supplier);
    await answer.getByRole('button', { name: 'Publish' }).click();
    await expect(answer).toBeHidden();
    await couple.reload();
    await expect(screen(couple).getByText('You danced in the aisle: thank you both.')).toBeVisible();

    await screen(supplier).getByRole('button', { name: 'This breaks the rules' }).first().click();
    const dispute = supplier.getByRole('dialog', { name: 'Dispute the review by Imogen and Rhys' });
    await dispute.getByRole('textbox', { name: 'What is wrong with it' }).fill('We were never at that church.');
    await dispute.getByLabel('Choose a file').setInputFiles(refund);
    await checkAccess(supplier);
    await dispute.getByRole('button', { name: 'Send to a moderator' }).click();
    await expect(screen(supplier).getByRole('heading', { name: 'Disputed' })).toBeVisible();
    await couple.reload();
    await expect(screen(couple).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(heading(couple)).toHaveCount(0);
  });

  await test.step('decided by the other', async () => {
    await omar.goto('/uk/moderation?show=disputed');
    await queued(omar).click();
    await expect(screen(omar).getByText(/“We were never at that church\.”/)).toBeVisible();
    await checkAccess(omar);
    const saved = omar.waitForEvent('download');
    await screen(omar).getByRole('button', { name: 'Save Refund.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('Refund.pdf');
    await publishReview(omar, title);
    await couple.reload();
    await expect(heading(couple)).toBeVisible();
    await omar.goto('/uk/moderation?show=log');
    const lines = screen(omar).getByRole('list', { name: 'Log' }).getByRole('listitem');
    await expect(lines.filter({ hasText: 'Omar' }).first()).toContainText('published a review');
    await expect(lines.filter({ hasText: 'Ines' }).first()).toContainText('published a review');
  });
});

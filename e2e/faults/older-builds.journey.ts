import { type Browser, expect, type Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';
import { collection, doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { expectNothingWaits, timesHandled, traceOf, waitForStep } from '#support/browser/durable-events';
import { type Couple, openSection, screen } from '#support/people/couple';
import { withSdk } from '#support/people/sdk';
import { beginPlan } from '#support/people/signed-in';
import { type FoundSupplier, openSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { releaseOlderRemotes, releaseOlderShell } from '#support/wire/older-builds';

const enquired = async (page: Page, supplier: FoundSupplier): Promise<void> => {
  await openSupplier(page, supplier);
  await page.getByLabel('Your message').fill('Hello! Are you free in June, and what would a whole day cost us?');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
};

const shortlistOf = (origin: string, couple: Couple): Promise<unknown[]> =>
  withSdk(origin, couple, async (firestore, uid) => {
    const user = await getDocFromServer(doc(firestore, 'users', uid));
    const { docs } = await getDocsFromServer(collection(firestore, `weddings/${user.get('weddingId')}/suppliers`));
    return docs.map((found) => [found.id, found.get('enquired')]);
  });

const pageOn = async (browser: Browser, server: OwnServer, loaded: string[]): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  page.on('response', (response) => {
    const build = /\/builds\/([^/]+\/[^/]+)\/remoteEntry/.exec(response.url())?.[1];
    if (build !== undefined) loaded.push(build);
  });
  return page;
};

test.describe('remotes of before', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await startOwnServer();
  });
  test.afterEach(() => server.stop());

  test('remotes that an older commit built run beside today’s, unchanged [H-06] [H-10]', async ({ browser }) => {
    const names = ['mfe-suppliers', 'mfe-reviews', 'mfe-website'] as const;
    const versions = await releaseOlderRemotes(server, names);
    const loaded: string[] = [];
    const page = await pageOn(browser, server, loaded);
    const couple = await beginPlan(page);
    await test.step('the directory, with reviews of then and the enquiry of today; it hears that it was sent', async () => {
      const supplier = await pickFirstSupplier(page, 'photographers');
      await enquired(page, supplier);
      await expect(screen(page).getByText('Review policy:')).toBeVisible();
      await expect(
        screen(page)
          .getByText(/^[\d,]+ reviews$/)
          .first(),
      ).toBeVisible();
      const eventId = await waitForStep(page, 'enquiry.sent', 'handled', 'mfe-suppliers');
      await expectNothingWaits(page);
      expect(await timesHandled(page, 'enquiry.sent', eventId, 'mfe-suppliers')).toBeGreaterThan(0);
      expect(await shortlistOf(server.url, couple)).toEqual([[supplier.id, true]]);
    });
    await test.step('the website, which tells of an event as it did then', async () => {
      await openSection(page, 'Website');
      await page.getByRole('button', { name: 'Add an event' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Brunch');
      await page.getByRole('button', { name: 'Save event' }).click();
      await expect(screen(page).getByRole('button', { name: 'Change Brunch' })).toBeVisible();
      const reported = async () => (await traceOf(page, 'website.event-added')).map(({ step }) => step);
      await expect.poll(reported).toContain('published');
    });
    for (const name of names) expect(loaded).toContain(`${name}/${versions[name]}`);
    await page.context().close();
  });

  test('remotes of today run in the shell that an older commit built [H-10] [14]', async ({ browser }) => {
    const version = await releaseOlderShell(server);
    const loaded: string[] = [];
    const page = await pageOn(browser, server, loaded);
    const failed: string[] = [];
    await page.route('**/api/errors', async (route) => {
      failed.push(route.request().postData() ?? '');
      await route.fulfill({ status: 204 });
    });
    await test.step('a profile of the directory, with the reviews and the enquiry of others', async () => {
      await openSupplier(page, await pickFirstSupplier(page, 'photographers'));
      await expect(screen(page).getByText('Review policy:')).toBeVisible();
      await expect(page.getByLabel('Your message')).toBeVisible();
    });
    expect(await page.locator(`script[src*="/builds/shell/${version}/"]`).count()).toBeGreaterThan(0);
    for (const name of ['mfe-suppliers', 'mfe-reviews', 'mfe-inbox'])
      expect(loaded.some((build) => build.startsWith(`${name}/`))).toBe(true);
    expect(failed).toEqual([]);
    await page.context().close();
  });
});

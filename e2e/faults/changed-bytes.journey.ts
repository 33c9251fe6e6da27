import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';
import { expectNothingRan, tamperWith } from '#support/wire/faults';
import { expectFallback, lazyChunksOf, retry } from '#support/wire/remotes';

/** Counts what the page's policies refuse, Trusted Types among them. */
const countViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { journeyViolations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      (window as unknown as { journeyViolations: string[] }).journeyViolations.push(`${violatedDirective} ${sample}`),
    );
  });

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { journeyViolations: string[] }).journeyViolations);

test('changed bytes of the chunks of screens and of the shell itself do not run, and a retry brings them [H-10]', async ({
  page,
}) => {
  await countViolations(page);
  await becomeDemo(page, 'couple');
  const heal = await tamperWith(page, lazyChunksOf('mfe-planning'));
  await page.goto('/uk/checklist', { waitUntil: 'commit' });
  await expectFallback(page, 'mfe-planning');
  await expectNothingRan(page);
  await heal();
  await retry(page, 'mfe-planning');
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();

  await test.step('the page’s one policy lets all of it through, and no other markup [H-18]', async () => {
    expect(await violations(page)).toEqual([]);
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src=x>';
        return null;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe('TypeError');
  });

  await test.step('neither does the shell’s first script: the page says so, and a new attempt starts it', async () => {
    const healShell = await tamperWith(page, /\/builds\/shell\/[^/]+\/shell\.[^/]+\.(?:js|css)$/);
    await page.goto('/de');
    await expect(page.getByRole('alert').filter({ hasText: 'Posy ist gerade nicht geladen' })).toBeVisible();
    await expectNothingRan(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('1');
    await healShell();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(screen(page)).toBeVisible();
  });
});

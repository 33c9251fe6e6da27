import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { layoutShiftOf, mostShift, watchLayoutShifts } from '#support/look/layout-shift';
import { resize } from '#support/look/resize';
import { logInAsDemo, newCouple, screen, signUp } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

// Moving elements keep still for people who prefer reduced motion, so this journey runs without that preference.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('for whom the question about counting is new', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const { door, arrive, width } of [
    { door: 'logging in', arrive: logInAsDemo, width: 390 },
    { door: 'signing up', arrive: (page: Page) => signUp(page, newCouple()), width: 1280 },
  ])
    test(`it comes with the screen after ${door} at ${width} px, and neither moves nor covers anything [R1-07] [R1-12]`, async ({
      page,
    }) => {
      await resize(page, { width, height: 900 });
      await watchLayoutShifts(page);
      await arrive(page);
      const question = page.getByRole('region', { name: 'Privacy choices' });
      await expect(question).toBeVisible();
      await settle(page);
      const { sum, shifts } = await layoutShiftOf(page);
      expect.soft(sum, JSON.stringify(shifts)).toBeLessThan(mostShift);
      const line = await question.boundingBox();
      const first = await screen(page).getByRole('heading').first().boundingBox();
      expect(first?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    });
});

test('opening a task beside the list moves no line of it, at any width [R1-09]', async ({ page }) => {
  await becomeDemo(page, 'couple');
  for (const width of [1120, 1280, 1440, 1920]) {
    await resize(page, { width, height: 900 });
    await page.goto('/uk/checklist');
    const lines = screen(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') });
    await expect(lines.nth(5)).toBeVisible();
    const tops = () => lines.evaluateAll((all) => all.slice(0, 8).map((line) => line.getBoundingClientRect().top));
    const before = await tops();
    await lines.nth(3).getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await tops(), `at ${width} px`).toEqual(before);
  }
});

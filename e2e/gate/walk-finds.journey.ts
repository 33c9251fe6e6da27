import { expect } from '@playwright/test';
import { findContrastFaults, findViolations } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { lengthenWords, watchWords } from '#support/look/long-words';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

test('the walk finds what is wrong on purpose: by axe, and where long words do not fit', async ({ page }) => {
  await page.setContent('<main style="background: #fff; color: #eee">Hardly to be read <img src="data:,"></main>');
  expect((await findViolations(page)).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['color-contrast', 'document-title', 'html-has-lang', 'image-alt']),
  );
  expect(await findContrastFaults(page)).toEqual([expect.stringMatching(/^color-contrast: main: /)]);

  const wordsOf = watchWords(page);
  await page.goto('/uk/signup');
  const heading = screen(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Start your plan');
  await heading.evaluate((element) => {
    element.style.inlineSize = 'max-content';
    element.style.maxInlineSize = `${element.getBoundingClientRect().width}px`;
    element.style.overflow = 'hidden';
    element.style.whiteSpace = 'nowrap';
  });
  expect(await layoutFaults(page)).toEqual([]);
  await lengthenWords(page, wordsOf);
  await expect(heading).toHaveText('Start your plançñüëåß');
  expect(await layoutFaults(page)).toEqual([expect.stringMatching(/^cut: h1 “Start your plan/)]);
});

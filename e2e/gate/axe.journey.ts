import { expect, test } from '@playwright/test';
import { findContrastFaults, findViolations } from '#support/look/accessibility';

test('axe finds what is wrong on purpose', async ({ page }) => {
  await page.setContent('<main style="background: #fff; color: #eee">Hardly to be read <img src="data:,"></main>');
  expect((await findViolations(page)).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['color-contrast', 'document-title', 'html-has-lang', 'image-alt']),
  );
  expect(await findContrastFaults(page)).toEqual([expect.stringMatching(/^color-contrast: main: /)]);
});

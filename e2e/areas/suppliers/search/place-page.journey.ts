import { expect } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { desktop, phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

/** The sitemap's first page of venues in a county: the one with most of them. */
const inSitemap = /<loc>[^<]*(\/uk\/supplier-category\/venues\?area=[^<&]+)<\/loc>/;

test('a category leads to its counties; the page of one says what is there, in the document itself, and leads to its kinds [17]', async ({
  page,
}) => {
  const address = inSitemap.exec(await (await page.request.get('/sitemaps/uk-1.xml')).text())?.[1] ?? '';
  const county = new URL(address, 'http://posy.invalid').searchParams.get('area') ?? '';
  const document = await (await page.request.get(address)).text();
  expect(document).toContain('<link rel="canonical"');
  expect(document).toMatch(/they start between £[\d,]+ and £[\d,]+/);

  for (const size of [desktop, phone]) {
    await resize(page, size);
    await page.goto('/uk/supplier-category/venues');
    await screen(page)
      .getByRole('region', { name: 'Where they are' })
      .getByRole('link', { name: new RegExp(`^${county}\\s*\\d+$`) })
      .click();
    const words = screen(page).getByRole('region', { name: /^Before you choose in / });
    await expect(words.getByText(new RegExp(`^\\d+ venues in (?:the )?${county}[,:] `))).toBeVisible();
    await expectAccessible(page);
    const kinds = words.getByRole('group', { name: /^Kinds in / }).getByRole('link');
    const title = screen(page).getByRole('heading', { level: 1 });
    const whole = (await title.textContent()) ?? '';
    await kinds.first().click();
    await expect(page).toHaveURL(/[?&]kinds=/);
    await expect(title).not.toHaveText(whole);
    await page.goBack();
    await expect(title).toHaveText(whole);
  }
});

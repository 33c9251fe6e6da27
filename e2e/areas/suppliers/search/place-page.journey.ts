import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { desktop, phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

const counties = (page: Page) => screen(page).getByRole('region', { name: 'Where they are' }).getByRole('link');

/** Returns the county with the most venues, and the address of their page. */
const largestCounty = async (page: Page): Promise<{ county: string; address: string }> => {
  await page.goto('/uk/supplier-category/venues');
  await expect(counties(page).first()).toBeVisible();
  const links = await counties(page).evaluateAll((all) =>
    all.map((link) => ({
      address: link.getAttribute('href') ?? '',
      count: Number(/\d+$/.exec(link.textContent ?? '')?.[0]),
    })),
  );
  const [largest] = links.sort((a, b) => b.count - a.count);
  const address = largest?.address ?? '';
  return { address, county: new URL(address, 'http://posy.invalid').searchParams.get('area') ?? '' };
};

test('a category leads to its counties; the page of one says what is there, in the document itself, and leads to its kinds [17]', async ({
  page,
}) => {
  const { county, address } = await largestCounty(page);
  const document = await (await page.request.get(address)).text();
  expect(document).toContain('<link rel="canonical"');
  expect(document).toMatch(/they start between £[\d,]+ and £[\d,]+/);

  for (const size of [desktop, phone]) {
    await resize(page, size);
    await page.goto('/uk/supplier-category/venues');
    await counties(page)
      .filter({ hasText: new RegExp(`^${county}\\s*\\d+$`) })
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

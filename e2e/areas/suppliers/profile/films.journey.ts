import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

interface Filmed {
  type: string;
  publicId: string;
  name: string;
  slug: string;
}

/** A venue of the demo catalogue that has a film on YouTube. */
const pickFilmed = async (page: Page): Promise<Filmed> => {
  const found = await page.request.post('/api/search/suppliers', {
    data: { countryCode: 'GB', category: 'venues', size: 60 },
  });
  const { results } = (await found.json()) as { results: (Filmed & { id: string })[] };
  for (const one of results) {
    const answer = await page.request.post(`/api/supplier/${one.id}`, { data: {} });
    if (!answer.ok()) continue;
    const { videos = [] } = (await answer.json()) as { videos?: { source: string }[] };
    if (videos.some(({ source }) => source === 'youtube')) return one;
  }
  throw new Error('No venue of the catalogue has a film on YouTube.');
};

for (const size of [{ width: 1280, height: 900 }, phone])
  test(`a film loads nothing of its site before somebody agrees, and back closes it, at ${size.width} px [S2-popup-13] [S2-back-14]`, async ({
    page,
  }) => {
    await resize(page, size);
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.includes('youtube')) strangers.push(request.url());
    });
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }));
    const { type, publicId, name, slug } = await pickFilmed(page);
    // Its earlier address leads to the one that it has.
    await page.goto(`/de/weddingsuppliers/${type === 'venues' ? 'florists' : 'venues'}/${slug}`);
    await expect(page).toHaveURL(`/uk/weddingsuppliers/${type}/${publicId}`);
    await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();

    await screen(page).getByRole('button', { name: 'Watch the film' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Watch the film' });
    await expect(dialog.getByText(/Nothing loads from there before you agree/)).toBeVisible();
    await expectAccessible(page);
    expect(strangers).toEqual([]);
    await dialog.getByRole('button', { name: 'Agree and play from YouTube' }).click();
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await expect.poll(() => strangers.length).toBeGreaterThan(0);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  });

import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

// The visitor has not answered yet.
test.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

/** Returns the distance of an element's end from the top of the screen. */
const endOf = async (one: Locator): Promise<number> => {
  const box = await one.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};

/** Returns the reports of the page to the analytics, and what it sends of itself. */
const listen = (page: Page): string[] => {
  const reported: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/a/t/') || pathname === '/api/measures') reported.push(pathname);
  });
  return reported;
};

/** Hides the page as another tab would, and shows it again. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const say = (visibilityState: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    say('hidden');
    say('visible');
  });

/** Comes in by the market's page and goes on: only then the question is put. */
const goOn = async (page: Page): Promise<void> => {
  await page.goto('/uk');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Suppliers' }).click();
  await expect(question(page)).toBeVisible();
};

const lookAtAProfile = async (page: Page): Promise<void> => {
  const { type, publicId, name } = await pickFirstSupplier(page, 'florists');
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(screen(page).getByText('Review policy:')).toBeVisible();
};

const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys({ ...localStorage }));

test('in the UK nothing is counted before a yes, and a no holds', async ({ page }) => {
  const reported = listen(page);
  await lookAtAProfile(page);
  await goOn(page);
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  expect(reported).toEqual([]);
  expect((await storedKeys(page)).filter((key) => key.startsWith('tracked-once'))).toEqual([]);

  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(question(page)).toBeHidden();
  await lookAtAProfile(page);
  await expect(question(page)).toBeHidden();
  await hide(page);
  expect(reported).toEqual([]);
});

test('a yes counts what is done, and can be taken back', async ({ page }) => {
  const reported = listen(page);
  await goOn(page);
  await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await lookAtAProfile(page);
  await expect.poll(() => reported).toContain('/api/a/t/viewed-supplier-profile');
  // The measures begin once the page has nothing else to do.
  const hidden = async (): Promise<string[]> => {
    await hide(page);
    return reported;
  };
  await expect.poll(hidden).toContain('/api/measures');

  await page.goto('/uk');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await expect(question(page)).toBeFocused();
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  const before = reported.length;
  await lookAtAProfile(page);
  expect(reported).toHaveLength(before);
});

test('in the US it may be counted until somebody objects', async ({ page }) => {
  await page.goto('/us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await question(page).getByRole('button', { name: 'Switch it off' }).click();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('posy-consent') ?? '{}') as object)).toMatchObject({
    analytics: false,
  });
});

test('on a phone the question is a slim line of the page, and covers nothing; guests begin on their first screen [R1-12]', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await becomeDemo(page, 'couple');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Checklist' }).click();
  await expect(page).toHaveURL(/\/uk\/checklist$/);
  await expect(question(page)).toBeVisible();
  // The line lies in room that the screen leaves above its first words.
  const first = screen(page).getByRole('heading').first();
  await expect(first).toBeVisible();
  const [line, content] = [await question(page).boundingBox(), await first.boundingBox()];
  expect(line?.height).toBeLessThanOrEqual(72);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((content?.y ?? 0) + 1);
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  await page.goto('/uk/guestlist');
  const fourth = screen(page).getByRole('rowheader').nth(3);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(fourth).toBeVisible();
  await expect.poll(async () => (await endOf(fourth)) <= ((await bar.boundingBox())?.y ?? 0)).toBe(true);
});

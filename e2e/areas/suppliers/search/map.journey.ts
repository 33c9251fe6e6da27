import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

const list = '/uk/supplier-category/venues';
const desk = { width: 1280, height: 900 };

const mapOf = (page: Page): Locator => screen(page).getByRole('region', { name: 'Map' });
const areaOf = (page: Page): Locator => mapOf(page).getByRole('group', { name: /^Map of results/ });
const clustersOf = (page: Page): Locator => mapOf(page).getByRole('button', { name: /close together: come closer$/ });
const pinsOf = (page: Page): Locator => areaOf(page).getByRole('button', { name: /^(?!\d+ suppliers close together)/ });

/** Opens clusters until a single supplier has a pin of its own; returns its pin. */
const comeToPin = async (page: Page, press: (button: Locator) => Promise<void>): Promise<Locator> => {
  await expect(pinsOf(page).or(clustersOf(page)).first()).toBeVisible();
  // The list's first page has pins of its own, until those of all results are there.
  await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');
  for (let times = 0; times < 6 && (await pinsOf(page).count()) === 0; times += 1) {
    await press(clustersOf(page).first());
    await settle(page);
  }
  await expect(pinsOf(page).first()).toBeVisible();
  return pinsOf(page).first();
};

const nameIn = async (pin: Locator): Promise<string> =>
  ((await pin.getAttribute('aria-label')) ?? (await pin.textContent()) ?? '').replace(
    /, (?:From )?(?:£[\d,]+|Ask)$/,
    '',
  );

/** Drags the map from its upper half by so many pixels, as a pointer does. */
const drag = async (page: Page, right: number, down: number): Promise<void> => {
  const box = await areaOf(page).boundingBox();
  if (box === null) throw new Error('The map has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + 160];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 6 });
  await page.mouse.up();
};

const boundsIn = (page: Page): number[] => (new URL(page.url()).searchParams.get('in') ?? '').split(',').map(Number);

test('on a desktop the map stands beside its list: a price shows who it is in both, and where it was dragged is searched [17]', async ({
  page,
}) => {
  await resize(page, desk);
  await page.goto(list);
  await mapOf(page).scrollIntoViewIfNeeded();
  const pin = await comeToPin(page, (button) => button.click());
  await test.step('a pin has a card with the way to the profile', async () => {
    const name = await nameIn(pin);
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const card = mapOf(page).getByRole('article', { name });
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', /\/uk\/weddingsuppliers\/venues\//);
    await expectAccessible(page);
    await card.getByRole('button', { name: `Close ${name}` }).click();
    await expect(card).toBeHidden();
  });

  await test.step('the list beside it is of rows: a picture has its words beside it, and takes less than half', async () => {
    const card = screen(page).getByRole('article').first();
    const picture = await card.getByRole('img').first().boundingBox();
    const words = await card.getByRole('heading').boundingBox();
    if (picture === null || words === null) throw new Error('The first card has no picture or no name.');
    expect(words.x).toBeGreaterThan(picture.x + picture.width);
    expect(words.y).toBeLessThan(picture.y + picture.height / 2);
    const row = await card.boundingBox();
    expect(picture.width).toBeLessThan((row?.width ?? 0) / 2);
  });

  await test.step('a press into the list marks the pin', async () => {
    await page.goto(`${list}?sort=rating`);
    // A pointer that rests on a page that has not woken moves nothing yet.
    await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');
    const first = screen(page).getByRole('article').first();
    await first.hover();
    await expect(mapOf(page).locator('[data-pointed]')).toHaveCount(1);
  });

  await test.step('dragged elsewhere, it searches there', async () => {
    await drag(page, -120, 80);
    await mapOf(page).getByRole('button', { name: 'Closer', exact: true }).click();
    await mapOf(page).getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/[?&]in=/);
    const [south = 0, west = 0, north = 0, east = 0] = boundsIn(page);
    expect(north).toBeGreaterThan(south);
    expect(east).toBeGreaterThan(west);
    await expect(mapOf(page).getByRole('button', { name: 'Search this area' })).toBeHidden();
    await screen(page).getByRole('link', { name: 'Remove: In this part of the map' }).click();
    await expect(page).not.toHaveURL(/[?&]in=/);
  });

  await test.step('and without a press once that is wanted, as one step back', async () => {
    const before = page.url();
    await mapOf(page).getByRole('checkbox', { name: 'Search as I move' }).check();
    await drag(page, 90, 60);
    await expect(page).toHaveURL(/[?&]in=/);
    const first = page.url();
    await expect(screen(page).locator('[aria-busy=true]')).toHaveCount(0);
    await drag(page, 60, 0);
    await expect(page).not.toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the list comes first, without the map’s code; its button shows the map, which taps and keys move, and back leads to the list [17]', async ({
    page,
  }) => {
    await page.goto(list);
    const first = screen(page).getByRole('article').first();
    await expect(first).toBeVisible();
    await settle(page);
    await expect(mapOf(page)).toHaveCount(0);

    await screen(page).getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(page).toHaveURL(/view=map/);
    await expect(first).toBeHidden();
    const pin = await comeToPin(page, (button) => button.tap());
    const name = await nameIn(pin);
    await pin.tap();
    const card = mapOf(page).getByRole('article', { name });
    await expect(card).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await card.getByRole('link', { name }).focus();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();

    await areaOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(mapOf(page).getByRole('button', { name: 'Search this area' })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(first).toBeVisible();
    await expect(mapOf(page)).toHaveCount(0);
  });
});

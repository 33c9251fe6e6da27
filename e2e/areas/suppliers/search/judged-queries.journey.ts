import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAwake } from '#support/browser/awake';
import { settle } from '#support/browser/settle';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

/** A query of the judged set, with those of its facts that a card and the catalogue's answers state. */
interface Judged {
  country: string;
  text: string;
  /** Null where no supplier is a good answer. */
  facts: { category: string; at: [number, number, number] | null; guests: number } | null;
}

interface Listed {
  name: string;
  town: string;
  capacity: number | null;
  location?: { latitude: number; longitude: number };
}

const prefixes: Record<string, string> = { GB: 'uk', IE: 'ie', US: 'us', DE: 'de', FR: 'fr' };

/** Every tenth query of the set, and each for which nobody is a good answer; in the order of the set. */
const judged: Judged[] = (
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../backend/content/search/judged.json'), 'utf8'),
  ) as string[]
).flatMap((line, place): Judged[] => {
  const [country = '', , text = '', words = ''] = line.split('|');
  const of = (key: string): string => new RegExp(`(?:^| )${key}:(\\S+)`).exec(words)?.[1] ?? '';
  if (words !== 'none' && (place % 10 !== 0 || of('c') === '')) return [];
  if (words === 'none') return place % 2 === 0 ? [{ country, text, facts: null }] : [];
  const [latitude, longitude, radius] = of('at').split(',').map(Number);
  const at: [number, number, number] | null =
    latitude === undefined || longitude === undefined || radius === undefined ? null : [latitude, longitude, radius];
  return [{ country, text, facts: { category: of('c'), at, guests: Number(of('g')) } }];
});

/** Kilometres between two places in a straight line, near enough for circles of 25 to 65 km. */
const kmBetween = ({ latitude, longitude }: NonNullable<Listed['location']>, [lat, lng]: readonly number[]): number =>
  Math.hypot(latitude - (lat ?? 0), (longitude - (lng ?? 0)) * Math.cos((latitude * Math.PI) / 180)) * 111.2;

/** Returns the suppliers of the catalogue that meet a query's facts. */
const goodAnswers = async (page: Page, { country, facts }: Judged): Promise<string[]> => {
  const answer = await page.request.post('/api/search/suppliers', {
    data: { countryCode: country, category: facts?.category, size: 500 },
  });
  expect(answer.ok()).toBe(true);
  const { results } = (await answer.json()) as { results: Listed[] };
  return results
    .filter(
      ({ location, capacity }) =>
        (facts?.at == null || (location !== undefined && kmBetween(location, facts.at) <= facts.at[2])) &&
        (facts === null || facts.guests === 0 || (capacity ?? 0) >= facts.guests),
    )
    .map(({ name }) => name);
};

/** Types a query where the directory starts, and sends it by the keyboard. */
const ask = async (page: Page, { country, text }: Judged): Promise<void> => {
  await page.goto(`/${prefixes[country]}/wedding-suppliers`);
  await expectAwake(page);
  const field = screen(page).getByRole('search').locator('input[name=text]');
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  await expect(screen(page).locator('[aria-busy=true]')).toHaveCount(0);
};

test('queries of the judged set, typed into the page, list whom the set says, and say so where nobody fits [17]', async ({
  page,
}) => {
  expect(judged.length).toBeGreaterThan(20);
  for (const [place, query] of judged.entries()) {
    await resize(page, place % 2 === 0 ? { width: 1280, height: 900 } : phone);
    await test.step(query.text, async () => {
      await ask(page, query);
      const cards = screen(page).getByRole('article');
      if (query.facts === null) {
        // Either nobody is listed, or the page says how it read the words.
        const title = (await screen(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
        const isNobody = (await cards.count()) === 0 || /\b(?:No|Nothing|Keine?|Aucune?)\b/.test(title);
        const said = await screen(page).locator('header > p').allTextContents();
        expect(isNobody || said.length > 0, `${query.text}: ${title}`).toBe(true);
        return;
      }
      const good = await goodAnswers(page, query);
      // Suppliers that lack one wish come with code of their own.
      await expect(cards.first(), query.text).toBeVisible();
      const names = (await cards.getByRole('heading').allTextContents()).slice(0, 10).map((name) => name.trim());
      if (good.length > 0)
        expect(
          names.filter((name) => good.includes(name)),
          query.text,
        ).not.toEqual([]);
    });
  }
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';
import { expectAwake, isAwake, openAlone, openAsleep } from '#support/browser/awake';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { leftBefore } from '#support/run/expect-no-mismatch';
import { test } from '#support/run/test';
import { type Changed, deployChanged, goBack } from '#support/wire/deploy-changed';
import { releaseOlderRemotes } from '#support/wire/older-builds';
import { versionOf } from '#support/wire/remotes';

const title = 'What other couples say';
const serverHalf = 'posy-server.cjs';

/** A next version whose server half does something else whenever it is asked to draw. */
const halfThat =
  (act: string): NonNullable<Changed['script']> =>
  (text, file) =>
    file === serverHalf ? `${text}\n;module.exports = { draw: async () => { ${act} } };` : text;

/** Beginning of a server-rendered part of reviews. */
const drawnPart = '<div data-remote="mfe-reviews" data-posy-part="">';

const broken: [string, NonNullable<Changed['script']>][] = [
  ['fails', halfThat(`throw new Error('a bug');`)],
  ['hangs', halfThat('for (;;);')],
  ['needs-all-memory', halfThat('const all = []; for (;;) all.push(new Array(100000).fill(all.length));')],
  ['has-none', (text, file) => (file === serverHalf ? null : text)],
];

test.describe('beside others that are drawn', () => {
  // In sequence: each test releases a version, and rolls back.
  test.describe.configure({ mode: 'default' });
  let server: OwnServer;
  let page: Page;
  const mismatches: string[] = [];
  test.beforeAll(async () => {
    server = await startOwnServer({ POSY_DRAW_WAIT_MS: '5000', POSY_WAKE_AFTER_MS: '1' });
  });
  test.afterAll(() => server.stop());
  test.beforeEach(async ({ browser }) => {
    page = await (await browser.newContext({ baseURL: server.url })).newPage();
    page.on('request', (request) => {
      const sent = request.postData() ?? '';
      // A page that is left before it wakes says so too: nothing was compared.
      if (sent.includes('"hydration"') && !sent.includes(leftBefore)) mismatches.push(sent);
    });
  });
  test.afterEach(async () => {
    await page.context().close();
    expect(mismatches).toEqual([]);
  });

  const html = async (path: string): Promise<string> => (await page.request.get(path)).text();
  const comesWith = (path: string, words: string) =>
    expect.poll(async () => [path, words, (await html(path)).includes(words)]).toEqual([path, words, true]);
  const isDrawn = async (path: string): Promise<boolean> => (await html(path)).includes(drawnPart);

  /** Reviews draw themselves in the browser, as before there were server halves; all others still come whole. */
  const drawsItself = async (): Promise<void> => {
    const { type, publicId } = await pickFirstSupplier(page, 'venues');
    const profile = `/uk/weddingsuppliers/${type}/${publicId}`;
    await comesWith('/uk/reviews', `/mfe-reviews/${await versionOf(page, 'mfe-reviews')}/`);
    expect(await isDrawn('/uk/reviews')).toBe(false);
    await page.goto('/uk/reviews');
    await expect(screen(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await comesWith(profile, '<div data-remote="mfe-suppliers" data-posy-part="">');
    expect(await isDrawn(profile)).toBe(false);
    await page.goto(profile);
    await expect(screen(page).getByText('Review policy:')).toBeVisible();
  };

  test('a new version draws from its deploy on, and the one before after a rollback', async () => {
    const next = 'What today’s couples say';
    await expect.poll(() => isDrawn('/uk/reviews')).toBe(true);
    await deployChanged(server, 'mfe-reviews', { script: (text) => text.replaceAll(title, next), mark: 'new-words' });
    await comesWith('/uk/reviews', `>${next}</h1>`);
    expect(await isDrawn('/uk/reviews')).toBe(true);
    await page.goto('/uk/reviews');
    await expectAwake(page);
    await expect(screen(page).getByRole('heading', { level: 1, name: next })).toBeVisible();
    await goBack(server);
    await comesWith('/uk/reviews', `>${title}</h1>`);
  });

  for (const [mark, script] of broken)
    test(`a remote whose server half ${mark.replaceAll('-', ' ')} draws itself`, async () => {
      await deployChanged(server, 'mfe-reviews', { script, mark });
      await drawsItself();
      await goBack(server);
      await expect.poll(() => isDrawn('/uk/reviews')).toBe(true);
    });

  test('a remote from before there were server halves draws itself', async () => {
    await releaseOlderRemotes(server, ['mfe-reviews']);
    await drawsItself();
  });
});

/** Returns a screenshot of a page from its top to its end, with its fonts and pictures loaded. */
const look = async (page: Page): Promise<Buffer> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Chromium lays a list's words out once, before their face has come.
    for (const list of document.querySelectorAll('select')) {
      list.style.display = 'none';
      void list.offsetWidth;
      list.style.display = '';
    }
    // The page alone draws a map, sooner or later, in the space reserved for it.
    const withoutMap = new CSSStyleSheet();
    withoutMap.replaceSync('section[aria-label="Map"], section[aria-label="Map"] * { visibility: hidden !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, withoutMap];
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
};

/** Compares as Playwright compares pictures: no pixel differs by more than the rim of a letter. */
const expectSameLook = (info: TestInfo, name: string, before: Buffer, after: Buffer, what: string): void => {
  mkdirSync(dirname(info.snapshotPath(name)), { recursive: true });
  writeFileSync(info.snapshotPath(name), before);
  expect.soft(after, what).toMatchSnapshot(name, { maxDiffPixels: 0, threshold: 0.1 });
};

for (const width of [390, 1280])
  test(`public pages look the same before and after they wake, to the pixel, at ${width} px`, async ({
    page,
  }, info) => {
    await resize(page, { width, height: 844 });
    const { type, publicId } = await pickFirstSupplier(page, 'venues');
    const pages: [path: string, scheme?: 'dark'][] = [
      ['/uk'],
      ['/uk', 'dark'],
      ['/de/wedding-suppliers'],
      ['/uk/wedding-suppliers'],
      ['/uk/search?category=venues&area=Bath'],
      ['/uk/supplier-category/venues'],
      [`/uk/weddingsuppliers/${type}/${publicId}`],
      ['/uk/reviews'],
      ['/uk/article/choosing-a-venue'],
      ['/uk/terms'],
      ['/uk/no/such/page'],
    ];
    for (const [index, [path, colorScheme = 'light']] of pages.entries())
      await test.step(`${path}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await openAsleep(page, path);
        const asleep = await look(page);
        expect(await isAwake(page)).toBe(false);
        await page.keyboard.press('Shift');
        await expectAwake(page);
        await screen(page).getByRole('heading', { level: 1 }).waitFor();
        const name = `asleep-${index}.png`;
        expectSameLook(info, name, asleep, await look(page), `${path}, ${colorScheme}`);
      });
  });

for (const width of [390, 1280])
  test(`a website looks the same alone and as its scripts draw it, to the pixel, at ${width} px`, async ({
    page,
  }, info) => {
    await resize(page, { width, height: 844 });
    const website = '/uk/wedding-website/maya-and-tom';
    await openAlone(page, website);
    const alone = await look(page);
    await page.goto(`${website}?guest`);
    await expectAwake(page);
    expectSameLook(info, 'alone.png', alone, await look(page), website);
  });

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openReleaseStore } from '@posy/backend/releases';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';
import { type BuildServer, serveBuild } from '@posy/tools/serve-build';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';
import { deployChanged, goBack } from '#support/wire/deploy-changed';

const name = 'mfe-reviews';
const reviewsTitle = 'What other couples say';

/** Addresses of the remote entries that the page loaded. */
const entriesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((address) => address.includes('/remoteEntry.js')),
  );

const line = (page: Page) => page.locator('#posy-override-line');
const back = (page: Page) => line(page).getByRole('button', { name: 'Back to the deployed version' });

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(screen(page).getByRole('heading', { level: 1, name: reviewsTitle })).toBeVisible();
};

/** The build of reviews that the server has, with words of its own in each script that has the title. */
const copyBuild = ({ dataDir }: OwnServer): string => {
  const store = openReleaseStore(join(dataDir, 'releases'));
  const version = store.current()?.remotes.find((remote) => remote.name === name)?.version ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'posy-developer-'));
  cpSync(join(store.buildsDir, name, version), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.js')))
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(reviewsTitle, 'From here'));
  return folder;
};

test.describe('one remote from elsewhere', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await startOwnServer();
  });
  test.afterEach(() => server.stop());

  test('another stored version stays with its tab alone, has a link and a way back [H-06] [H-10]', async ({ page }) => {
    await deployChanged(server, name, { mark: 'other' });
    const store = openReleaseStore(join(server.dataDir, 'releases'));
    const version = store.current()?.remotes.find((remote) => remote.name === name)?.version ?? '';
    await goBack(server);
    const address = `${server.url}/uk/reviews`;
    await opened(page, `${address}?remote=${name}@${version}&inspect`);
    await expect(line(page)).toContainText(`${name} ${version} is shown, in this tab alone.`);
    expect(await entriesOf(page)).toContainEqual(expect.stringContaining(`/${name}/${version}/`));

    await test.step('a page that is opened without it has it too, in this tab', async () => {
      await opened(page, address);
      await expect(line(page)).toBeVisible();
      expect(new URL(page.url()).searchParams.get('remote')).toBe(`${name}@${version}`);
      const other = await page.context().newPage();
      await opened(other, address);
      await expect(line(other)).toBeHidden();
      expect(await entriesOf(other)).not.toContainEqual(expect.stringContaining(`/${name}/${version}/`));
      await other.close();
    });
    await test.step('the inspector says it, and offers the others', async () => {
      const panel = page.getByRole('complementary', { name: 'Inspector' });
      await expect(panel.getByText(`This page has ${name} ${version}.`)).toBeVisible();
      await expect(panel.getByLabel('Version')).toHaveValue(version);
      await panel.getByRole('button', { name: 'Close inspector' }).click();
    });
    await back(page).click();
    await expect(line(page)).toBeHidden();
    await opened(page, address);
    await expect(line(page)).toBeHidden();
    expect(await entriesOf(page)).not.toContainEqual(expect.stringContaining(`/${name}/${version}/`));
  });

  test('a developer’s server brings its remote, unchecked as the page says, and its absence breaks nothing [H-18]', async ({
    page,
  }) => {
    const folder = copyBuild(server);
    const developer: BuildServer = await serveBuild(folder, 0);
    const address = `${server.url}/uk/reviews?remote=${name}@${developer.origin}`;
    try {
      await page.goto(address);
      await expect(screen(page).getByRole('heading', { level: 1, name: 'From here' })).toBeVisible();
      await expect(line(page)).toContainText('Nothing checks the integrity of its files');
      expect(await entriesOf(page)).toContainEqual(expect.stringContaining(`${developer.origin}/remoteEntry.js`));
    } finally {
      await developer.close();
      rmSync(folder, { recursive: true });
    }
    await opened(page, address);
    await expect(line(page)).toContainText('so the deployed version is shown');
    await back(page).click();
    await expect(line(page)).toBeHidden();
    await expect(screen(page).getByRole('heading', { level: 1, name: reviewsTitle })).toBeVisible();
  });

  test('no page loads from a server that is not allowed [H-18]', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://evil.example/**', async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    await opened(page, `${server.url}/uk/reviews?remote=${name}@https://evil.example`);
    await expect(line(page)).toContainText('This installation doesn’t allow that server.');
    expect(asked).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openDeployTokens, openReleaseStore } from '@posy/backend/releases';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

/** Files of a build by their names, in base64. */
type Files = Record<string, string>;

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

/** The build with one of its JSON files changed. */
const withChanged = (files: Files, name: string, change: (json: Record<string, unknown>) => void): Files => {
  const json = JSON.parse(Buffer.from(files[name] ?? '', 'base64').toString()) as Record<string, unknown>;
  change(json);
  return { ...files, [name]: inBase64(JSON.stringify(json)) };
};

const wantsReact20 = (files: Files): Files =>
  withChanged(files, 'mf-manifest.json', ({ shared }) => {
    for (const module of shared as { name: string; requiredVersion: string }[])
      if (module.name === 'react') module.requiredVersion = '^20.0.0';
  });

const losesAField = (files: Files): Files =>
  withChanged(files, 'posy-surface.json', ({ publishes }) => {
    const event = (publishes as Record<string, { hash: string; payload: { fields: object } }>)['review.saved'];
    if (event === undefined) throw new Error('Reviews publish review.saved no more: take another event.');
    delete (event.payload.fields as { supplierId?: object }).supplierId;
    event.hash = '0123456789ab';
  });

const lacksAModule = (files: Files): Files =>
  withChanged(files, 'posy-manifest.json', (manifest) => {
    const { slots, exposes } = manifest as { slots: object[]; exposes: string[] };
    slots.push({ slot: 'home.card', module: './slots/card', order: 1 });
    exposes.push('./slots/card');
  });

const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { releaseSet } = JSON.parse(document.getElementById('posy-boot')?.textContent ?? '{}') as {
      releaseSet: { remotes: { name: string; version: string }[] };
    };
    return releaseSet.remotes.find(({ name }) => name === 'mfe-reviews')?.version;
  });

test.describe('a deploy of a team that has no access to the server', () => {
  let server: OwnServer;
  let files: Files;
  let version: string;
  let token: string;
  test.beforeAll(async () => {
    server = await startOwnServer();
    const store = openReleaseStore(join(server.dataDir, 'releases'));
    version = store.current()?.remotes.find(({ name }) => name === 'mfe-reviews')?.version ?? '';
    const folder = join(store.buildsDir, 'mfe-reviews', version);
    files = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]));
    ({ token } = await openDeployTokens(store.dir).add('reviews', ['mfe-reviews']));
  });
  test.afterAll(() => server.stop());

  const post = async (path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const deploy = async (build: Files) => {
    const sent = await post('/releases/builds', { name: 'mfe-reviews', packageVersion: '9.0.0', files: build });
    expect(sent.status).toBe(201);
    return post('/releases/sets', { do: 'deploy', builds: [sent.body] });
  };

  test('is refused before a visitor meets it, with both parties and what to do, and goes once it fits', async ({
    browser,
  }) => {
    const page = await pageOf(browser, { baseURL: server.url });
    for (const [build, why] of [
      [
        wantsReact20(files),
        /mfe-reviews 9\.0\.0-\w+ wants react \^20\.0\.0, and the shell .* lends .* Deploy the shell/,
      ],
      [losesAField(files), /mfe-reviews 9\.0\.0-\w+ publishes review\.saved .* the shell .*supplierId is missing/],
      [lacksAModule(files), /mfe-reviews 9\.0\.0-\w+ names \.\/slots\/card for the slot home\.card, .* Expose it/],
    ] as const) {
      const { status, body } = await deploy(build);
      expect([status, (body['error'] as { message: string }).message]).toEqual([409, expect.stringMatching(why)]);
    }
    await page.goto('/uk/wedding-suppliers');
    const { id, name } = await pickFirstSupplier(page, 'venues');
    await page.goto(`/uk/reviews/${id}`);
    await expect(screen(page).getByRole('heading', { level: 1, name: `Reviews of ${name}` })).toBeVisible();
    expect(await versionOf(page)).toBe(version);

    const { status } = await deploy({ ...files, 'changed.json': inBase64('{}') });
    expect(status).toBe(200);
    await page.goto(`/uk/reviews/${id}`);
    await expect(screen(page).getByRole('heading', { level: 1, name: `Reviews of ${name}` })).toBeVisible();
    expect(await versionOf(page)).toMatch(/^9\.0\.0-/);
    await page.context().close();
  });
});

import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openDeployTokens } from '@posy/backend/releases';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';
import { screen } from '#support/people/couple';
import { beginPlan } from '#support/people/signed-in';
import { test } from '#support/run/test';
import { deployChanged } from '#support/wire/deploy-changed';
import { makeOutsideRemote, type OutsideRemote } from '#support/wire/outside-remote';

const name = 'honeymoon';
const lead = 'Collect what you think of. Both of you see it at once.';
const newLead = 'Write down where you would go.';

const publicWords = 'Forty couples wrote down where they went.';

/** Adds a public page, and the half that draws it on the server: docs/architecture.md, "A remote's server half". */
const addPublicPage = ({ write, change }: OutsideRemote): void => {
  write(
    'src/about-screen.tsx',
    `import { Page, PageHead } from '@posy/shared-ui';
export const AboutScreen = () => <Page width="reading"><PageHead title="Honeymoons" lead="${publicWords}" /></Page>;
`,
  );
  write(
    'src/server.tsx',
    `import { createServerHalf } from '@posy/remote-kit/server';
import { catalogues } from './messages';
import { AppRoutes, screens } from './routes';
export const { draw } = createServerHalf({ app: { Routes: AppRoutes, messages: catalogues, screens } });
`,
  );
  change(
    'src/routes.tsx',
    'const IdeasScreen =',
    `const AboutScreen = lazyFeature(async () => (await import('./about-screen')).AboutScreen, catalogues);
export const screens = { about: AboutScreen };
const IdeasScreen =`,
  );
  change(
    'src/routes.tsx',
    '  <Routes>\n',
    '  <Routes>\n    <Route path="/honeymoon/about" element={<Suspense fallback={null}><AboutScreen /></Suspense>} />\n',
  );
  change('src/app.tsx', 'messages: catalogues }', 'messages: catalogues, screens }');
  change('src/app.tsx', 'import { AppRoutes }', 'import { AppRoutes, screens }');
  change(
    'src/manifest.ts',
    "  exposes: ['./app'",
    "  pages: [{ path: 'honeymoon/about', title, description: title }],\n  exposes: ['./app'",
  );
};

const openIdeas = async (page: Page, expected: string): Promise<void> => {
  await page.goto(`/uk/${name}`);
  await expect(screen(page).getByText(expected)).toBeVisible();
};

test.describe('a remote of another repository', () => {
  let server: OwnServer;
  let remote: OutsideRemote;
  test.beforeAll(async () => {
    // Pages come drawn however busy the machine is.
    [server, remote] = await Promise.all([startOwnServer({ POSY_DRAW_WAIT_MS: '20000' }), makeOutsideRemote(name)]);
  });
  test.afterAll(async () => {
    remote.remove();
    await server.stop();
  });

  test('is made, tested, released, survives others’ releases, goes back and goes away, without the platform’s change', async ({
    browser,
  }) => {
    const { token } = await openDeployTokens(join(server.dataDir, 'releases')).add('honeymoon', [name]);
    const to = ['--to', server.url];
    const withToken = { POSY_DEPLOY_TOKEN: token };

    await test.step('its tests are green, and it is released over HTTP', async () => {
      const said = await remote.posyRemote(['deploy', ...to], withToken);
      expect(said).toMatch(/3 passed/);
      expect(said).toContain('honeymoon comes in 0.1.0-');
    });

    const answered = JSON.stringify({ version: 1, analytics: false, at: '2026-01-01T00:00:00.000Z' });
    const localStorage = [{ name: 'posy-consent', value: answered }];
    const storageState = { cookies: [], origins: [{ origin: server.url, localStorage }] };
    const context = await browser.newContext({ baseURL: server.url, storageState });
    const page = await context.newPage();
    await beginPlan(page);

    await test.step('the couple see its screen, and their idea is stored and announced', async () => {
      await openIdeas(page, lead);
      await page.getByRole('textbox', { name: 'An idea' }).fill('Madeira');
      await page.getByRole('button', { name: 'Add idea' }).click();
      await expect(screen(page).getByText('Just added: Madeira')).toBeVisible();
      await openIdeas(page, lead);
      await expect(screen(page).getByRole('button', { name: 'Remove “Madeira”' })).toBeVisible();
    });
    await test.step('home has its card and the way to it', async () => {
      await page.goto('/uk/home');
      await expect(page.getByText('One idea.')).toBeVisible();
      await page.getByRole('link', { name: 'See your ideas' }).click();
      await expect(page).toHaveURL(new RegExp(`/uk/${name}$`));
      await expect(page.getByRole('link', { name: 'Honeymoon' }).first()).toBeVisible();
    });
    await test.step('another team’s release leaves it as it is', async () => {
      await deployChanged(server, 'mfe-reviews', { mark: 'other' });
      await openIdeas(page, lead);
    });
    await test.step('its next version has a public page, drawn by the server, and goes back in one command', async () => {
      remote.change('src/messages/en-GB.ts', lead, newLead);
      addPublicPage(remote);
      await remote.posyRemote(['deploy', ...to, '--untested'], withToken);
      await openIdeas(page, newLead);
      const drawn = await (await page.request.get(`/uk/${name}/about`)).text();
      expect(drawn).toContain('<title>Honeymoon · Posy</title>');
      expect(drawn).toContain(publicWords);
      await page.goto(`/uk/${name}/about`);
      await expect(screen(page).getByText(publicWords)).toBeVisible();
      expect(await remote.posyRemote(['rollback', ...to], withToken)).toContain('is current');
      await openIdeas(page, lead);
      await expect(screen(page).getByRole('button', { name: 'Remove “Madeira”' })).toBeVisible();
    });
    await test.step('what does not fit is refused with the reason, and nothing changes', async () => {
      remote.change('src/manifest.ts', "basePaths: ['honeymoon']", "basePaths: ['honeymoon', 'reviews']");
      await expect(remote.posyRemote(['check', ...to], withToken)).rejects.toThrow(/both answer \/reviews/);
      await openIdeas(page, lead);
    });
    await test.step('once it is removed, nothing of it is left on the page', async () => {
      remote.change('src/manifest.ts', "['honeymoon', 'reviews']", "['honeymoon']");
      expect(await remote.posyRemote(['remove', ...to], withToken)).toContain('honeymoon 0.1.0-');
      const answer = await page.goto(`/uk/${name}`);
      expect(answer?.status()).toBe(404);
      await page.goto('/uk/home');
      await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Honeymoon' })).toHaveCount(0);
    });
    await context.close();
  });
});

import { expect, type Page } from '@playwright/test';
import { startOwnServer } from '@posy/tools/own-server';
import { openSection, screen } from '#support/people/couple';
import { beginPlan } from '#support/people/signed-in';
import { openSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { combinations, type Member, releaseCombination } from '#support/wire/combinations';

const openProfile = async (page: Page): Promise<void> => {
  await openSupplier(page, await pickFirstSupplier(page, 'photographers'));
  await expect(screen(page).getByText('Review policy:')).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeVisible();
};

/** A screen of each member, with the widgets that others fill. */
const screens: Record<Member, (page: Page) => Promise<void>> = {
  shell: openProfile,
  'mfe-suppliers': openProfile,
  'mfe-inbox': openProfile,
  async 'mfe-reviews'(page) {
    await openProfile(page);
    await page.goto('/uk/reviews');
    await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
  },
  async 'mfe-planning'(page) {
    await beginPlan(page);
    await page.goto('/uk/checklist');
    await expect(screen(page).getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
  },
  async 'mfe-website'(page) {
    await beginPlan(page);
    await openSection(page, 'Website');
    await expect(page.getByRole('button', { name: 'Add an event' })).toBeVisible();
  },
};

const note = (type: string, description: string): void => void test.info().annotations.push({ type, description });

for (const combination of combinations) {
  const { member, version } = combination;
  const title =
    version === 'candidate' ? `today’s ${member} runs among older members` : `an older ${member} runs today`;
  test(title, async ({ browser }) => {
    note('member', member);
    note('version', version);
    const server = await startOwnServer();
    try {
      const older = await releaseCombination(server, combination);
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      const loaded = new Set<string>();
      page.on('response', (response) => {
        const [, build] = /\/builds\/([^/]+\/[^/]+)\/[^/]+\.js/.exec(response.url()) ?? [];
        if (build !== undefined) loaded.add(build);
      });
      try {
        await screens[member](page);
        await expect(page.getByRole('status').filter({ hasText: ': taking a rest' })).toHaveCount(0);
      } finally {
        note('builds', [...loaded].sort().join(', '));
        await context.close();
      }
      const own = [...loaded].filter((build) => build.startsWith(`${member}/`));
      expect(own).toHaveLength(1);
      if (version === 'production') expect(own).toEqual([`${member}/${older[member]}`]);
      else expect(own).not.toEqual([`${member}/${older[member]}`]);
      // Each older member that the page loaded is the older build: else today's would run among today's.
      const others = Object.entries(older).filter(([name]) =>
        [...loaded].some((build) => build.startsWith(`${name}/`)),
      );
      expect(others.length).toBeGreaterThan(0);
      for (const [name, build] of others) expect([...loaded]).toContain(`${name}/${build}`);
    } finally {
      await server.stop();
    }
  });
}

import { expect } from '@playwright/test';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';
import { bytesOf, expectWithinLimits } from '#support/wire/scripts';

const kilobyte = 1024;
/** All scripts of a signed-out visitor's first page. */
const firstPageLimit = 250 * kilobyte;

test('a signed-out visitor’s first page needs at most 250 KB of scripts, and each package keeps its limit', async ({
  page,
}) => {
  const owners = await bytesOf(page, '/uk', async () => {
    await expect(screen(page).getByRole('heading', { name: 'Who do you need?' })).toBeVisible();
  });
  expectWithinLimits(owners);
  const total = [...owners.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(total, 'all scripts, in bytes').toBeLessThanOrEqual(firstPageLimit);
});

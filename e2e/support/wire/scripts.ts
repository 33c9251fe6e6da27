import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';

/** A script that a page loaded. */
interface LoadedScript {
  owner: string;
  path: string;
  /** The decoded body, compressed with gzip's level 9. */
  gzipBytes: number;
}

/** The package that a script was built from: `…/builds/<package>/<version>/<file>`. */
const ownerOf = (path: string): string => /\/builds\/([^/]+)\//.exec(path)?.[1] ?? 'page';

/** Weighs every script that the page loads from now on; `all` waits for bodies that are on their way. */
export const weighScripts = (page: Page): { all: () => Promise<LoadedScript[]> } => {
  const scripts: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith('.js')) return;
    const weigh = async (): Promise<LoadedScript> => {
      const gzipBytes = gzipSync(await response.body(), { level: 9 }).length;
      return { owner: ownerOf(path), path, gzipBytes };
    };
    const weighed = weigh();
    // A script that comes after the last weighing has no body any more when the page is gone; nobody waits for it.
    weighed.catch(() => undefined);
    scripts.push(weighed);
  });
  return { all: () => Promise.all(scripts) };
};

/** Bytes that a package's own first screen may weigh: `limits.json` in its folder. */
export const limitOf = (owner: string): number => {
  const text = readFileSync(new URL(`../../../${owner}/limits.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { gzipKb: number }).gzipKb * 1024;
};

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Opens a page with nothing cached, and answers the scripts it loaded, by package. */
export const bytesOf = async (page: Page, path: string, settled: () => Promise<void>): Promise<Map<string, number>> => {
  let requests = 0;
  page.on('request', () => (requests += 1));
  const weighed = weighScripts(page);
  await page.goto(path);
  await settled();
  // Work that waits for an idle moment has started after it, and has ended.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await settle(page);
  const scripts = await weighed.all();
  const owners = new Map<string, number>();
  for (const { owner, gzipBytes } of scripts) owners.set(owner, (owners.get(owner) ?? 0) + gzipBytes);
  const total = [...owners.values()].reduce((sum, bytes) => sum + bytes, 0);
  const figures = [...owners].map(([owner, bytes]) => `${owner} ${inKilobytes(bytes)}`).join(', ');
  process.stdout.write(
    `  ${path}: ${inKilobytes(total)} of scripts in ${scripts.length} files, ${requests} requests: ${figures}\n`,
  );
  return owners;
};

export const expectWithinLimits = (owners: Map<string, number>): void => {
  for (const [owner, bytes] of owners) expect.soft(bytes, `${owner}, in bytes`).toBeLessThanOrEqual(limitOf(owner));
};

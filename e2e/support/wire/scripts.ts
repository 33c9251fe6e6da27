import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

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
    scripts.push(weigh());
  });
  return { all: () => Promise.all(scripts) };
};

/** Bytes that a package's own first screen may weigh: `limits.json` in its folder. */
export const limitOf = (owner: string): number => {
  const text = readFileSync(new URL(`../../../${owner}/limits.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { gzipKb: number }).gzipKb * 1024;
};

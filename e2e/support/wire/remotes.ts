import { expect, type Locator, type Page } from '@playwright/test';

/** The remotes, by package. */
export type RemoteName = 'mfe-planning' | 'mfe-suppliers' | 'mfe-inbox' | 'mfe-website' | 'mfe-reviews';

/** The remote's entry, at its first and at every later attempt. */
export const entryOf = (remote: RemoteName): RegExp =>
  new RegExp(`/builds/${remote}/[^/]+/remoteEntry\\.js(\\?attempt=\\d+)?$`);

/** Matches all files of the remote: its entry, the list of its files' integrity, and its preloaded chunks. */
export const scriptsOf = (remote: RemoteName): RegExp =>
  new RegExp(`/builds/${remote}/[^/]+/[^/]+\\.js(on)?(\\?attempt=\\d+)?$`);

/** The chunk of a module that the remote exposes, as federation names its file. */
export const exposedChunkOf = (remote: RemoteName, module: string): RegExp =>
  new RegExp(`/builds/${remote}/[^/]+/__federation_expose_${module.replaceAll('.', '\\.')}(\\.[^/]+)?\\.js$`);

/** Every script of the remote apart from its entry and exposed modules: what its screens load lazily. */
export const lazyChunksOf = (remote: RemoteName): RegExp =>
  new RegExp(`/builds/${remote}/[^/]+/(?!remoteEntry|__federation)[^/]+\\.js$`);

/** Every script of the shell that comes after its first. */
export const shellChunks = /\/builds\/shell\/[^/]+\/(?!shell\.)[^/]+\.js$/;

/** The version that the current release set names. */
export const versionOf = async (page: Page, remote: RemoteName): Promise<string> => {
  const answer = await page.request.get('/releases/current.json');
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  const found = remotes.find(({ name }) => name === remote);
  if (found === undefined) throw new Error(`The release set has no ${remote}.`);
  return found.version;
};

/** Element in the remote's place while it is unavailable. */
export const fallbackOf = (page: Page, remote: RemoteName): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: ': taking a rest' })
    .filter({ has: page.locator('code', { hasText: remote }) });

/** The fallback names the remote in words, and with its version in mono. */
export const expectFallback = async (page: Page, remote: RemoteName): Promise<void> => {
  const fallback = fallbackOf(page, remote);
  await expect(fallback).toBeVisible();
  await expect(fallback.locator('code')).toHaveText(`${remote} ${await versionOf(page, remote)}`);
};

export const retry = async (page: Page, remote: RemoteName): Promise<void> => {
  await fallbackOf(page, remote).getByRole('button', { name: 'Try again' }).click();
};

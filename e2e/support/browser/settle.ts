import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves: colours in the middle of a transition are meaningless. It also waits for code that is
 * loading: axe blocks the page for seconds, and pending requests of a server-rendered page would time out.
 */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-posy-state], script[data-webpack]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
};

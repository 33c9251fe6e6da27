import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves any more: colours in the middle of a transition are nobody's. Nor is code on its way: axe
 * holds the page for seconds, and what a page that came whole still waits for would count as too late.
 */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-posy-state], script[data-webpack]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
};

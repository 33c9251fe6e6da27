import type { Page } from '@playwright/test';

/** A phone held upright, the size at which journeys look where nothing else is said. */
export const phone = { width: 390, height: 844 };

export const desktop = { width: 1280, height: 900 };

/**
 * Gives the page another size, and lets it arrange itself: what is pressed in the frame of a change may be gone before
 * it is let go.
 */
export const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
};

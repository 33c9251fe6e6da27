import type { Page } from '@playwright/test';

/** Moves a finger sideways over the page, in CSS pixels of the window. */
export const swipe = async (page: Page, { y, from, to }: { y: number; from: number; to: number }): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + (to - from) * part),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

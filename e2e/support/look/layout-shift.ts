import type { Page } from '@playwright/test';

/** A layout shift as the browser measured it, with the first elements that moved. */
interface Shift {
  value: number;
  moved: string[];
}

/** Most layout shift while a screen loads; search engines call a tenth good. */
export const mostShift = 0.02;

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Measures on every page that is opened from now on: call before the first. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    interface ShiftEntry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[])
        if (!entry.hadRecentInput)
          window.layoutShifts?.push({
            value: entry.value,
            moved: entry.sources.slice(0, 3).map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40)),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Returns the sum of the page's layout shifts, and the shifts. */
export const layoutShiftOf = async (page: Page): Promise<{ sum: number; shifts: Shift[] }> => {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
};

/** Delays the server's answers about the plan and suppliers, as on a slow connection. */
export const slowData = async (page: Page, milliseconds: number): Promise<void> => {
  await page.route(/\/Firestore\/Listen\/|\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });
};

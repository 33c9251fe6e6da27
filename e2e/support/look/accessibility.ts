import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { settle } from '#support/browser/settle';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const standard: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Rules that a change of colours alone can break. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Axe in the page itself, once a document. `@axe-core/playwright` brings it anew for each look and gathers the results in a
 * further window, for frames of other origins: three times the work, and screens have no frames.
 */
const linesOf = async (page: Page, runOnly: RunOnly): Promise<string[]> => {
  expect(page.frames(), 'axe looks at one document').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    // Passing rules are not described, which would take longer than checking them.
    const found = await window.axe?.run({ runOnly: rules, resultTypes: ['violations'] });
    if (found === undefined) throw new Error('axe is not in the page');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n').at(-1)}`,
      ),
    );
  }, runOnly);
};

/** Returns each violation in a line, with its element. */
export const findViolations = (page: Page): Promise<string[]> => linesOf(page, standard);

/** Returns each violation by the current colours. */
export const findContrastFaults = (page: Page): Promise<string[]> => linesOf(page, colours);

/** Waits until nothing moves, and expects no violation from axe. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
};

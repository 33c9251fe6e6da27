import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const linesOf = async (builder: AxeBuilder): Promise<string[]> => {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n').at(-1)}`),
  );
};

/** Each violation in a line, with the element that shows it. */
export const findViolations = (page: Page): Promise<string[]> => linesOf(new AxeBuilder({ page }).withTags(rules));

/** What a change of colours alone can break. */
export const findContrastFaults = (page: Page): Promise<string[]> =>
  linesOf(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));

/** Waits until nothing moves any more: colours in the middle of a transition are nobody's. */
export const settle = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
    .toBe(0);
};

import type { Page } from '@playwright/test';
import { findFaintIn } from './contrast';

/** What a pointer or the keyboard makes of something: alone, and what comes together. */
const states = [['hover'], ['focus', 'focus-visible'], ['hover', 'active'], ['hover', 'focus', 'focus-visible']];

/** Everything that changes its colours when it is pointed at, pressed or focused. */
const alive =
  'a[href], button, input, select, textarea, label, summary, tr, [role="option"], [role^="menuitem"], [role="tab"]';

/** Styles say at once what they come to. */
export const holdStill = (page: Page): Promise<unknown> =>
  page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; animation: none !important; }' });

/**
 * Whatever is too faint to be read in any state of anything on the page. Every live element is put into each state at
 * once, by the browser's own inspector: what is chosen, marked or disabled meets it as it stands.
 */
export const findFaintStates = async (page: Page): Promise<string[]> => {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: alive });
  const force = (forcedPseudoClasses: string[]): Promise<unknown> =>
    Promise.all(nodeIds.map((nodeId) => inspector.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  const found = new Set((await page.evaluate(findFaintIn, null)).map((line) => `at rest: ${line}`));
  for (const state of states) {
    await force(state);
    for (const line of await page.evaluate(findFaintIn, null)) found.add(`${state.join('+')}: ${line}`);
  }
  await force([]);
  await inspector.detach();
  return [...found];
};

/** Selectors of rules that hold while hovering where nothing hovers: a finger leaves them behind. */
export const findStrayHover = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stray = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && /hover/u.test(rule.conditionText)) return [];
        const inside = rule instanceof CSSGroupingRule ? stray(rule.cssRules) : [];
        const isStray = rule instanceof CSSStyleRule && /(?<!not\([^)]*):hover/u.test(rule.selectorText);
        return isStray ? [rule.selectorText, ...inside] : inside;
      });
    return [...document.styleSheets].flatMap((sheet) => stray(sheet.cssRules));
  });

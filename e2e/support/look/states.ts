import type { Page } from '@playwright/test';
import { findFaintIn } from './contrast';

/** States that a pointer or the keyboard gives an element: single ones, and combinations. */
const states = [['hover'], ['focus', 'focus-visible'], ['hover', 'active'], ['hover', 'focus', 'focus-visible']];

/** Elements that change their colours when pointed at, pressed or focused. */
const alive =
  'a[href], button, input, select, textarea, label, summary, tr, [role="option"], [role^="menuitem"], [role="tab"]';

/** Styles say at once what they come to. */
export const holdStill = (page: Page): Promise<unknown> =>
  page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; animation: none !important; }' });

/**
 * Lets an attribute stand for a pseudo class, in every rule of the page, or takes that back. A rule weighs what it
 * weighed. The browser's own inspector could force the classes too, but restyles the page for each element and class.
 */
const forceable = (page: Page, isForceable: boolean): Promise<void> =>
  page.evaluate(
    ({ names, isForceable }) => {
      const rename = (selector: string): string =>
        names.reduce((text, name) => {
          const forced = `:is(:${name}, [data-forced~="${name}"])`;
          return isForceable
            ? text.replace(new RegExp(`:${name}(?![\\w-])`, 'gu'), forced)
            : text.replaceAll(forced, `:${name}`);
        }, selector);
      const visit = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && rename(rule.selectorText) !== rule.selectorText)
            rule.selectorText = rename(rule.selectorText);
          if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) visit(sheet.cssRules);
    },
    { names: [...new Set(states.flat())], isForceable },
  );

const force = (page: Page, state: string[]): Promise<void> =>
  page.evaluate(
    ({ alive, forced }) => {
      for (const element of document.querySelectorAll<HTMLElement>(alive)) element.dataset['forced'] = forced;
    },
    { alive, forced: state.join(' ') },
  );

/**
 * Returns elements too faint to be read in any state. Every live element is put into each state at once: chosen, marked
 * or disabled ones as they are.
 */
export const findFaintStates = async (page: Page): Promise<string[]> => {
  const found = new Set((await page.evaluate(findFaintIn, null)).map((line) => `at rest: ${line}`));
  await forceable(page, true);
  for (const state of states) {
    await force(page, state);
    for (const line of await page.evaluate(findFaintIn, null)) found.add(`${state.join('+')}: ${line}`);
  }
  await force(page, []);
  await forceable(page, false);
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

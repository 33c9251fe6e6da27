import type { Page } from '@playwright/test';

/**
 * Returns elements that do not fit: those that make the page scroll sideways, and text that is cut off without its
 * whole text in reach. Elements that scroll by themselves, are visually hidden on purpose or cut off with a title are
 * fine.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 50)}”`;
    const isScroller = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const insideScroller = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
        if (isScroller(at) || getComputedStyle(at).overflowX === 'hidden') return true;
      return false;
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, clipPath, position } = getComputedStyle(element);
      return width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none' && position !== 'fixed';
    };
    if (root.scrollWidth > root.clientWidth + 1)
      for (const element of document.body.querySelectorAll('*'))
        if (isSeen(element) && element.getBoundingClientRect().right > root.clientWidth + 1 && !insideScroller(element))
          faults.push(`wider than the page: ${nameOf(element)}`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (!ownText || !isSeen(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutAcross = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutBelow = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 2;
      const isReachable = element.closest('[title],[aria-label],a[href]') !== null;
      if ((isCutAcross || isCutBelow) && !isReachable) faults.push(`cut: ${nameOf(element)}`);
    }
    return faults.slice(0, 8);
  });

import type { Page } from '@playwright/test';

/** Does to the page what Chrome's translation does: each text is put into two `font` elements, those that come later too. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'INPUT', 'FONT', 'NOSCRIPT']);
    const wrap = (text: Text): void => {
      const parent = text.parentElement;
      if (parent === null || skipped.has(parent.tagName) || text.data.trim() === '') return;
      if (parent.closest('[translate=no]') !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
      for (const text of found) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node as Text);
        else if (node.nodeType === Node.ELEMENT_NODE && node.nodeName !== 'FONT') wrapAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

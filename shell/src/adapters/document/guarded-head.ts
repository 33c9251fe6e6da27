import type { IntegrityOf } from '#platform/remotes/integrity';

type GuardedElement = HTMLScriptElement | HTMLLinkElement;

const isGuarded = (node: Node): node is GuardedElement =>
  (node instanceof HTMLScriptElement && node.src !== '') ||
  (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

const addressOf = (element: GuardedElement): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

/**
 * Adds the released integrity to every script and style that is appended to the head, so that the browser rejects other
 * bytes. It patches the head, where webpack and federation append their elements, because remotes have loaders of their
 * own, also older ones. A file that fails the check fails as if it had not loaded: its view shows the fallback with a
 * retry.
 */
export const guardHead = (head: HTMLHeadElement, integrityOf: IntegrityOf, fetch: typeof globalThis.fetch): void => {
  const append = head.appendChild.bind(head);
  const failed = new Set<string>();

  const put = async (element: GuardedElement, known: ReturnType<IntegrityOf>): Promise<void> => {
    const address = addressOf(element);
    try {
      const integrity = await known;
      // Broken bytes would otherwise be read from the browser's cache for a year.
      if (failed.delete(address)) await fetch(address, { cache: 'reload' }).catch(() => undefined);
      if (integrity !== null) element.setAttribute('integrity', integrity);
      append(element);
    } catch {
      element.dispatchEvent(new Event('error'));
    }
  };

  head.appendChild = <T extends Node>(node: T): T => {
    if (!isGuarded(node) || node.hasAttribute('integrity')) return append(node);
    const address = addressOf(node);
    const known = integrityOf(address);
    node.addEventListener('error', () => failed.add(address));
    if (failed.has(address) || known instanceof Promise) {
      void put(node, known);
      return node;
    }
    if (known !== null) node.setAttribute('integrity', known);
    return append(node);
  };
};

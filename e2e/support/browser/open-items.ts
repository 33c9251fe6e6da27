import type { Page } from '@playwright/test';
import type { MountProps, OpenItemKind } from '@posy/shared-contracts/mount-props';

interface OpenedItem {
  open(kind: OpenItemKind): () => void;
  closed: OpenItemKind[];
}

/** Things that are open on the page by its own record. */
export interface OpenItemsOfPage {
  /** Opens an item of the kind, which records when it is asked to close. */
  open(kind: OpenItemKind): Promise<void>;
  /** Opens `first`, then has `second` close as by its own button and open again, so that it came last. */
  openBelow(first: OpenItemKind, second: OpenItemKind): Promise<void>;
  /** Returns the items that were asked to close since the last call, the first at the front. */
  closed(): Promise<OpenItemKind[]>;
}

/** Finds the host that the shell lends its parts, by what React knows of the page: no page offers it to scripts. */
const findHost = (): void => {
  interface Fiber {
    return: Fiber | null;
    memoizedProps: { value?: Partial<MountProps> | null } | null;
  }
  const fiberOf = (element: Element): Fiber | null => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    return key === undefined ? null : (element as unknown as Record<string, Fiber>)[key]!;
  };
  const recordAbove = (fiber: Fiber | null): MountProps['openItems'] | null => {
    for (let at = fiber; at !== null; at = at.return) {
      const openItems = at.memoizedProps?.value?.openItems;
      if (openItems !== undefined) return openItems;
    }
    return null;
  };
  let record: MountProps['openItems'] | null = null;
  for (const element of document.querySelectorAll('main, main *')) record ??= recordAbove(fiberOf(element));
  if (record === null) throw new Error('The page lends nobody its open items.');
  const openItems = record;
  const closed: OpenItemKind[] = [];
  const open = (kind: OpenItemKind): (() => void) => {
    const close = openItems.open({
      kind,
      close: () => {
        closed.push(kind);
        close();
      },
    });
    return close;
  };
  Object.assign(window, { posyOpened: { open, closed }, posyClosers: {} });
};

declare global {
  interface Window {
    posyOpened?: OpenedItem;
    posyClosers?: Partial<Record<OpenItemKind, () => void>>;
  }
}

/** Reaches the page's own record of what is open, which its dialogs and drawers are entered in too. */
export const openItemsOf = async (page: Page): Promise<OpenItemsOfPage> => {
  await page.evaluate(findHost);
  return {
    open: (kind) =>
      page.evaluate((wanted) => {
        window.posyClosers![wanted] = window.posyOpened!.open(wanted);
      }, kind),
    openBelow: (first, second) =>
      page.evaluate(
        ([below, above]) => {
          window.posyOpened!.open(below!);
          window.posyClosers![above!]?.();
          window.posyClosers![above!] = window.posyOpened!.open(above!);
        },
        [first, second],
      ),
    closed: () => page.evaluate(() => window.posyOpened!.closed.splice(0)),
  };
};

import {
  type OpenItem,
  type OpenItemKind,
  openItemOrder,
  type OpenItems,
  type Readable,
} from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '../readable';

export interface OpenItemsHost extends OpenItems {
  /**
   * Closes the first open item in the order of the specification, the latest of its kind; false when nothing is open.
   */
  closeFirst(): boolean;
  isAnyOpen(): boolean;
  /** Returns true when an open item holds the navigation; it then calls `go` itself. */
  holds(pathname: string, go: () => void): boolean;
  /** The kinds of the open items, in the order in which back closes them. */
  kinds: Readable<readonly OpenItemKind[]>;
  /** Calls back when an item without an address was opened, and when the last one was closed. */
  watch(listener: { opened: () => void; allClosed: () => void }): void;
}

/** These are open because of the address: going back closes them. */
const withAddress: readonly OpenItem['kind'][] = ['task-drawer', 'guest-drawer', 'reviews-page'];

/** The open items of the page. Source: S2-back-01. */
export const createOpenItems = (): OpenItemsHost => {
  const items: OpenItem[] = [];
  let listener = { opened: (): void => undefined, allClosed: (): void => undefined };
  const kinds = createReadableValue<readonly OpenItemKind[]>([]);
  const rank = (item: OpenItem): number => openItemOrder.indexOf(item.kind);
  const inOrder = (): OpenItem[] => [...items].sort((a, b) => rank(a) - rank(b));
  const changed = (): void => kinds.set(inOrder().map(({ kind }) => kind));
  const needsGuard = (): boolean => items.some(({ kind }) => !withAddress.includes(kind));
  return {
    open(item) {
      items.unshift(item);
      changed();
      if (needsGuard()) listener.opened();
      return () => {
        const index = items.indexOf(item);
        if (index < 0) return;
        items.splice(index, 1);
        changed();
        if (!needsGuard()) listener.allClosed();
      };
    },
    kinds,
    isAnyOpen: () => items.length > 0,
    holds: (pathname, go) => inOrder().some((item) => item.holds?.(pathname, go) === true),
    closeFirst() {
      const [first] = inOrder();
      first?.close();
      return first !== undefined;
    },
    watch(next) {
      listener = next;
    },
  };
};

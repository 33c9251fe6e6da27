import { openItemOrder, type OpenItem, type OpenItems } from '@posy/shared-contracts/mount-props';

export interface OpenItemsHost extends OpenItems {
  /** Closes the first open item in the order of the specification, the latest of its kind; false when nothing is open. */
  closeFirst(): boolean;
  isAnyOpen(): boolean;
}

/** What is open on the page. Source: section 2, "The Android back button closes the first open item". */
export const createOpenItems = (): OpenItemsHost => {
  const items: OpenItem[] = [];
  const rank = (item: OpenItem): number => openItemOrder.indexOf(item.kind);
  return {
    open(item) {
      items.unshift(item);
      return () => {
        const index = items.indexOf(item);
        if (index >= 0) items.splice(index, 1);
      };
    },
    isAnyOpen: () => items.length > 0,
    closeFirst() {
      const first = [...items].sort((a, b) => rank(a) - rank(b))[0];
      first?.close();
      return first !== undefined;
    },
  };
};

import { openItemOrder } from '../mount-props/open-item-order';

type Kind = (typeof openItemOrder)[number];

/** The open item that back closes: the first kind of the order; of equal kinds the one opened last. Null when none is open. */
export const firstToClose = <T extends { kind: Kind }>(open: readonly T[]): T | null => {
  for (const kind of openItemOrder) {
    const found = open.filter((item) => item.kind === kind).at(-1);
    if (found !== undefined) return found;
  }
  return null;
};

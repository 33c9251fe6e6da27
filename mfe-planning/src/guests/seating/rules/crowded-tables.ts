import { compareText, groupBy, inTableOrder, type Table } from './seating-plan';

/** A guest with the time of the last change that the server has reported. */
export interface LatestSeat {
  id: string;
  table: string | null;
  updatedAt: string | null;
}

/** A table with more guests than seats. */
export interface CrowdedTable {
  table: Table;
  seated: number;
  /** Ids of the guests seated last, for whom there is no seat. */
  tooMany: readonly string[];
}

/**
 * Finds tables that two devices filled at once. No device can reserve a seat, so both moves stay and the guest moved
 * last is named, the same on every device; a move that the server has not confirmed counts as last.
 */
export const crowdedTables = (tables: readonly Table[], guests: readonly LatestSeat[]): CrowdedTable[] => {
  const at = groupBy(guests, ({ table }) => table);
  return inTableOrder(tables).flatMap((table) => {
    const seated = at.get(table.id) ?? [];
    if (seated.length <= table.seats) return [];
    const byTime = [...seated].sort(
      (a, b) => compareText(a.updatedAt ?? '~', b.updatedAt ?? '~') || compareText(a.id, b.id),
    );
    return [{ table, seated: seated.length, tooMany: byTime.slice(table.seats).map(({ id }) => id) }];
  });
};

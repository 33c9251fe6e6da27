import { compareText, groupBy, inTableOrder, type Table } from './seating-plan';

/** A guest with the time of the last change, as far as the server has reported. */
export interface LatestSeat {
  id: string;
  table: string | null;
  updatedAt: string | null;
}

/** A table at which more guests sit than it takes. */
export interface CrowdedTable {
  table: Table;
  seated: number;
  /** Who came last and finds no seat. */
  tooMany: readonly string[];
}

/**
 * Tables that two devices filled at once. No device can hold a seat for itself, so both moves are kept and who was moved
 * last is named, the same on every device; what the server has not confirmed yet counts as last.
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

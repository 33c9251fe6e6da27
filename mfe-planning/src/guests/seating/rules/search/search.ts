import type { SeatingPlan } from '../seating-plan';
import { arrange, placingOrders } from './arrange';
import { roomCost } from './cost';
import { improve, mostSteps } from './improve';
import { makeRoom } from './room';

/** The seats of a plan that the search found. */
export interface SearchResult {
  /** Guest id to table id; a guest without a seat is missing. */
  tableOf: ReadonlyMap<string, string>;
  cost: number;
}

const attempt = (plan: SeatingPlan, order: (typeof placingOrders)[number]): SearchResult => {
  const room = makeRoom(plan);
  arrange(room, order);
  improve(room, mostSteps / placingOrders.length);
  const seated = room.people.flatMap(({ guest, spot }) => (spot === null ? [] : [[guest.id, spot.table.id] as const]));
  return { tableOf: new Map(seated), cost: roomCost(room) };
};

/**
 * Seats everybody without a seat: greedily in several orders, each improved by local search; the cheapest result is
 * returned. Seated guests stay. The same plan always has the same result.
 */
export const search = (plan: SeatingPlan): SearchResult =>
  placingOrders
    .map((order) => attempt(plan, order))
    .reduce((best, found) => (found.cost < best.cost - 1e-6 ? found : best));

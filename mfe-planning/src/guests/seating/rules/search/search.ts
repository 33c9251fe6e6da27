import type { SeatingPlan } from '../seating-plan';
import { arrange, placingOrders } from './arrange';
import { roomCost } from './cost';
import { improve, mostSteps } from './improve';
import { makeRoom } from './room';

/** Where everybody sits in a plan that was searched for. */
export interface Found {
  /** Guest id to table id; who has no seat is not in it. */
  tableOf: ReadonlyMap<string, string>;
  cost: number;
}

const attempt = (plan: SeatingPlan, order: (typeof placingOrders)[number]): Found => {
  const room = makeRoom(plan);
  arrange(room, order);
  improve(room, mostSteps / placingOrders.length);
  const seated = room.people.flatMap(({ guest, spot }) => (spot === null ? [] : [[guest.id, spot.table.id] as const]));
  return { tableOf: new Map(seated), cost: roomCost(room) };
};

/**
 * Seats everybody who is not seated yet: greedily in several orders, each improved by local search, the cheapest taken.
 * Who is seated stays. The same plan always has the same answer.
 */
export const search = (plan: SeatingPlan): Found =>
  placingOrders
    .map((order) => attempt(plan, order))
    .reduce((best, found) => (found.cost < best.cost - 1e-6 ? found : best));

import { firstSeatingScope, needsSeat, type SeatingScope } from '@posy/shared-contracts/rules';
import type { Household } from '#guests/rules/households';
import type { SeatingGuest } from './seating-plan';

/** Returns the first scope of a plan, by the contract's rule. */
export const firstScope = (households: readonly Household[], mainEvent: string): SeatingScope =>
  firstSeatingScope(
    households.flatMap(({ members }) => members),
    mainEvent,
  );

/** Returns the guests of a seating plan: those of the day who need a seat. */
export const guestsOfDay = (
  households: readonly Household[],
  mainEvent: string,
  scope: SeatingScope,
  names: ReadonlyMap<string, string>,
): SeatingGuest[] =>
  households.flatMap(({ id: household, members }) =>
    members
      .filter((guest) => needsSeat(guest, mainEvent, scope))
      .map(({ id, category, child, table }) => ({ id, name: names.get(id) ?? '', household, category, child, table })),
  );

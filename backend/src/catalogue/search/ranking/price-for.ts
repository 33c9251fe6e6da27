import { type AskedFor, isOtherDay, isSaturdayInSeason } from '@posy/shared-contracts/rules';
import { none, priceOnRequest } from '../columns/column-row';
import { type Columns } from '../columns/columns';

/**
 * Returns the price of a row for this couple, in minor units: the figure that `ourPrice` shows them. A price on request
 * is beyond every budget.
 */
export const priceFor = (
  { numbers: { price, saturday, otherDays, perHead } }: Columns,
  { day, guests }: AskedFor,
): ((row: number) => number) => {
  const ofDay = day === null ? null : isSaturdayInSeason(day) ? saturday : isOtherDay(day) ? otherDays : null;
  return (row) => {
    const from = price[row] ?? 0;
    if (from === priceOnRequest) return from;
    if (perHead[row] === 1) return from * (guests ?? 1);
    const onDay = ofDay?.[row] ?? none;
    return onDay === none ? from : onDay;
  };
};

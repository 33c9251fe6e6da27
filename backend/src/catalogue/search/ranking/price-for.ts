import { type AskedFor, isSaturdayInSeason } from '@posy/shared-contracts/rules';
import { priceOnRequest } from '../columns/column-row';
import { type Columns } from '../columns/columns';

/** What a row costs this couple, in minor units: the figure that `ourPrice` shows them, beyond every budget on request. */
export const priceFor = (
  { numbers: { price, saturday, perHead } }: Columns,
  { day, guests }: AskedFor,
): ((row: number) => number) => {
  const isSaturday = day !== null && isSaturdayInSeason(day);
  return (row) => {
    const from = price[row] ?? 0;
    if (from === priceOnRequest) return from;
    if (perHead[row] === 1) return from * (guests ?? 1);
    const onSaturday = saturday[row] ?? -1;
    return isSaturday && onSaturday >= 0 ? onSaturday : from;
  };
};

import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type AskedFor } from '@posy/shared-contracts/rules';
import { type LeastPrice } from '#catalogue/search/request/search-request';
import { priceOnRequest } from '../columns/column-row';
import { type Columns } from '../columns/columns';
import { priceFor } from './price-for';

/** Returns the lowest price of each category among some rows, as the cards of its suppliers show it. */
export const leastPricesOf = (
  columns: Columns,
  rows: readonly number[],
  asked: AskedFor,
): Partial<Record<SupplierCategory, LeastPrice>> => {
  const price = priceFor(columns, asked);
  const { perHead } = columns.numbers;
  const least: Partial<Record<SupplierCategory, LeastPrice>> = {};
  for (const row of rows) {
    const category = columns.categoryOf(row);
    const amount = price(row);
    if (category === undefined || amount >= priceOnRequest || amount >= (least[category]?.amount ?? Infinity)) continue;
    least[category] = { amount, isPerHead: perHead[row] === 1 && asked.guests === null };
  }
  return least;
};

import { priceFilter } from '../ranking/filters';
import { awayOf, closeRows } from './close-ones';
import { type SearchWish } from './wishes';

const part = 0;
const pounds = [4900, 5200, 6000, 17_500, 2 ** 52 / 100];
const wish = (filter: Omit<SearchWish, 'part'>): SearchWish => ({ ...filter, part });
const price = wish(priceFilter((row) => (pounds[row] ?? 0) * 100, { max: 500_000 }));

test('the further beyond a budget, the further away a supplier counts, in steps', () => {
  const away = awayOf([price], null);
  expect(pounds.map((_price, row) => Math.round(away(row)))).toEqual([0, 40, 40, 280, 40]);
});

test('a castle at three times the budget comes after a barn in another county', () => {
  const barns = [4, 0];
  const kind = wish({ by: 'kind', fits: (row) => barns.includes(row) });
  const place = wish({ by: 'place', fits: (row) => row === 3 });
  const beyond = (row: number): number => (row === 3 ? 0 : 100);
  const wishes = [price, kind, place];
  expect(closeRows([3, 0], wishes, 2, awayOf(wishes, beyond), (a, b) => a < b)).toEqual([0, 3]);
});

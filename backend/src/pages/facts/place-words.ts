import { type PlaceFacts } from '@posy/shared-contracts/endpoints';
import { priceOf } from './figures';
import { type PageVisit } from './visit';

/** Describes what a category has at a place: towns, starting prices with their basis, and room. */
export const placeWords = (visit: PageVisit, { towns, townCount, prices, capacity }: PlaceFacts): string => {
  const { words, market } = visit;
  const { landing } = words;
  const figure = (number: number): string => new Intl.NumberFormat(market.locale).format(number);
  const names = new Intl.ListFormat(market.locale).format(
    towns.map(({ name, count }) => (townCount === 1 ? name : `${name} (${figure(count)})`)),
  );
  const sentences = [landing.towns(names, townCount, townCount === towns.length)];
  if (prices !== null) {
    const { count, basis, from, to, middle } = prices;
    const range = { from: priceOf(visit, from), to: priceOf(visit, to), middle: priceOf(visit, middle) };
    sentences.push(landing.prices(count, basis, range));
  }
  if (capacity !== null) sentences.push(landing.room(capacity.meaning, figure(capacity.least), figure(capacity.most)));
  return sentences.join(' ');
};

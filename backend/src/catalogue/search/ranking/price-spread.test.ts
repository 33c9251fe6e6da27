import * as fc from 'fast-check';
import { type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';
import { roundStep } from './price-spread';

let sample: SampleIndex;
beforeAll(async () => {
  sample = await sampleIndex();
});
afterAll(() => sample.remove());

const british = { countryCode: 'GB', category: 'venues', size: 1 } as const;
const sum = (counts: readonly number[] = []) => counts.reduce((all, one) => all + one, 0);

describe('how prices are spread', () => {
  test('everybody who states a price is in one step, whatever price was asked for', () => {
    const priced = sample.records.filter(
      ({ countryCode, type, price }) => countryCode === 'GB' && type === 'venues' && price !== null,
    );
    const spread = sample.store.find(british).prices;
    expect(sum(spread?.counts)).toBe(priced.length);
    expect(sample.store.find({ ...british, priceMax: 300_000 }).prices).toEqual(spread);
    expect(sample.store.find({ ...british, text: 'under £3000' }).prices).toEqual(spread);
  });

  test('other filters narrow it, and the first step begins at the cheapest', () => {
    const liked = sample.records.filter(
      ({ countryCode, type, price, rating }) =>
        countryCode === 'GB' && type === 'venues' && price !== null && rating.average >= 4.8,
    );
    const spread = sample.store.find({ ...british, ratingMin: 4.8 }).prices;
    expect(sum(spread?.counts)).toBe(liked.length);
    const least = Math.min(...liked.map(({ price }) => price?.from.amount ?? Infinity));
    expect(spread?.from).toBeLessThanOrEqual(least);
    expect((spread?.from ?? 0) + (spread?.step ?? 0)).toBeGreaterThan(least);
  });

  test('of many categories together there is none', () => {
    expect(sample.store.find({ countryCode: 'GB', size: 1 }).prices).toBeNull();
  });

  test('steps are figures that people say, and never narrower than asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (width) => {
        const step = roundStep(width);
        expect(step).toBeGreaterThanOrEqual(width);
        expect(step).toBeLessThanOrEqual(width * 2.5);
        expect(['1', '2', '2.5', '5']).toContain(String(step / 10 ** Math.floor(Math.log10(step))));
      }),
    );
  });
});

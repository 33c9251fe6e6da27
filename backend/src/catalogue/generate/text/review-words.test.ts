import { supplierCategories } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { categoryContent, content } from '#catalogue/content/content';
import { marketOf } from '#catalogue/content/markets';
import { chance } from '../chance/chance';
import { reviewWords } from './review-words';

const speakers = (['GB', 'DE', 'FR'] as const).flatMap((country) =>
  supplierCategories.map((slug) => ({ market: marketOf(country), category: categoryContent(slug) })),
);
const wedding = fc.record({
  stars: fc.constantFrom(5 as const, 4 as const, 3 as const, 2 as const, 1 as const),
  month: fc.integer({ min: 1, max: 12 }),
  guests: fc.integer({ min: 10, max: 180 }),
});
const anyReviews = fc.tuple(fc.constantFrom(...speakers), fc.array(wedding, { maxLength: 30 }), fc.string());

/** Conditions under which a review's first sentence about a wedding is true. */
const holds: Record<string, (month: number, guests: number) => boolean> = {
  spring: (month) => month >= 3 && month <= 5,
  summer: (month) => month >= 6 && month <= 8,
  autumn: (month) => month >= 9 && month <= 11,
  winter: (month) => month === 12 || month <= 2,
  small: (_month, guests) => guests <= 50,
  large: (_month, guests) => guests >= 110,
};

test('a review’s title goes with its body, and its first sentence with the season and the size of the wedding [16]', () => {
  fc.assert(
    fc.property(anyReviews, ([speaker, weddings, seed]) => {
      const { shared, categories } = content.reviews[speaker.market.language];
      const words = reviewWords(speaker, chance(seed));
      for (const { stars, month, guests } of weddings) {
        const { title, body } = words.next({ stars, month, guests });
        const first = shared.contexts.find(({ text }) => body.startsWith(`${text} `));
        const own = first === undefined ? body : body.slice(first.text.length + 1);
        const ofTrade = { titles: shared.titles[stars], bodies: categories[speaker.category.slug].bodies[stars] };
        const pairs = [ofTrade, ...shared.topics[stars]];
        expect(pairs.some(({ titles, bodies }) => titles.includes(title) && bodies.includes(own))).toBe(true);
        expect((first?.when ?? []).filter((tag) => holds[tag]?.(month, guests) !== true)).toEqual([]);
      }
    }),
  );
});

test('no title and no first sentence of a supplier comes again before the others of its kind have come [P-m9]', () => {
  fc.assert(
    fc.property(anyReviews, ([speaker, weddings, seed]) => {
      const { shared } = content.reviews[speaker.market.language];
      const words = reviewWords(speaker, chance(seed));
      const said = weddings.map((one) => words.next(one));
      const times = (title: string) => said.filter((one) => one.title === title).length;
      for (const stars of [5, 4, 3, 2, 1] as const) {
        const ofTrade = shared.titles[stars];
        const most = Math.max(...ofTrade.map(times));
        const inAll = ofTrade.reduce((sum, title) => sum + times(title), 0);
        expect(most).toBeLessThanOrEqual(Math.ceil(inAll / ofTrade.length) + 1);
      }
    }),
    { numRuns: 30 },
  );
});

import type { RealWeddingPage } from '@posy/shared-contracts/entities';
import { exampleWork } from './example-work';

/** A real wedding with its story. */
export const exampleStory = (changes: Partial<RealWeddingPage> = {}): RealWeddingPage => ({
  ...exampleWork(),
  couple: ['Priya', 'Sam'],
  date: '2026-06-20',
  guests: 110,
  theme: 'Meadow',
  palette: 'Blue and butter',
  town: 'Tetbury',
  county: 'Gloucestershire',
  countryCode: 'GB',
  uploadedAt: '2026-07-01T00:00:00.000Z',
  story: ['They married in June.', 'Dinner was one long table.'],
  ...changes,
});

/** The same of which two of three suppliers state a price. */
export const pricedStory = (): RealWeddingPage => {
  const of = (supplierId: string, supplierCategory: RealWeddingPage['suppliers'][number]['supplierCategory']) =>
    exampleWork().suppliers.map((one) => ({ ...one, supplierId, supplierCategory }));
  return exampleStory({
    suppliers: [...of('barn', 'venues'), ...of('band', 'music'), ...of('cake', 'cakes')],
    costs: [
      { supplierId: 'band', price: { amount: 205_000, currency: 'GBP' } },
      { supplierId: 'barn', price: { amount: 630_000, currency: 'GBP' } },
    ],
  });
};

/** The totals by filter. */
export const storyFacets = {
  season: { summer: 9, winter: 1 },
  guests: { 'to-150': 4 },
  theme: { Meadow: 3, Barn: 6 },
  palette: { 'Blue and butter': 2 },
  county: { Gloucestershire: 5 },
};

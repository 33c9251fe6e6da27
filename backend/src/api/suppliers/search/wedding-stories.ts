import { pageSizeLimit } from '@posy/shared-contracts/constants';
import { guestBandOf, type RealWeddingPage, seasonOf, type WeddingStory } from '@posy/shared-contracts/entities';
import { ourPrice } from '@posy/shared-contracts/rules';
import { type Call, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { type RealWedding } from '#catalogue/records/real-wedding-record';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { toPrice } from '../public-faces';
import { toRealWedding } from './search-works';

type Costs = NonNullable<WeddingStory['costs']>;

/** Returns the prices that a wedding's suppliers state today for its day and its guests. */
const costsOf = (catalogue: CatalogueStore, { suppliers, date, guests }: RealWedding): Costs =>
  suppliers.flatMap(({ supplierId }): Costs => {
    const price = catalogue.getSupplier(supplierId)?.price ?? null;
    return price === null ? [] : [{ supplierId, price: ourPrice(toPrice(price), { day: date, guests }).price }];
  });

const toWeddingStory = (catalogue: CatalogueStore, wedding: RealWedding): WeddingStory => ({
  ...toRealWedding(wedding),
  couple: wedding.couple,
  date: wedding.date,
  guests: wedding.guests,
  theme: wedding.theme,
  palette: wedding.palette,
  town: wedding.town,
  county: wedding.county,
  countryCode: wedding.countryCode,
  uploadedAt: wedding.uploadedAt,
  costs: costsOf(catalogue, wedding),
});

const readers = {
  season: ({ date }: RealWedding): string => seasonOf(date),
  guests: ({ guests }: RealWedding): string => guestBandOf(guests),
  theme: ({ theme }: RealWedding): string => theme,
  palette: ({ palette }: RealWedding): string => palette,
  county: ({ county }: RealWedding): string => county,
};
type Facet = keyof typeof readers;
const facetNames = Object.keys(readers) as Facet[];

const fits = (wedding: RealWedding, body: Call<'realWeddings'>['body'], except: Facet | null): boolean =>
  facetNames.every((facet) => facet === except || body[facet] === undefined || readers[facet](wedding) === body[facet]);

const countBy = (weddings: readonly RealWedding[], facet: Facet): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const wedding of weddings) counts.set(readers[facet](wedding), (counts.get(readers[facet](wedding)) ?? 0) + 1);
  return Object.fromEntries(counts);
};

const allOf = (catalogue: CatalogueStore, countryCode: Call<'realWeddings'>['body']['countryCode']): RealWedding[] => {
  const weddings: RealWedding[] = [];
  for (let page = 1; ; page += 1) {
    const found = catalogue.realWeddings({ countryCode, page, size: pageSizeLimit });
    weddings.push(...found.results);
    if (found.results.length === 0 || weddings.length >= found.total) return weddings;
  }
};

/** Real weddings of a market to browse, with how many there are of each kind. */
export const realWeddings: Handler<'realWeddings'> = ({ catalogue }, { body }) => {
  const all = allOf(catalogue, body.countryCode);
  const found = all.filter((wedding) => fits(wedding, body, null));
  const { page, size } = body;
  const facet = (name: Facet) =>
    countBy(
      all.filter((wedding) => fits(wedding, body, name)),
      name,
    );
  return {
    total: found.length,
    page,
    size,
    results: found.slice((page - 1) * size, page * size).map((wedding) => toWeddingStory(catalogue, wedding)),
    facets: {
      season: facet('season'),
      guests: facet('guests'),
      theme: facet('theme'),
      palette: facet('palette'),
      county: facet('county'),
    },
  };
};

/** One real wedding with its story. */
export const realWedding: Handler<'realWedding'> = ({ catalogue }, { params }): RealWeddingPage => {
  const wedding = catalogue.getRealWedding(params.id);
  if (wedding === null) throw new Refusal(404, 'real-wedding-unknown', 'There is no such real wedding.');
  return { ...toWeddingStory(catalogue, wedding), story: wedding.story };
};

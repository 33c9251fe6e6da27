import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import aboutDe from '#content/catalogue/about.de.json';
import aboutEn from '#content/catalogue/about.en.json';
import aboutFr from '#content/catalogue/about.fr.json';
import categoriesJson from '#content/catalogue/categories.json';
import namesJson from '#content/catalogue/names.json';
import realWeddingsDe from '#content/catalogue/real-weddings.de.json';
import realWeddingsEn from '#content/catalogue/real-weddings.en.json';
import realWeddingsFr from '#content/catalogue/real-weddings.fr.json';
import reviewsDe from '#content/catalogue/reviews.de.json';
import reviewsEn from '#content/catalogue/reviews.en.json';
import reviewsFr from '#content/catalogue/reviews.fr.json';
import venueKindsJson from '#content/catalogue/venue-kinds.json';
import usWordsJson from '#content/catalogue/words.en-US.json';
import placesJson from '#content/places/places.json';
import { type CataloguePlace } from '../records/geo';
import {
  aboutSchema,
  categoriesSchema,
  type CategoryContent,
  namesSchema,
  placesSchema,
  realWeddingsSchema,
  reviewsSchema,
  usWordsSchema,
  venueKindsSchema,
} from './content-schema';

export type Language = 'en' | 'de' | 'fr';

const names = v.parse(namesSchema, namesJson);

/** Word lists and templates by language. */
export const content = {
  about: { en: v.parse(aboutSchema, aboutEn), de: v.parse(aboutSchema, aboutDe), fr: v.parse(aboutSchema, aboutFr) },
  reviews: {
    en: v.parse(reviewsSchema, reviewsEn),
    de: v.parse(reviewsSchema, reviewsDe),
    fr: v.parse(reviewsSchema, reviewsFr),
  },
  realWeddings: {
    en: v.parse(realWeddingsSchema, realWeddingsEn),
    de: v.parse(realWeddingsSchema, realWeddingsDe),
    fr: v.parse(realWeddingsSchema, realWeddingsFr),
  },
  names: names.languages,
  frenchCounties: names.placeForms.fr.in_county,
  usWords: v.parse(usWordsSchema, usWordsJson).words,
};

const categories = new Map(v.parse(categoriesSchema, categoriesJson).categories.map((item) => [item.slug, item]));

export const categoryContent = (slug: SupplierCategory): CategoryContent => {
  const found = categories.get(slug);
  if (found === undefined) throw new Error(`No content for the category ${slug}`);
  return found;
};

const places: CataloguePlace[] = v.parse(placesSchema, placesJson);

const byCountry = new Map<CountryCode, CataloguePlace[]>();
for (const place of places) byCountry.set(place.countryCode, [...(byCountry.get(place.countryCode) ?? []), place]);

/** The places that couples search for, in the order of backend/content/places/wanted.json. */
export const placesOf = (countryCode: CountryCode): CataloguePlace[] => byCountry.get(countryCode) ?? [];

const byCounty = new Map<string, CataloguePlace[]>();
for (const place of places) {
  const key = `${place.countryCode}:${place.county}`;
  byCounty.set(key, [...(byCounty.get(key) ?? []), place]);
}

/** Returns the places of one county. */
export const placesIn = (countryCode: CountryCode, county: string): CataloguePlace[] =>
  byCounty.get(`${countryCode}:${county}`) ?? [];

export const venueKinds = v.parse(venueKindsSchema, venueKindsJson).kinds;

export const venueKind = (key: string): (typeof venueKinds)[number] => {
  const found = venueKinds.find((kind) => kind.key === key);
  if (found === undefined) throw new Error(`No kind of venue ${key}`);
  return found;
};

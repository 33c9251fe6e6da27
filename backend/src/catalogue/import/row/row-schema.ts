import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { categoryContent, venueKinds } from '#catalogue/content/content';
import { markets } from '#catalogue/content/markets';
import { fold } from '#catalogue/search/spelling/fold';
import { minorUnits } from './amount';
import { neededLine, neededText, plainLine, plainText } from './plain-text';
import { tiers } from './tiers';

const tierNames = tiers.map(String);

/** Something that people name by its key or by its words in any language. */
const named = <T>(find: (folded: string) => T | null, what: string) =>
  v.pipe(
    plainLine(120),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const found = find(fold(dataset.value));
      if (found !== null) return found;
      addIssue({ message: dataset.value === '' ? 'is missing' : `“${dataset.value}” is no ${what}` });
      return NEVER;
    }),
  );

const categories = new Map<string, SupplierCategory>(
  supplierCategories.flatMap((slug) => [
    [fold(slug), slug] as const,
    ...Object.values(categoryContent(slug).labels).flatMap(({ singular, plural }) =>
      [singular, plural].map((label) => [fold(label), slug] as const),
    ),
  ]),
);
const countries = new Map<string, CountryCode>([
  ...markets.flatMap(({ country, countryCode }) =>
    [countryCode, country].map((name) => [fold(name), countryCode] as const),
  ),
  ...(['uk', 'great britain', 'england', 'scotland', 'wales'] as const).map((name) => [name, 'GB'] as const),
  ...(['usa', 'united states of america'] as const).map((name) => [name, 'US'] as const),
  ['germany', 'DE'],
]);
const kinds = new Map<string, string>(
  venueKinds.flatMap(({ key, labels }) => [key, ...Object.values(labels)].map((label) => [fold(label), key] as const)),
);

const list = v.optional(
  v.pipe(
    plainText(2000),
    v.transform((text) =>
      text
        .split(/[;|]/)
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
    v.maxLength(60, 'has more than 60 items'),
  ),
  '',
);

const optional = (most: number) => v.optional(plainLine(most), '');

/** A number of which the cell may be empty. */
const numberOrNull = (read: (text: string) => number | null, wanted: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.rawTransform<string, number | null>(({ dataset, addIssue, NEVER }) => {
        if (dataset.value === '') return null;
        const value = read(dataset.value);
        if (value !== null) return value;
        addIssue({ message: `“${dataset.value.slice(0, 40)}” is not ${wanted}` });
        return NEVER;
      }),
    ),
    '',
  );

const within =
  (least: number, most: number, isWhole: boolean) =>
  (text: string): number | null => {
    const value = /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
    return value >= least && value <= most && (!isWhole || Number.isInteger(value)) ? value : null;
  };

const emptyOr = <T extends v.GenericSchema<string, string>>(schema: T) =>
  v.optional(v.union([v.literal(''), schema]), '');

/** A row of an operator's file, by our names of its columns. */
export const rowSchema = v.object({
  key: neededLine(200),
  name: neededLine(120),
  category: named((text) => categories.get(text) ?? null, 'category'),
  country: named((text) => countries.get(text) ?? null, 'country with a market'),
  town: neededLine(80),
  county: optional(80),
  region: optional(80),
  postcode: optional(12),
  latitude: numberOrNull(within(-90, 90, false), 'a latitude'),
  longitude: numberOrNull(within(-180, 180, false), 'a longitude'),
  description: neededText(8000),
  kind: v.optional(
    v.union([v.literal(''), named((text) => kinds.get(text) ?? null, 'kind of venue')], 'is no kind of venue'),
    '',
  ),
  price_from: numberOrNull(minorUnits, 'a price'),
  price_to: numberOrNull(minorUnits, 'a price'),
  price_basis: optional(120),
  capacity: numberOrNull(within(1, 20_000, true), 'a number of guests'),
  features: list,
  styles: list,
  /** Files beside the table, in the order of the gallery. */
  photos: list,
  website: emptyOr(v.pipe(plainLine(300), v.regex(/^https?:\/\/[^\s/.]+\.[^\s]+$/i, 'is no web address'))),
  email: emptyOr(v.pipe(plainLine(200), v.email('is no e-mail address'))),
  contact: optional(80),
  tier: v.optional(
    v.picklist(['', ...tierNames], `is no tier (${tierNames.slice(0, -1).join(', ')} or ${tierNames.at(-1) ?? ''})`),
    '',
  ),
});
export type CatalogueRow = v.InferOutput<typeof rowSchema>;

export const rowColumns = Object.keys(rowSchema.entries);
/** Columns without which no row can be read. */
export const neededColumns = ['key', 'name', 'category', 'country', 'town', 'description'] as const;

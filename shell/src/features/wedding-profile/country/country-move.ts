import { type CountryCode, markets, parsePath } from '@posy/shared-contracts';
import { currencySchema, marketCountrySchema, type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** The values that a move to another country replaces, stored across the load of the new market. */
const beforeMoveSchema = v.object({
  country: marketCountrySchema,
  currency: currencySchema,
  location: weddingSchema.entries.location,
});
export type BeforeMove = v.InferOutput<typeof beforeMoveSchema>;

/** Returns the wedding before its country changed, for storage. */
export const writeBeforeMove = ({ l10n, location }: Pick<Wedding, 'l10n' | 'location'>): string =>
  JSON.stringify({ country: l10n.country, currency: l10n.currency, location } satisfies BeforeMove);

/** Reads the stored values, or returns null when they are invalid. */
export const readBeforeMove = (text: string | null): BeforeMove | null => {
  try {
    const read = v.safeParse(beforeMoveSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** Returns the same screen's address in the market of a country. */
export const pathInMarket = (pathname: string, country: CountryCode): string => {
  const market = markets.find((candidate) => candidate.country === country);
  const { segments } = parsePath(pathname);
  return `/${[market?.prefix ?? '', ...segments.map(encodeURIComponent)].join('/')}`;
};

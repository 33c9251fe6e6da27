import { type CountryCode, markets, parsePath } from '@posy/shared-contracts';
import { currencySchema, marketCountrySchema, type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** What a move to another country replaces, as it is stored over the load of the new market. */
const beforeMoveSchema = v.object({
  country: marketCountrySchema,
  currency: currencySchema,
  location: weddingSchema.entries.location,
});
export type BeforeMove = v.InferOutput<typeof beforeMoveSchema>;

/** For storage: how the wedding was before its country changed. */
export const writeBeforeMove = ({ l10n, location }: Pick<Wedding, 'l10n' | 'location'>): string =>
  JSON.stringify({ country: l10n.country, currency: l10n.currency, location } satisfies BeforeMove);

/** What was stored, or null when it is none of ours. */
export const readBeforeMove = (text: string | null): BeforeMove | null => {
  try {
    const read = v.safeParse(beforeMoveSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** The same screen in the market of a country. */
export const pathInMarket = (pathname: string, country: CountryCode): string => {
  const market = markets.find((candidate) => candidate.country === country);
  const { segments } = parsePath(pathname);
  return `/${[market?.prefix ?? '', ...segments.map(encodeURIComponent)].join('/')}`;
};

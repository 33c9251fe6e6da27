import { marketCountrySchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** A country that was chosen and not moved to yet, and what becomes of the amounts there; stored in this tab. */
export const wantedCountrySchema = v.object({ country: marketCountrySchema, choice: v.picklist(['', 'keep', 'new']) });
export type WantedCountry = v.InferOutput<typeof wantedCountrySchema>;
export type CurrencyChoice = WantedCountry['choice'];

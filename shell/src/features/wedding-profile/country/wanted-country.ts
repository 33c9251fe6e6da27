import { marketCountrySchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** A chosen country before the move, and the choice for the amounts; stored in this tab. */
export const wantedCountrySchema = v.object({ country: marketCountrySchema, choice: v.picklist(['', 'keep', 'new']) });
export type WantedCountry = v.InferOutput<typeof wantedCountrySchema>;
export type CurrencyChoice = WantedCountry['choice'];

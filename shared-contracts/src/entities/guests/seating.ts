import * as v from 'valibot';
import { seatingLimits, tableNameLength } from '#constants/wedding/lengths';
import { countSchema, instantSchema } from '../common';

export const tableShapes = ['round', 'long', 'top'] as const;
export type TableShape = (typeof tableShapes)[number];

/** `weddings/{id}/tables/{id}`. Guests at the table have its id (`guest.table`). */
export const seatingTableSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(tableNameLength)),
  shape: v.picklist(tableShapes),
  seats: v.pipe(countSchema, v.minValue(1), v.maxValue(seatingLimits.seats)),
  /** Ascending; tables are named and printed in this order. */
  order: v.number(),
  /** Reached without steps. */
  stepFree: v.optional(v.boolean(), false),
  /** Away from the band. */
  quiet: v.optional(v.boolean(), false),
  createdAt: instantSchema,
});
export type SeatingTable = v.InferOutput<typeof seatingTableSchema>;

export const seatingWishKinds = ['together', 'apart', 'step-free', 'quiet'] as const;
export type SeatingWishKind = (typeof seatingWishKinds)[number];

/** `weddings/{id}/seatingWishes/{id}`: what the couple wish for at the tables. */
export const seatingWishSchema = v.object({
  kind: v.picklist(seatingWishKinds),
  /** Two or more guests for `together` and `apart`, one or more for the others. */
  guests: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(seatingLimits.wishGuests)),
  createdAt: instantSchema,
});
export type SeatingWish = v.InferOutput<typeof seatingWishSchema>;

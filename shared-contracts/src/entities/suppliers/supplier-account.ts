import * as v from 'valibot';
import { calendarConstants } from '#constants/suppliers/own-side/calendars';
import { talkConstants } from '#constants/suppliers/talk';
import { countSchema, instantSchema, isoDateSchema, textSchema, timeOfDaySchema } from '../common';
import { statedPriceSchema } from './price';

/** Roles of a supplier's people: owners also manage the others. */
export const supplierRoles = ['owner', 'staff'] as const;
export type SupplierRole = (typeof supplierRoles)[number];

/** Facts that filters compare; null or missing: not said. */
export const factsSchema = v.object({
  capacityDayMin: v.optional(v.nullable(countSchema)),
  capacityDayMax: v.optional(v.nullable(countSchema)),
  capacityEvening: v.optional(v.nullable(countSchema)),
  rooms: v.optional(v.nullable(countSchema)),
  /** People who can sleep there. */
  sleeps: v.optional(v.nullable(countSchema)),
  /** Food from the house, from listed caterers, or from any caterer. */
  catering: v.optional(v.nullable(v.picklist(['in-house', 'listed', 'free']))),
  /** Licensed for ceremonies. */
  licence: v.optional(v.nullable(v.boolean())),
  stepFree: v.optional(v.nullable(v.boolean())),
  /** Minor units of the supplier's currency for a bottle of one's own; 0: free. */
  corkage: v.optional(v.nullable(countSchema)),
  /** Time at which music ends. */
  curfew: v.optional(v.nullable(timeOfDaySchema)),
  travelRadiusKm: v.optional(v.nullable(countSchema)),
  /** Weeks from order to delivery. */
  deliveryWeeks: v.optional(v.nullable(countSchema)),
});
export type SupplierFacts = v.InferOutput<typeof factsSchema>;

const isEachOnce = (values: number[]): boolean => new Set(values).size === values.length;
const countedFrom1 = (most: number) =>
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))), v.check(isEachOnce));

/** Recurring days without weddings. An entry for a day in the supplier's calendar is an exception from them. */
export const closedDaysSchema = v.object({
  /** 1 is Monday, 7 is Sunday. */
  weekdays: countedFrom1(7),
  /** 1 is January. */
  months: countedFrom1(12),
});
export type ClosedDays = v.InferOutput<typeof closedDaysSchema>;

/** Reply that couples get in a supplier's absence; its last day, or null for until further notice. */
export const awaySchema = v.object({ text: textSchema(talkConstants.awayLength), until: v.nullable(isoDateSchema) });
export type AwayNote = v.InferOutput<typeof awaySchema>;

/**
 * `suppliers/{supplierId}`: the own data of a claimed supplier, beside the catalogue. Its people read and write it; the
 * backend writes its people and the time of the claim.
 */
export const supplierAccountSchema = v.object({
  /** Uid to role. */
  owners: v.record(v.string(), v.picklist(supplierRoles)),
  claimedAt: v.nullable(instantSchema),
  // Of releases from before the profile editor: nothing is made from facts and prices any more (docs/adr/0028).
  facts: v.optional(factsSchema),
  /** The least that anything costs, with its condition. */
  cheapestPrice: v.optional(v.nullable(statedPriceSchema)),
  /** Price of a Saturday in season, the day that most couples want. */
  saturdayPrice: v.optional(v.nullable(statedPriceSchema)),
  away: v.optional(v.nullable(awaySchema)),
  updatedAt: instantSchema,
});
export type SupplierAccount = v.InferOutput<typeof supplierAccountSchema>;

/**
 * `suppliers/{id}/busyDays/{yyyy-MM-dd}`: the supplier's entry for a day: taken, held for a couple, or free. It
 * overrides the days of its profile.
 */
export const busyDaySchema = v.object({
  /** The document's id again, for queries over all suppliers. */
  day: isoDateSchema,
  state: v.picklist(['busy', 'held', 'free']),
  /** For `held`: its last day. */
  until: v.nullable(isoDateSchema),
  /** Ids of the calendars that were brought in and say so; missing where the supplier's people said it themselves. */
  calendars: v.optional(
    v.pipe(v.array(textSchema(calendarConstants.idLength)), v.maxLength(calendarConstants.mostCalendars)),
  ),
  updatedAt: instantSchema,
});
export type BusyDay = v.InferOutput<typeof busyDaySchema>;

/** `suppliers/{id}/calendars/{id}`: a calendar of another program whose taken days were brought in; what it says of them stands in `busyDays`. */
export const broughtCalendarSchema = v.object({
  name: textSchema(calendarConstants.nameLength),
  /** Entries that were read. */
  entries: countSchema,
  updatedAt: instantSchema,
});
export type BroughtCalendar = v.InferOutput<typeof broughtCalendarSchema>;

/** `suppliers/{id}/templates/{id}`: words that the supplier's people answer with again and again. */
export const replyTemplateSchema = v.object({
  name: textSchema(talkConstants.templateNameLength),
  body: textSchema(talkConstants.templateBodyLength),
  /** Ascending. */
  order: v.number(),
  updatedAt: instantSchema,
});
export type ReplyTemplate = v.InferOutput<typeof replyTemplateSchema>;

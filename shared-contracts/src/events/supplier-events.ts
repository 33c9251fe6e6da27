import * as v from 'valibot';
import { isoDateSchema, timeOfDaySchema } from '../entities/common';
import { agreedPaymentsSchema, statedPriceSchema } from '../entities/suppliers/price';
import { supplierCategories } from '../entities/suppliers/supplier';
import { event, id } from './event';

const supplier = { weddingId: id, supplierId: id, supplierName: v.string(), supplierType: v.string() };

/** A category of the directory; null for a couple's own type. */
const category = v.nullable(v.picklist(supplierCategories));
const deal = {
  category,
  /** Quoted or agreed price; null while there is none. */
  price: v.nullable(statedPriceSchema),
  /** The day that the supplier is wanted on; null while the wedding has none. */
  date: v.nullable(isoDateSchema),
};

/** Agreed payments with their days; missing when nobody was asked. */
const payments = v.optional(agreedPaymentsSchema);

const categoryOf = (older: unknown): string | null => {
  const type = (older as { supplierType?: unknown }).supplierType;
  return supplierCategories.find((one) => one === type) ?? null;
};

/** Version 1 had neither price nor day, and the category only as the type. */
const withDeal = (older: unknown): unknown => ({
  category: categoryOf(older),
  price: null,
  date: null,
  ...(older as object),
});

/** Events of a wedding's suppliers. */
export const supplierEvents = {
  /** A supplier, or the couple's own, was put on the shortlist. */
  'supplier.shortlisted': event(
    'supplier.shortlisted',
    'durable',
    v.object({ ...supplier, ...deal, customSupplier: v.boolean() }),
    2,
    { 1: withDeal },
  ),
  /**
   * A supplier was booked; for a venue with its place, to which the wedding moves. Also that something else was agreed with
   * them: then `before` is the price that was known until now, missing where none was. `closesOthers` is the couple's
   * answer whether the category's other conversations are closed; missing from releases that always closed them.
   */
  'supplier.booked': event(
    'supplier.booked',
    'durable',
    v.object({
      ...supplier,
      ...deal,
      payments,
      before: v.optional(statedPriceSchema),
      closesOthers: v.optional(v.boolean()),
      location: v.nullable(v.object({ name: v.string(), adminArea: v.array(v.string()), country: v.string() })),
    }),
    2,
    { 1: withDeal },
  ),
  /** A booking was taken back; price and payments are what had been agreed. */
  'supplier.unbooked': event('supplier.unbooked', 'durable', v.object({ ...supplier, ...deal, payments }), 2, {
    1: withDeal,
  }),
  /** A supplier was set aside: what they quoted is no part of the plan any more. Version 1 was a fact. */
  'supplier.ignored': event('supplier.ignored', 'durable', v.object(supplier), 2, { 1: (older) => older }),
  'supplier.removed': event('supplier.removed', 'durable', v.object(supplier)),
  /** A supplier named a price, in a conversation or by hand of the couple. */
  'quote.received': event(
    'quote.received',
    'durable',
    v.object({ ...supplier, category, price: statedPriceSchema, validUntil: v.nullable(isoDateSchema) }),
  ),
  /** A visit or tasting was agreed, moved (the same supplier again), or given up: then its day is null. */
  'visit.planned': event(
    'visit.planned',
    'durable',
    v.object({
      ...supplier,
      category,
      day: v.nullable(isoDateSchema),
      time: v.nullable(timeOfDaySchema),
      place: v.string(),
    }),
  ),
  /** A supplier keeps a day free for the couple; null: no longer. */
  'date.held': event(
    'date.held',
    'durable',
    v.object({ ...supplier, category, day: isoDateSchema, until: v.nullable(isoDateSchema) }),
  ),
} as const;

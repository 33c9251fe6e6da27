import * as v from 'valibot';
import { defaultBudget } from '#constants/wedding/planning';
import { type Wedding, weddingSchema } from './wedding';

const long = '1970-01-01T00:00:00.000Z';
const { tasks, guests, ...simple } = weddingSchema.entries;

/** Replacements for required fields that cannot be read. */
const replacements: { readonly [K in keyof typeof simple]?: Wedding[K] } = {
  partners: [],
  date: null,
  location: null,
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  budget: defaultBudget,
  suppliers: { count: 0 },
  bookings: { venue: false },
  roles: {},
  createdAt: long,
};

/** A schema that, for what it cannot read, answers something else; for objects field by field. */
const fieldwise = (entries: v.ObjectEntries, known: Readonly<Record<string, unknown>>): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, v.fallback(schema, known[name] as never)]),
  ) as v.ObjectEntries;

/**
 * Reads a wedding whatever was once written into it: an invalid field counts as unset, and the others stay. A checklist
 * with an unreadable start counts as begun.
 */
export const repairedWeddingSchema = v.object({
  ...fieldwise(simple, replacements),
  tasks: v.fallback(v.object(fieldwise(tasks.entries, { total: 0, done: 0, initializedAt: long })), {
    total: 0,
    done: 0,
    initializedAt: long,
  }),
  guests: v.fallback(v.object(fieldwise(guests.entries, { count: 0 })), { count: 0 }),
}) as unknown as v.GenericSchema<unknown, Wedding>;

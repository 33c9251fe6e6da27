import fc from 'fast-check';
import type { SeatingGuest, SeatingPlan, Table, Wish } from '#guests/seating/rules/seating-plan';

const at = '2026-11-20T12:00:00.000Z';

/** A round table. */
export const table = (id: string, seats: number, extra: Partial<Table> = {}): Table => ({
  id,
  name: id,
  shape: 'round',
  seats,
  order: id.charCodeAt(0),
  stepFree: false,
  quiet: false,
  createdAt: at,
  ...extra,
});

/** A guest alone without a seat. */
export const guest = (id: string, extra: Partial<SeatingGuest> = {}): SeatingGuest => ({
  id,
  name: id,
  household: id,
  category: '',
  child: false,
  table: null,
  ...extra,
});

export const wish = (kind: Wish['kind'], ...guests: string[]): Wish => ({
  id: `${kind}:${guests.join('+')}`,
  kind,
  guests,
  createdAt: at,
});

export const plan = (guests: SeatingGuest[], tables: Table[], wishes: Wish[] = []): SeatingPlan => ({
  guests,
  tables,
  wishes,
});

const ids = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** Any plan with these numbers of guests and tables; no table is overfull. */
export const planOf = (guestCount: number, tableCount: number, seats: { min: number; max: number }) =>
  fc
    .record({
      guests: fc.array(
        fc.record({
          household: fc.constantFrom(...ids(Math.max(1, Math.ceil(guestCount / 2)), 'h')),
          category: fc.constantFrom('', 'School', 'Work'),
          child: fc.boolean(),
          seated: fc.option(fc.nat(tableCount - 1), { freq: 4 }),
        }),
        { minLength: 1, maxLength: guestCount },
      ),
      tables: fc.array(fc.record({ seats: fc.integer(seats), stepFree: fc.boolean(), quiet: fc.boolean() }), {
        minLength: 1,
        maxLength: tableCount,
      }),
      wishes: fc.array(
        fc.record({
          kind: fc.constantFrom('together', 'apart', 'step-free', 'quiet'),
          guests: fc.uniqueArray(fc.nat(guestCount - 1), { minLength: 2, maxLength: 3 }),
        }),
        { maxLength: 4 },
      ),
    })
    .map(({ guests, tables, wishes }) => {
      const left = tables.map((one) => one.seats);
      return plan(
        guests.map(({ seated, ...rest }, index) => {
          const takes = seated !== null && (left[seated] ?? 0) > 0;
          if (takes) left[seated] = (left[seated] ?? 0) - 1;
          return guest(`g${index}`, { ...rest, table: takes ? `t${seated}` : null });
        }),
        tables.map((one, index) => table(`t${index}`, one.seats, { ...one, order: index })),
        wishes.map(({ kind, guests: chosen }) => wish(kind as Wish['kind'], ...chosen.map((index) => `g${index}`))),
      );
    });

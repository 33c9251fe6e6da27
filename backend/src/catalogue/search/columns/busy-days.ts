import { type ClosedDays } from '@posy/shared-contracts/entities';
import { monthOf, weekdayOf } from '@posy/shared-contracts/rules';

const dayMs = 86_400_000;
const firstDay = Date.UTC(2000, 0, 1);
/** Numbers of days fit two bytes: until the year 2179. The last ones stand for weekdays and months. */
const days = 2 ** 16 - 32;
const numberOfWeekday = (weekday: number): number => days + weekday;
const numberOfMonth = (month: number): number => days + 8 + month;

const known = new Map<string, number | null>();
/** Days that people write may be any. */
const mostKnown = 10_000;

/** Returns a day's number; null for invalid days, and those before 2000. */
const numberOf = (day: string): number | null => {
  const found = known.get(day);
  if (found !== undefined) return found;
  const number = reckoned(day);
  if (known.size < mostKnown) known.set(day, number);
  return number;
};

const reckoned = (day: string): number | null => {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const number = (Date.UTC(year, month - 1, date) - firstDay) / dayMs;
  return Number.isInteger(number) && number >= 0 && number < days ? number : null;
};

/** The days on which a supplier is taken or closed, two bytes each; null when it tells none. */
export const packedCalendar = ({
  busyDays,
  closed,
}: {
  busyDays: readonly string[];
  closed?: ClosedDays;
}): Buffer | null => {
  const numbers = [
    ...busyDays.flatMap((day) => numberOf(day) ?? []),
    ...(closed?.weekdays ?? []).map(numberOfWeekday),
    ...(closed?.months ?? []).map(numberOfMonth),
  ];
  return numbers.length === 0 ? null : Buffer.from(Uint16Array.from(numbers).buffer);
};

/** Form in which the driver returns it: bytes for one row, buffers for many. */
export type Packed = Uint8Array | ArrayBuffer;

const unpacked = (packed: Packed): Uint16Array => new Uint16Array(new Uint8Array(packed).slice().buffer);

const grown = (bits: Uint8Array, room: number): Uint8Array => {
  const next = new Uint8Array(room);
  next.set(bits);
  return next;
};

/** Busy days: for each day one bit per row, so 100,000 suppliers and two years take nine megabytes. */
export class BusyDays {
  private readonly rowsOn = new Map<number, Uint8Array>();
  /** Rows with days or rules. */
  private readonly stored = new Set<number>();
  /** Rows with days. */
  private readonly known = new Set<number>();

  put(row: number, packed: Packed | null): void {
    this.remove(row);
    if (packed === null) return;
    this.stored.add(row);
    for (const day of unpacked(packed)) {
      // A rule closes some days and says nothing about the others.
      if (day < days) this.known.add(row);
      const bits = this.withRoom(day, row >> 3);
      bits[row >> 3] = (bits[row >> 3] ?? 0) | (1 << (row & 7));
    }
  }

  remove(row: number): void {
    if (!this.stored.delete(row)) return;
    this.known.delete(row);
    for (const bits of this.rowsOn.values())
      if (row >> 3 < bits.length) bits[row >> 3] = (bits[row >> 3] ?? 0) & ~(1 << (row & 7));
  }

  /** The rows that are taken or closed on a day. */
  on(day: string): number[] {
    const number = numberOf(day);
    if (number === null) return [];
    const bits = this.bitsOf([number, numberOfWeekday(weekdayOf(day)), numberOfMonth(monthOf(day))]);
    const rows: number[] = [];
    for (const [at, byte] of bits.entries())
      if (byte !== 0) for (let bit = 0; bit < 8; bit += 1) if ((byte & (1 << bit)) !== 0) rows.push(at * 8 + bit);
    return rows;
  }

  /** Returns true when the supplier publishes its calendar: a rule for closed days is none. */
  isKnown = (row: number): boolean => this.known.has(row);

  /** The rows of any of these numbers. */
  private bitsOf(numbers: readonly number[]): Uint8Array {
    const [first = new Uint8Array(), ...others] = numbers
      .flatMap((number) => this.rowsOn.get(number) ?? [])
      .sort((a, b) => b.length - a.length);
    if (others.length === 0) return first;
    const all = first.slice();
    for (const bits of others) for (const [at, byte] of bits.entries()) all[at] = (all[at] ?? 0) | byte;
    return all;
  }

  private withRoom(day: number, at: number): Uint8Array {
    const stored = this.rowsOn.get(day) ?? new Uint8Array(1024);
    const bits = at < stored.length ? stored : grown(stored, Math.max(at + 1, stored.length * 2));
    this.rowsOn.set(day, bits);
    return bits;
  }
}

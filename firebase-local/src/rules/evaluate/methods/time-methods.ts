import { Failure, type Result, RuleDuration, RuleTimestamp, type RuleValue } from '#rules/runtime/rule-value';
import { builtin, type Builtins, wrongArgument } from './method';

const second = 1_000_000_000n;
const day = 86_400n * second;

const floorMod = (value: bigint, size: bigint): bigint => ((value % size) + size) % size;

const nanosOf = (self: RuleValue): bigint => (self as RuleTimestamp | RuleDuration).nanos;

const dateOf = (self: RuleValue): Date => {
  const nanos = nanosOf(self);
  return new Date(Number((nanos - floorMod(nanos, 1_000_000n)) / 1_000_000n));
};

const part = (read: (date: Date) => number) => builtin(0, (self) => BigInt(read(dateOf(self))));

const dayOfYear = (date: Date): number => {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return (midnight - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000 + 1;
};

/** All parts are in UTC; days of the week count from Monday = 1. */
export const timestampMethods: Builtins = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  nanos: builtin(0, (self) => floorMod(nanosOf(self), second)),
  date: builtin(0, (self) => new RuleTimestamp(nanosOf(self) - floorMod(nanosOf(self), day))),
  time: builtin(0, (self) => new RuleDuration(floorMod(nanosOf(self), day))),
  toMillis: builtin(0, (self) => BigInt(dateOf(self).getTime())),
};

export const durationMethods: Builtins = {
  seconds: builtin(0, (self) => nanosOf(self) / second),
  nanos: builtin(0, (self) => nanosOf(self) % second),
};

const integers = (args: RuleValue[]): bigint[] | null =>
  args.every((arg): arg is bigint => typeof arg === 'bigint') ? args : null;

export const timestampNamespace: Builtins = {
  date: builtin(3, (_, args): Result => {
    const [year, month, dayOfMonth] = integers(args)?.map(Number) ?? [];
    if (year === undefined || month === undefined || dayOfMonth === undefined) return wrongArgument('whole numbers');
    const millis = Date.UTC(year, month - 1, dayOfMonth);
    return Number.isNaN(millis) ? new Failure('No such date') : new RuleTimestamp(BigInt(millis) * 1_000_000n);
  }),
  value: builtin(1, (_, args) => {
    const [millis] = integers(args) ?? [];
    return millis === undefined ? wrongArgument('whole milliseconds') : new RuleTimestamp(millis * 1_000_000n);
  }),
};

const units: Record<string, bigint> = {
  w: 7n * day,
  d: day,
  h: 3600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

export const durationNamespace: Builtins = {
  value: builtin(2, (_, [magnitude, unit]) => {
    const size = typeof unit === 'string' && Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (typeof magnitude !== 'bigint' || size === undefined)
      return wrongArgument('a whole number and w, d, h, m, s, ms or ns');
    return new RuleDuration(magnitude * size);
  }),
  time: builtin(4, (_, args) => {
    const [hours, minutes, seconds, nanos] = integers(args) ?? [];
    if (hours === undefined || minutes === undefined || seconds === undefined || nanos === undefined)
      return wrongArgument('whole numbers');
    return new RuleDuration(hours * 3600n * second + minutes * 60n * second + seconds * second + nanos);
  }),
  abs: builtin(1, (_, [value]) => {
    if (!(value instanceof RuleDuration)) return wrongArgument('a duration');
    return new RuleDuration(value.nanos < 0n ? -value.nanos : value.nanos);
  }),
};

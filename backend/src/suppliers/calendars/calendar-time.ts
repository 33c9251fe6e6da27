import { type Component, type Property, propertyNamed, Unreadable } from './content-lines';
import { utc, type Wall, type Zone } from './zone';

/** A day, or a day and an hour, as a calendar file names it. */
export interface CalendarTime {
  isDay: boolean;
  wall: Wall;
  zone: Zone;
}

/** Returns the clocks that a zone's name in the file stands for; those of the reader for hours without a zone. */
export type ZoneNamed = (tzid: string | undefined) => Zone;

const secondMs = 1000;
const dayMs = 86_400_000;

const partsOf = (pattern: RegExp, value: string): (string | undefined)[] => {
  const found = pattern.exec(value);
  if (found === null) throw new Unreadable();
  return found;
};

const timeOf = (value: string, tzid: string | undefined, zoneNamed: ZoneNamed): CalendarTime => {
  const pattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;
  const [, year, month, day, hour, minute, second = 0, mark] = partsOf(pattern, value.trim());
  const wall = Date.UTC(2000, Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0), Number(second));
  // Date.UTC takes the years before 100 for ones of the last century.
  const isDay = hour === undefined;
  return {
    isDay,
    wall: new Date(wall).setUTCFullYear(Number(year), Number(month) - 1, Number(day)),
    zone: mark === undefined ? zoneNamed(isDay ? undefined : tzid) : utc,
  };
};

/** Returns the length of `P1DT2H` in milliseconds. */
const durationOf = (value: string): number => {
  const pattern = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
  const [, sign, ...counts] = partsOf(pattern, value.trim());
  const lengths = [7 * dayMs, dayMs, 3600 * secondMs, 60 * secondMs, secondMs];
  const length = lengths.reduce((sum, ms, at) => sum + ms * Number(counts[at] ?? 0), 0);
  return sign === '-' ? -length : length;
};

/** Returns the times of a property that may list several. */
export const timesOf = ({ value, parameters }: Property, zoneNamed: ZoneNamed): CalendarTime[] =>
  value.split(',').map((one) => timeOf(one, parameters.get('TZID'), zoneNamed));

/** Returns the time of a component's property; null without it. */
export const timeNamed = (component: Component, name: string, zoneNamed: ZoneNamed): CalendarTime | null => {
  const property = propertyNamed(component, name);
  return property === undefined ? null : timeOf(property.value, property.parameters.get('TZID'), zoneNamed);
};

/** The moment of a time, in milliseconds since the epoch. */
export const momentOf = ({ wall, zone }: CalendarTime): number => zone.momentOf(wall);

/** A stretch of time that an entry takes. */
export interface Stretch {
  start: CalendarTime;
  end: CalendarTime;
}

const lasting = (start: CalendarTime, value: string): Stretch => ({
  start,
  end: { ...start, wall: start.wall + durationOf(value) },
});

/** Returns the stretch of an entry; one without an end takes its day, or nothing but its moment. */
export const stretchOf = (component: Component, start: CalendarTime, zoneNamed: ZoneNamed): Stretch => {
  const end = timeNamed(component, 'DTEND', zoneNamed);
  if (end !== null) return { start, end };
  const duration = propertyNamed(component, 'DURATION')?.value ?? (start.isDay ? 'P1D' : 'PT0S');
  return lasting(start, duration);
};

/** The same stretch where it begins at another time. It is as long as clocks show, or in moments if they differ. */
export const movedTo = (start: CalendarTime, like: Stretch): Stretch => {
  const end =
    like.start.zone === like.end.zone && start.zone === like.start.zone
      ? { ...like.end, wall: start.wall + like.end.wall - like.start.wall }
      : { ...start, isDay: like.end.isDay, wall: start.wall + momentOf(like.end) - momentOf(like.start) };
  return { start, end };
};

/** Returns the stretches of an RDATE: times at which the entry takes place too, or periods with an end of their own. */
export const extraStretches = (property: Property, like: Stretch, zoneNamed: ZoneNamed): Stretch[] =>
  property.value.split(',').map((one) => {
    const [from = '', to] = one.split('/');
    const tzid = property.parameters.get('TZID');
    const start = timeOf(from, tzid, zoneNamed);
    if (to === undefined) return movedTo(start, like);
    return /^[+-]?P/i.test(to) ? lasting(start, to) : { start, end: timeOf(to, tzid, zoneNamed) };
  });

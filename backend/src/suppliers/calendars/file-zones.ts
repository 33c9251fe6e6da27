import { timesOf, type ZoneNamed } from './calendar-time';
import { type Component, propertiesOf, propertyNamed, Unreadable } from './content-lines';
import { repeatedWalls } from './repeated-walls';
import { type WorkLimit } from './work-limit';
import { platformZone, utc, type Wall, type Zone } from './zone';

/** A change of clocks: what they show when it comes, and how far they are from UTC before and after it. */
interface ClockChange {
  wall: Wall;
  before: number;
  after: number;
}

const offsetOf = (part: Component, name: string): number => {
  const value = propertyNamed(part, name)?.value.trim() ?? '';
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(value) ?? [];
  if (sign === undefined) throw new Unreadable();
  const length = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -length : length;
};

/** The times of a zone's own definition are those of its clocks. */
const asShown: ZoneNamed = () => utc;

/** The changes to standard time, or to summer time, that a VTIMEZONE lists. */
const changesOf = (part: Component, latest: Wall, work: WorkLimit): ClockChange[] => {
  const [before, after] = [offsetOf(part, 'TZOFFSETFROM'), offsetOf(part, 'TZOFFSETTO')];
  const [start, ...more] = ['DTSTART', 'RDATE']
    .flatMap((name) => propertiesOf(part, name))
    .flatMap((property) => timesOf(property, asShown))
    .map(({ wall }) => wall);
  if (start === undefined) throw new Unreadable();
  work.count(1 + more.length);
  const wallOfUntil = (moment: number): Wall => moment + before;
  const repeated = propertiesOf(part, 'RRULE').flatMap(({ value }) =>
    repeatedWalls({ start, rule: value, wallOfUntil }, latest, work),
  );
  return [start, ...more, ...repeated].map((wall) => ({ wall, before, after }));
};

/** Returns the last item that is not after `value`. */
const lastUpTo = <T>(items: readonly T[], value: number, of: (item: T) => number): T | undefined => {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && of(item) <= value) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
};

/** Returns the clocks by a file's own definition; null for one without any rule. */
const definedZone = (definition: Component, latest: Wall, work: WorkLimit): Zone | null => {
  const parts = definition.components.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
  const changes = parts.flatMap((part) => changesOf(part, latest, work)).sort((a, b) => a.wall - b.wall);
  const [first] = changes;
  if (first === undefined) return null;
  return {
    momentOf: (wall) => wall - (lastUpTo(changes, wall, (change) => change.wall)?.after ?? first.before),
    wallAt: (moment) =>
      moment + (lastUpTo(changes, moment, ({ wall, before }) => wall - before)?.after ?? first.before),
  };
};

/**
 * Returns the clocks by the name that a file gives them: the platform's own where it knows the name, else those that the
 * file defines, else `floating`, in which hours without a zone are read.
 */
export const zonesOf = (calendar: Component, floating: Zone, latest: Wall, work: WorkLimit): ZoneNamed => {
  const definitions = new Map(
    calendar.components
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((definition) => [propertyNamed(definition, 'TZID')?.value.trim() ?? '', definition]),
  );
  const known = new Map<string, Zone>();
  return (tzid) => {
    if (tzid === undefined) return floating;
    const definition = definitions.get(tzid);
    const zone =
      known.get(tzid) ??
      platformZone(tzid) ??
      (definition === undefined ? null : definedZone(definition, latest, work)) ??
      floating;
    known.set(tzid, zone);
    return zone;
  };
};

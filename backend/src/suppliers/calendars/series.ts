import {
  type CalendarTime,
  extraStretches,
  momentOf,
  movedTo,
  type Stretch,
  stretchOf,
  timeNamed,
  timesOf,
  type ZoneNamed,
} from './calendar-time';
import { type Component, propertiesOf, propertyNamed, wordOf } from './content-lines';
import { repeatedWalls } from './repeated-walls';
import { type WorkLimit } from './work-limit';
import { type Wall } from './zone';

/** An entry, and its occurrences that were changed one by one. */
export interface Series {
  entry: Component;
  changed: readonly Component[];
}

/** The wall times between which occurrences matter, and what reading them may cost. */
export interface Reading {
  zoneNamed: ZoneNamed;
  earliest: Wall;
  latest: Wall;
  work: WorkLimit;
}

const dayMs = 86_400_000;

/** Returns true when an entry leaves its days free: it says so, it was cancelled, or it came from Posy. */
export const isFree = (entry: Component): boolean =>
  wordOf(entry, 'TRANSP') === 'TRANSPARENT' ||
  wordOf(entry, 'STATUS') === 'CANCELLED' ||
  wordOf(entry, 'X-MICROSOFT-CDO-BUSYSTATUS') === 'FREE' ||
  wordOf(entry, 'UID').endsWith('@POSY');

const isChange = (one: Component): boolean => propertyNamed(one, 'RECURRENCE-ID') !== undefined;

/** Returns a calendar's entries, each with its changed occurrences; changes of an entry that is not there stand alone. */
export const seriesOf = ({ components }: Component): Series[] => {
  const entries = components.filter((one) => one.name === 'VEVENT' && propertyNamed(one, 'DTSTART') !== undefined);
  const series = entries.filter((one) => !isChange(one)).map((entry) => ({ entry, changed: new Array<Component>() }));
  const byUid = new Map(series.map((one) => [wordOf(one.entry, 'UID'), one]));
  byUid.delete('');
  const alone: Series[] = [];
  for (const change of entries.filter(isChange)) {
    const of = byUid.get(wordOf(change, 'UID'));
    if (of === undefined) alone.push({ entry: change, changed: [] });
    else of.changed.push(change);
  }
  return [...series, ...alone];
};

/** A changed occurrence: its place in the series, as the clocks of the series show it, and what it became. */
interface Change {
  at: Wall;
  stretch: Stretch;
  isFree: boolean;
  /** It is how the series goes on from there. */
  isLasting: boolean;
}

/** Returns what the clocks of `start` show at another time; days are the same everywhere. */
const shownBeside = (start: CalendarTime, time: CalendarTime): Wall =>
  start.isDay || time.isDay || time.zone === start.zone ? time.wall : start.zone.wallAt(momentOf(time));

const startOf = (entry: Component, zoneNamed: ZoneNamed): Stretch | null => {
  const start = timeNamed(entry, 'DTSTART', zoneNamed);
  return start === null ? null : stretchOf(entry, start, zoneNamed);
};

const changesOf = (changed: readonly Component[], start: CalendarTime, zoneNamed: ZoneNamed): Change[] =>
  changed.flatMap((entry) => {
    const [id, stretch] = [timeNamed(entry, 'RECURRENCE-ID', zoneNamed), startOf(entry, zoneNamed)];
    if (id === null || stretch === null) return [];
    const isLasting = propertyNamed(entry, 'RECURRENCE-ID')?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
    return [{ at: shownBeside(start, id), stretch, isFree: isFree(entry), isLasting }];
  });

/** Returns true for the occurrences that the file takes out of a series: at their time, or on their day. */
const takenOut = (series: Series, start: CalendarTime, zoneNamed: ZoneNamed): ((wall: Wall) => boolean) => {
  const times = [
    ...propertiesOf(series.entry, 'EXDATE').flatMap((property) => timesOf(property, zoneNamed)),
    ...series.changed.flatMap((entry) => timeNamed(entry, 'RECURRENCE-ID', zoneNamed) ?? []),
  ];
  const dayAt = (wall: Wall): number => Math.floor(wall / dayMs);
  const walls = new Set(times.map((time) => shownBeside(start, time)));
  const days = new Set(times.filter(({ isDay }) => isDay || start.isDay).map(({ wall }) => dayAt(wall)));
  return (wall) => walls.has(wall) || days.has(dayAt(wall));
};

/** Returns all occurrences up to the last time that matters, before the changed ones take their places. */
const plainStretches = (entry: Component, like: Stretch, { zoneNamed, latest, work }: Reading): Stretch[] => {
  const { start } = like;
  const wallOfUntil = (moment: number): Wall => (start.isDay ? moment : start.zone.wallAt(moment));
  const repeated = propertiesOf(entry, 'RRULE').flatMap(({ value }) =>
    repeatedWalls({ start: start.wall, rule: value, wallOfUntil }, latest, work),
  );
  const walls = new Set([start.wall, ...repeated]);
  const extra = propertiesOf(entry, 'RDATE').flatMap((property) => extraStretches(property, like, zoneNamed));
  work.count(1 + extra.length);
  return [...[...walls].map((wall) => movedTo({ ...start, wall }, like)), ...extra];
};

/** Returns the occurrence as the last lasting change before it made it; null when it leaves its days free. */
const afterChanges = (one: Stretch, at: Wall, changes: readonly Change[], isFreeBefore: boolean): Stretch | null => {
  const change = changes.findLast((earlier) => earlier.at < at);
  if (change === undefined) return isFreeBefore ? null : one;
  if (change.isFree) return null;
  const { start } = change.stretch;
  return movedTo({ ...start, wall: start.wall + at - change.at }, change.stretch);
};

/** Returns the stretches of time that the occurrences of a series take, among them all that touch the times that matter. */
export const busyStretches = (series: Series, reading: Reading): Stretch[] => {
  const { zoneNamed, earliest, latest, work } = reading;
  const like = startOf(series.entry, zoneNamed);
  if (like === null) return [];
  work.count(series.changed.length);
  const changes = changesOf(series.changed, like.start, zoneNamed);
  const lasting = changes.filter(({ isLasting }) => isLasting).sort((a, b) => a.at - b.at);
  const busyChanges = changes.filter((change) => !change.isFree).map(({ stretch }) => stretch);
  const isFreeItself = isFree(series.entry);
  if (isFreeItself && lasting.length === 0) return busyChanges;
  const isOut = takenOut(series, like.start, zoneNamed);
  // A lasting change may move what is later into the times that matter, or out of them.
  const shift = Math.max(0, ...lasting.map(({ at, stretch }) => Math.abs(stretch.start.wall - at)));
  const length = Math.max(
    0,
    ...[like, ...lasting.map(({ stretch }) => stretch)].map(({ start, end }) => end.wall - start.wall),
  );
  const occurrences = plainStretches(series.entry, like, { ...reading, latest: latest + shift }).flatMap((one) => {
    const at = shownBeside(like.start, one.start);
    const isEarlier = Math.max(one.end.wall, at + length) + shift < earliest;
    return isEarlier || isOut(at) ? [] : (afterChanges(one, at, lasting, isFreeItself) ?? []);
  });
  return [...busyChanges, ...occurrences];
};

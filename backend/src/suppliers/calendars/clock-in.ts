/** A day (yyyy-MM-dd) and an hour as clocks in a zone have them. */
interface LocalHour {
  day: string;
  hour: number;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Returns the format that gives a zone's time; null when the platform knows no zone of that name. */
const formatOf = (zone: string): Intl.DateTimeFormat | null => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    // Sweden writes days as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    format = null;
  }
  formats.set(zone, format);
  return format;
};

const wordsOf = (format: Intl.DateTimeFormat, at: number): { day: string; time: string } => {
  const [day = '', time = ''] = format.format(at).split(' ');
  return { day, time };
};

/** Returns the wall-clock time of a zone at a moment, in milliseconds since the epoch. */
export const clockIn = (zone: string, at: number): LocalHour => {
  const format = formatOf(zone);
  if (format === null) throw new RangeError(`no such time zone: ${zone}`);
  const { day, time } = wordsOf(format, at);
  return { day, hour: Number(time.slice(0, 2)) };
};

/** The moment at which clocks in a zone say so; null where the platform knows no such zone. */
export const instantOf = (wall: { day: string; hour: number; minute: number }, zone: string): number | null => {
  const format = formatOf(zone);
  if (format === null) return null;
  const wanted = Date.parse(
    `${wall.day}T${String(wall.hour).padStart(2, '0')}:${String(wall.minute).padStart(2, '0')}:00Z`,
  );
  const saidAt = (at: number): number => {
    const { day, time } = wordsOf(format, at);
    return Date.parse(`${day}T${time}Z`);
  };
  // The zone's offset is asked for twice: the first answer may lie on the other side of a change of the clocks.
  const once = wanted - (saidAt(wanted) - wanted);
  return once - (saidAt(once) - wanted);
};

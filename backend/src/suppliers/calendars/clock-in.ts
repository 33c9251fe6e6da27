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

const shownBy = (format: Intl.DateTimeFormat, moment: number): number => {
  const [day = '', time = ''] = format.format(moment).split(' ');
  return Date.parse(`${day}T${time}Z`);
};

/**
 * Returns what a zone's clocks show at a moment, as milliseconds since the epoch if they were the clocks of UTC; null
 * where the platform knows no such zone.
 */
export const wallIn = (zone: string, moment: number): number | null => {
  const format = formatOf(zone);
  return format === null ? null : shownBy(format, moment);
};

/** Returns the moment at which a zone's clocks show `wall`; null where the platform knows no such zone. */
export const momentIn = (zone: string, wall: number): number | null => {
  const format = formatOf(zone);
  if (format === null) return null;
  // The zone's offset is asked for twice: the first answer may lie on the other side of a change of the clocks.
  const once = wall - (shownBy(format, wall) - wall);
  return once - (shownBy(format, once) - wall);
};

/** Clocks of a zone: the offsets from UTC in winter and in summer, and the rule of their changes. */
interface ZoneClock {
  winter: string;
  /** Null where they are never changed. */
  summer: string | null;
  law: 'european' | 'american' | null;
  /** Local time of the change in spring, HHmmss; in autumn it is an hour later in Europe. */
  springAt: string;
  autumnAt: string;
}

const european = (winter: string, summer: string, springAt: string): ZoneClock => {
  const autumnAt = `0${Number(springAt.slice(0, 2)) + 1}0000`;
  return { winter, summer, law: 'european', springAt, autumnAt };
};
const american = (winter: string, summer: string): ZoneClock => ({
  ...{ winter, summer, law: 'american', springAt: '020000', autumnAt: '020000' },
});
const unchanged = (winter: string): ZoneClock => ({ winter, summer: null, law: null, springAt: '', autumnAt: '' });

/** Every zone that a wedding may be in, as its law has it today. */
const clocks: ReadonlyMap<string, ZoneClock> = new Map([
  ['Europe/London', european('+0000', '+0100', '010000')],
  ['Europe/Dublin', european('+0000', '+0100', '010000')],
  ['Europe/Berlin', european('+0100', '+0200', '020000')],
  ['Europe/Paris', european('+0100', '+0200', '020000')],
  ['America/New_York', american('-0500', '-0400')],
  ['America/Chicago', american('-0600', '-0500')],
  ['America/Denver', american('-0700', '-0600')],
  ['America/Los_Angeles', american('-0800', '-0700')],
  ['America/Anchorage', american('-0900', '-0800')],
  ['America/Phoenix', unchanged('-0700')],
  ['Pacific/Honolulu', unchanged('-1000')],
]);

/** Zones whose hours can be written. */
export const writtenZones: readonly string[] = [...clocks.keys()];

const laws = {
  european: { spring: ['19700329', 'BYMONTH=3;BYDAY=-1SU'], autumn: ['19701025', 'BYMONTH=10;BYDAY=-1SU'] },
  american: { spring: ['20070311', 'BYMONTH=3;BYDAY=2SU'], autumn: ['20071104', 'BYMONTH=11;BYDAY=1SU'] },
} as const;

const part = (
  kind: 'DAYLIGHT' | 'STANDARD',
  from: string,
  to: string,
  start: string,
  rule: string | null,
): string[] => [
  `BEGIN:${kind}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `DTSTART:${start}`,
  ...(rule === null ? [] : [`RRULE:FREQ=YEARLY;${rule}`]),
  `END:${kind}`,
];

/**
 * A zone's own lines of a calendar file (RFC 5545, 3.6.5), so that no program has to guess what its hours are. Empty for a
 * zone that is not among `writtenZones`: its hours are written without one.
 */
export const zoneLines = (zone: string): string[] => {
  const clock = clocks.get(zone);
  if (clock === undefined) return [];
  const { winter, summer, law, springAt, autumnAt } = clock;
  const changes =
    summer === null || law === null
      ? part('STANDARD', winter, winter, '19700101T000000', null)
      : [
          ...part('DAYLIGHT', winter, summer, `${laws[law].spring[0]}T${springAt}`, laws[law].spring[1]),
          ...part('STANDARD', summer, winter, `${laws[law].autumn[0]}T${autumnAt}`, laws[law].autumn[1]),
        ];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...changes, 'END:VTIMEZONE'];
};

/** Assumed minutes of an entry without an end. */
const usualMinutes = 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** When something ends: at its end, on the next day where that is before its start; without one after an hour. */
export const endOf = (date: string, startTime: string, endTime: string | null): { date: string; time: string } => {
  const start = minutesOf(startTime);
  const end = endTime === null ? start + usualMinutes : minutesOf(endTime);
  const isNextDay = end >= 24 * 60 || end <= start;
  const time = end % (24 * 60);
  return {
    date: isNextDay ? dayAfter(date) : date,
    time: `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`,
  };
};

/**
 * Returns the end of an event that calendars write, HH:mm: a wedding without one lasts until midnight, not an hour. Null
 * for other events without an end.
 */
export const calendarEnd = ({
  type,
  time: { startTime, endTime = null },
}: {
  type: 'main' | 'custom';
  time: { startTime: string | null; endTime?: string | null | undefined };
}): string | null => endTime ?? (type === 'main' && startTime !== null ? '00:00' : null);

/** DTSTART and DTEND of an entry: a whole day as a date, hours with their zone. `date` is yyyy-MM-dd, times are HH:mm. */
export const timeLines = (
  { date, startTime, endTime }: { date: string; startTime: string | null; endTime: string | null },
  zone: string,
): string[] => {
  const day = (of: string): string => of.replaceAll('-', '');
  if (startTime === null) return [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(dayAfter(date))}`];
  const at = clocks.has(zone) ? `;TZID=${zone}` : '';
  const end = endOf(date, startTime, endTime);
  const hours = (time: string): string => `T${time.replace(':', '')}00`;
  return [`DTSTART${at}:${day(date)}${hours(startTime)}`, `DTEND${at}:${day(end.date)}${hours(end.time)}`];
};

/**
 * Returns the sequence number of an entry's version: greater with each change, whichever program writes it. `changedAt`
 * is ISO 8601.
 */
export const sequenceOf = (changedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(changedAt) - Date.UTC(2020, 0, 1)) / 1000));

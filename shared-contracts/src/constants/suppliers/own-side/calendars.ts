const megabyte = 1024 * 1024;

/** The limits for calendars of other programs that are read for a supplier. */
export const calendarConstants = {
  /** A calendar file. */
  maxBytes: 2 * megabyte,
  /** Entries of a file, repeated ones counted once. */
  mostEntries: 10_000,
  /** Calendars that one supplier brings in. */
  mostCalendars: 10,
  /** Days ahead that are looked at: what a profile shows at most. */
  daysAhead: 1100,
  nameLength: 80,
  idLength: 40,
  /** An entry of the day that takes less leaves the day free, unless somebody says otherwise. */
  shortHours: 4,
  /** An entry that ends by this hour of the next morning belongs to the evening before. */
  nightEndsAt: 6,
} as const;

/** The day, or today when it lies later. Both are yyyy-MM-dd, so that text order is the order of days. Source: S5-review. */
export const capToToday = (date: string, today: string): string => (date > today ? today : date);

/** Returns the text after the last dot of a file's name, in lower case; empty when there is none. */
export const fileExtension = (fileName: string): string =>
  /[^./\\]\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Content lines of an iCalendar file, unfolded (RFC 5545, 3.1). */
export const contentLines = (text: string): string[] =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '');

const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** The events of an iCalendar file: properties by name, with parameters in the name, texts unescaped. */
export const calendarEvents = (text: string): Record<string, string>[] => {
  const events: Record<string, string>[] = [];
  let current: Record<string, string> | null = null;
  for (const line of contentLines(text)) {
    if (line === 'BEGIN:VEVENT') current = {};
    else if (line === 'END:VEVENT' && current !== null) {
      events.push(current);
      current = null;
    } else if (current !== null && !/^(BEGIN|END):/.test(line)) {
      const colon = line.indexOf(':');
      current[line.slice(0, colon)] ??= unescaped(line.slice(colon + 1));
    }
  }
  return events;
};

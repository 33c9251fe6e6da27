import { weddingZone, zoneOf } from './wedding-zone';
import { calendarEnd, endOf, timeLines, writtenZones, zoneLines } from './zone-lines';

const minutes = (offset: string): number =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5)));

/** Offset of a zone from UTC at a moment, as the platform computes it. */
const aheadOf = (zone: string, iso: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(iso),
  );
  const name =
    parts
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '')
      .replace(':', '') ?? '';
  return name === '' ? 0 : minutes(name);
};

test('every zone that a wedding may be in is written as its clocks go in winter and summer [case d18]', () => {
  for (const zone of writtenZones) {
    const lines = zoneLines(zone);
    const to = (kind: string): number => {
      const at = lines.indexOf(`BEGIN:${kind}`);
      return at < 0 ? Number.NaN : minutes(lines[at + 2]?.replace('TZOFFSETTO:', '') ?? '');
    };
    expect({ zone, winter: to('STANDARD') }).toEqual({ zone, winter: aheadOf(zone, '2027-01-15T12:00:00Z') });
    const summer = aheadOf(zone, '2027-07-15T12:00:00Z');
    expect({ zone, summer: lines.includes('BEGIN:DAYLIGHT') ? to('DAYLIGHT') : to('STANDARD') }).toEqual({
      zone,
      summer,
    });
  }
  expect(zoneLines('Europe/London').join('\n')).toContain(
    'BEGIN:DAYLIGHT\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\nDTSTART:19700329T010000\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  );
});

test('a wedding is in the zone of its place, else of its country [case d18]', () => {
  const l10n = { country: 'US', language: 'en', locale: 'en-US', currency: 'USD' } as const;
  const austin = { name: 'Austin', adminArea: ['Texas', 'Travis'], country: 'US', providerId: null } as const;
  const zones = [
    weddingZone({ l10n, location: null }),
    weddingZone({ l10n, location: { ...austin, adminArea: ['Texas', 'Travis'] } }),
    weddingZone({ l10n, location: { name: 'Bath', adminArea: ['England'], country: 'GB', providerId: null } }),
  ];
  expect(zones).toEqual(['America/New_York', 'America/Chicago', 'Europe/London']);
  for (const country of ['GB', 'IE', 'US', 'DE', 'FR'] as const) expect(writtenZones).toContain(zoneOf(country, null));
});

test('a wedding without an end lasts until midnight, another event has none', () => {
  const time = { startTime: '14:00' };
  expect(calendarEnd({ type: 'main', time })).toBe('00:00');
  expect(calendarEnd({ type: 'main', time: { startTime: '14:00', endTime: '23:00' } })).toBe('23:00');
  expect(calendarEnd({ type: 'main', time: { startTime: null } })).toBeNull();
  expect(calendarEnd({ type: 'custom', time })).toBeNull();
  expect(endOf('2027-06-05', '14:00', '00:00')).toEqual({ date: '2027-06-06', time: '00:00' });
});

test('an entry has hours in its zone, an end, and whole days as dates [case d18]', () => {
  const day = { date: '2027-06-05', startTime: '14:00', endTime: '23:00' };
  expect(timeLines(day, 'Europe/London')).toEqual([
    'DTSTART;TZID=Europe/London:20270605T140000',
    'DTEND;TZID=Europe/London:20270605T230000',
  ]);
  expect(timeLines({ ...day, startTime: null }, 'Europe/London')).toEqual([
    'DTSTART;VALUE=DATE:20270605',
    'DTEND;VALUE=DATE:20270606',
  ]);
  expect(endOf('2027-12-31', '23:30', null)).toEqual({ date: '2028-01-01', time: '00:30' });
});

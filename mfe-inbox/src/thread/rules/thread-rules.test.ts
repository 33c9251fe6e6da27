import { type Cost, costSchema } from '@posy/shared-contracts/entities';
import { zoneLines } from '@posy/shared-contracts/rules';
import { parse } from 'valibot';
import { mentionsBank } from '#talk/rules/bank-details';
import { linkParts } from './link-parts';
import { comparePlanned } from './planned';
import { visitFile } from './visit-file';

describe('addresses in a message', () => {
  test.each([
    ['See www.posy.example.', 'https://www.posy.example/', 'www.posy.example'],
    ['(https://posy.example/a?b=c)', 'https://posy.example/a?b=c', 'https://posy.example/a?b=c'],
  ])('%s', (body, href, text) => {
    expect(linkParts(body).filter(({ kind }) => kind === 'link')).toEqual([
      { kind: 'link', href, text, host: new URL(href).hostname },
    ]);
  });

  test.each(['javascript:alert(1)', 'https://posy.example@evil.example/', 'ftp://posy.example', 'https://'])(
    'never makes a link of %s',
    (body) => expect(linkParts(body).every(({ kind }) => kind === 'words')).toBe(true),
  );

  test('keeps every letter of the message', () => {
    const body = 'One www.a.example, two https://b.example/c! Three.';
    expect(
      linkParts(body)
        .map(({ text }) => text)
        .join(''),
    ).toBe(body);
  });
});

test.each([
  ['IBAN: DE89 3704 0044 0532 0130 00', true],
  ['Our account number is below', true],
  ['sort code 20-20-15', true],
  ['We meet on 11-09-27 at ten', true],
  ['That is £1,200 for 95 guests on 11 September 2027', false],
  ['Ring 01225 555 0100', false],
])('bank details: %s → %s', (body, expected) => expect(mentionsBank(body)).toBe(expected));

describe('a visit’s calendar file', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const visit = { day: '2026-11-28', time: '11:00', place: 'Walcot Street; Bath, upstairs' };
  const said = { uid: 'm1@posy', zone: 'Europe/London', changedAt: '2026-11-20T11:00:00.000Z', now };

  test('has its hour in the zone of its place, a version, and says what and where [case d18] [case d19]', () => {
    const lines = visitFile({ ...said, title: 'Visit: Fern & Fable', visit }).split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Posy//Visit//EN',
      'X-WR-TIMEZONE:Europe/London',
      ...zoneLines('Europe/London'),
      'BEGIN:VEVENT',
      'UID:m1@posy',
      'DTSTAMP:20261120T120000Z',
      'DTSTART;TZID=Europe/London:20261128T110000',
      'DTEND;TZID=Europe/London:20261128T120000',
      'SEQUENCE:217335600',
      'LAST-MODIFIED:20261120T110000Z',
      'SUMMARY:Visit: Fern & Fable',
      'LOCATION:Walcot Street\\; Bath\\, upstairs',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is a whole day where no hour was named, and breaks long lines', () => {
    const file = visitFile({ ...said, title: 'É'.repeat(80), visit: { ...visit, time: null, place: '' } });
    expect(file).toContain('DTSTART;VALUE=DATE:20261128\r\nDTEND;VALUE=DATE:20261129\r\n');
    const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'É'.repeat(80)}`);
  });
});

describe('a price beside what was planned', () => {
  const cost = (changes: Partial<Cost>): Cost =>
    parse(costSchema, { name: 'Food', group: 'food', supplierType: 'caterers', ...changes });
  const asked = { supplierId: 's1', supplierType: 'caterers', heads: 95, currency: 'GBP' };
  const price = { amount: 7_800, currency: 'GBP', basis: 'per-head', condition: '' } as const;

  test('is what it comes to for the guests, against the lines that nobody was found for', () => {
    const costs = [
      cost({ estimate: 700_000 }),
      cost({ estimate: 90_000, supplierId: 'other' }),
      cost({ supplierType: 'cakes', estimate: 1 }),
    ];
    expect(comparePlanned(price, costs, asked)).toEqual({ planned: 700_000, whole: 741_000, over: 41_000 });
  });
  test('goes by the supplier’s own line, which may follow the guests', () => {
    const own = cost({ supplierId: 's1', estimate: 1, perHead: { amount: 8_000, counts: 'day' } });
    expect(comparePlanned(price, [own, cost({ estimate: 5 })], asked)).toMatchObject({
      planned: 760_000,
      over: -19_000,
    });
  });
  test('says nothing where nothing was planned, or the whole is not known', () => {
    const costs = [cost({ estimate: 700_000 })];
    expect(comparePlanned(price, [], asked)).toBeNull();
    expect(comparePlanned(price, costs, { ...asked, heads: 0 })).toBeNull();
    expect(comparePlanned({ ...price, basis: 'per-hour' }, costs, asked)).toBeNull();
    expect(comparePlanned(price, costs, { ...asked, currency: 'EUR' })).toBeNull();
  });
});

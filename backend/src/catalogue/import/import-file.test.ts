import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore } from '#files/disk-file-store';
import { testBackend } from '#testing/test-backend';
import { generateCatalogue } from '../generate/generate-catalogue';
import { ownOf } from '../own/own-profile';
import { type SupplierRecord } from '../records/supplier-record';
import { checkRows, type TakenRow } from './check-rows';
import { importFile, type ImportReport, validateFile } from './import-file';
import { type Mapping, noMapping, readMapping } from './mapping';
import { idOfKey } from './row/row-record';
import { far, oversized, understated, workbook } from './testing/workbooks';

const directory = mkdtempSync(join(tmpdir(), 'posy-import-'));
afterAll(() => rmSync(directory, { recursive: true }));
const photos = diskFileStore(join(directory, 'kept'));
const backend = testBackend();

const now = '2026-11-22T12:00:00.000Z';

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};

const optionsOf = (path: string, mapping: Mapping = noMapping) => ({
  path,
  mapping,
  now,
  isStrict: false,
  progress: () => undefined,
});
const validated = (path: string, mapping?: Mapping): Promise<ImportReport> =>
  validateFile(optionsOf(path, mapping), true);
const imported = (path: string, changes: { isStrict?: boolean; isDry?: boolean; now?: string } = {}) =>
  importFile({ firestore: backend.firestore, photos }, { ...optionsOf(path), ...changes }, changes.isDry ?? false);

const header = 'key,name,category,country,town,description,price_from,capacity,kind';
const row = (key: string, changes: Partial<Record<string, string>> = {}): string =>
  Object.values({
    key,
    name: `Barn ${key}`,
    category: 'venues',
    country: 'GB',
    town: 'Bath',
    description: 'A barn by the river.',
    price: '"2,250"',
    capacity: '120',
    kind: 'barn',
    ...changes,
  }).join(',');
const csv = (...rows: string[]): string => [header, ...rows].join('\n');
const reasonsOf = ({ refused }: ImportReport): string[] => refused.flatMap(({ reasons }) => reasons);
const stored = async (): Promise<string[]> =>
  (await backend.firestore.collection('catalogue').get()).docs.map(({ id }) => id);

test('a file is imported once however often it is imported, and only what changed is written again', async () => {
  const path = file('once.csv', csv(row('a'), row('b'), row('c')));
  expect(await imported(path, { isDry: true })).toMatchObject({ rows: 3, written: 3, unchanged: 0 });
  expect(await stored()).toEqual([]);
  expect(await imported(path)).toMatchObject({ rows: 3, written: 3, unchanged: 0, refused: [] });
  const later = { now: '2027-01-01T00:00:00.000Z' };
  expect(await imported(path, later)).toMatchObject({ written: 0, unchanged: 3 });
  const changed = file('changed.csv', csv(row('a'), row('b', { name: 'The Old Barn' }), row('c')));
  expect(await imported(changed, later)).toMatchObject({ written: 1, unchanged: 2 });
  const profile = JSON.parse(
    String((await backend.firestore.doc(`catalogue/${idOfKey('b')}`).get()).get('profile')),
  ) as object;
  expect(profile).toMatchObject({
    name: 'The Old Barn',
    county: 'Somerset',
    createdAt: now,
    demo: false,
    capacity: { max: 120, meaning: 'guests' },
    kind: { key: 'barn' },
    price: { from: { amount: 225_000, currency: 'GBP' } },
  });
  expect(await stored()).toHaveLength(3);
});

test('an import that was broken off goes on where it was', async () => {
  const keys = Array.from({ length: 20 }, (_none, at) => `resumed-${at}`);
  await imported(file('half.csv', csv(...keys.slice(0, 7).map((key) => row(key)))));
  const whole = file('whole.csv', csv(...keys.map((key) => row(key))));
  expect(await imported(whole)).toMatchObject({ written: 13, unchanged: 7 });
});

test('a key is the same however its letters were put together, and what nobody sees is no part of a text [16]', async () => {
  const [composed, apart] = ['é', 'e\u0301'];
  await imported(file('composed.csv', csv(row(`caf${composed}`, { name: 'Zebra\u200Bfish \u202EBarn' }))));
  const again = await imported(file('apart.csv', csv(row(`\uFEFFcaf${apart}`, { name: '"Zebrafish\nBarn"' }))));
  expect(again).toMatchObject({ written: 0, unchanged: 1, refused: [] });
});

test.each([
  ['in the country', '51.38,-2.36', []],
  [
    'that are exchanged',
    '-2.36,51.38',
    [expect.stringMatching(/^latitude: -2.36, 51.38 is not in GB: are the two exchanged\?/)],
  ],
  ['of elsewhere', '0,0', [expect.stringMatching(/^latitude: 0, 0 is not in GB$/)]],
  ['of which one is missing', '51.38,', ['longitude: is missing beside the latitude']],
])('coordinates %s are refused unless they may be right [16]', async (what, point, reasons) => {
  const path = file(`at-${what}.csv`, `${header},latitude,longitude\n${row('at')},${point}\n`);
  expect(reasonsOf(await validated(path))).toEqual(reasons);
});

test('with --strict one refused row keeps everything out', async () => {
  const before = await stored();
  const path = file('strict.csv', csv(row('strict-1'), row('strict-2', { town: 'Wakanda' })));
  const report = await imported(path, { isStrict: true });
  expect(report).toMatchObject({ written: 0, refused: [{ row: 3, key: 'strict-2' }] });
  expect(await stored()).toEqual(before);
});

test.each([
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('a name in %s is the name that was written', async (encoding, encode) => {
  const text = 'key;name;category;country;town;description\n1;Schloß Gärten;venues;Deutschland;München;Ein Schloß.\n';
  const path = file(`${encoding}.csv`, encode(text));
  const names: unknown[] = [];
  for await (const checked of checkRows({ path, mapping: noMapping, now, unpacks: false }, new Set()))
    names.push('entry' in checked ? checked.entry.record.name : checked.reasons);
  expect(names).toEqual(['Schloß Gärten']);
});

test('a workbook is read like a table', async () => {
  const rows = [
    header.split(','),
    row('x', { price: '2250' }).split(','),
    row('y', { price: '2250', capacity: 'many' }).split(','),
  ];
  const report = await validated(file('book.xlsx', await workbook(rows)));
  expect(report).toMatchObject({
    rows: 2,
    refused: [{ row: 3, key: 'y', reasons: ['capacity: “many” is not a number of guests'] }],
  });
});

test('a mapping says which column stands for which, and what is wrong with a mapping is said', async () => {
  const path = file('theirs.csv', 'Nr;Firma;Ort;Text;Fax\n7;Hof Linde;Köln;<p>Ein <b>Hof</b>.</p>;1\n');
  const mapping = await readMapping(
    file(
      'map.json',
      JSON.stringify({
        columns: { Nr: 'key', Firma: 'name', Ort: 'town', Text: 'description' },
        always: { category: 'venues', country: 'DE' },
        html: 'strip',
      }),
    ),
  );
  expect(await validated(path, mapping)).toMatchObject({ rows: 1, refused: [], unusedColumns: ['Fax'] });
  await expect(readMapping(file('bad.json', '{"columns":{"Nr":"nummer"}}'))).rejects.toThrow(/columns.Nr is no column/);
});

test.each([
  ['is not there', join(directory, 'nothing.csv'), /There is no file/],
  ['is empty', () => file('empty.csv', ''), /is empty/],
  [
    'lacks columns',
    () => file('lacks.csv', 'key,firm\n1,Barn\n'),
    /no column name, category, country, town, description.*firm/,
  ],
  ['has a quote that is not closed', () => file('quote.csv', `${header}\n1,"Barn,venues`), /quote is not closed/],
  [
    'has two columns for one thing',
    () => file('both.csv', `${header},Price from\n${row('both')},1\n`),
    /“price_from” and “Price from” both stand for price_from/,
  ],
  ['has two columns of a name', () => file('twice.csv', `${header},key\n`), /Two columns are called “key”/],
  ['is a damaged workbook', () => file('cut.xlsx', 'PK\u0003\u0004 and then nothing'), /damaged/],
  ['is something else', () => file('old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])), /neither CSV nor XLSX/],
  ['has no text', () => file('zeros.csv', Buffer.alloc(100)), /no encoding/],
])('a file that %s is refused in words, and writes nothing', async (_what, path, message) => {
  const before = await stored();
  await expect(imported(typeof path === 'string' ? path : path())).rejects.toThrow(message);
  expect(await stored()).toEqual(before);
});

test.each([
  ['unpacks to more than is read', oversized, /too large once it is unpacked \(more than 256 MB/],
  ['says of a part that it is smaller than it is', understated, /damaged/],
  ['has one cell in the last corner of its sheet', far, /beyond row 200000 or column 200/],
])('a workbook that %s is refused in words, and writes nothing [16] [A-M4]', async (what, make, message) => {
  const before = await stored();
  await expect(imported(file(`${what}.xlsx`, await make()))).rejects.toThrow(message);
  expect(await stored()).toEqual(before);
});

test('a table of 200 MB is refused before it is read', async () => {
  const path = file('large.csv', csv(row('large')));
  truncateSync(path, 200 * 1024 * 1024);
  await expect(imported(path)).rejects.toThrow(/has 200 MB; tables are read up to 64 MB/);
});

test('what is exported is read again as it was: the demo goes through the same door', async () => {
  const records = [...generateCatalogue({ seed: 3, suppliers: 150 })];
  const lines = records.map((record) => JSON.stringify({ key: record.id, record }));
  const broken = JSON.stringify({ key: 'k', record: { ...records[0], tier: 7, location: { lat: 99, lng: 0 } } });
  const report = await validated(file('demo.jsonl', [...lines, broken, '{', '[]', '"x"'].join('\n')));
  expect(report.rows).toBe(154);
  expect(report.refused.map(({ row: number }) => number)).toEqual([151, 152, 153, 154]);
  expect(reasonsOf(report).join('\n')).toMatch(
    /record.tier: .*\n.*record.location.lat: .*\n.*is no JSON\n.*is no object/,
  );
});

test('what a file says hides no row from who reads what was refused, and fills no memory', async () => {
  const hiding = '\u001b[1A\u001b[2K\u202Edesufer 0 \u009b';
  const strange = (line: number) =>
    Object.fromEntries([...Array(60).keys()].map((at) => [`${hiding}${line}-${at}`, 'x']));
  const lines = [
    { key: hiding, category: hiding, price_from: hiding },
    { key: hiding, record: { type: 'v'.repeat(900_000), id: hiding, facts: { [hiding]: {} } } },
    ...[...Array(40).keys()].map((line) => ({ key: `k${line}`, ...strange(line) })),
  ];
  const report = await validated(file('hiding.jsonl', lines.map((line) => JSON.stringify(line)).join('\n')));
  const twice = validated(file('twice.csv', `key,${hiding},${hiding}\na,b,c`)).then(() => '\n', String);
  const shown = [...report.unusedColumns, ...report.refused.flatMap(({ key, reasons }) => [key ?? '', ...reasons])];
  expect([...shown, await twice].filter((text) => text.length > 600 || /[\p{Cc}\p{Cf}]/u.test(text))).toEqual([]);
  expect([report.refused.length, report.unusedColumns.length]).toEqual([42, 1000]);
});

test('what a supplier’s own people published goes before what is imported, as often as it is [32]', async () => {
  const path = file('own.csv', csv(row('own')));
  await imported(path);
  const reference = backend.firestore.doc(`catalogue/${idOfKey('own')}`);
  const profile = async () => JSON.parse(String((await reference.get()).get('profile'))) as SupplierRecord;
  const rows: TakenRow[] = [];
  for await (const one of checkRows({ ...optionsOf(path), unpacks: false }, new Set()))
    if ('entry' in one) rows.push(one);
  const entry = rows[0]?.entry;
  if (entry === undefined) throw new Error('The row was refused');
  const own = { ...ownOf(entry.record), description: 'Our own words.', managerMessage: 'Come by.' };
  await backend.firestore
    .doc(`supplierProfiles/${idOfKey('own')}`)
    .set({ published: JSON.stringify(own), revision: 1 });
  const again = file('own-again.csv', csv(row('own', { name: 'The New Barn', description: 'Not theirs.' })));
  expect(await imported(again)).toMatchObject({ written: 1, unchanged: 0 });
  expect(await profile()).toMatchObject({
    ...{ name: 'The New Barn', description: 'Our own words.', managerMessage: 'Come by.' },
  });
  expect(await imported(again)).toMatchObject({ written: 0, unchanged: 1 });
});

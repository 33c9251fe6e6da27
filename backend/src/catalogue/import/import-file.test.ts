import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { testBackend } from '#testing/test-backend';
import { generateCatalogue } from '../generate/generate-catalogue';
import { checkRows } from './check-rows';
import { importFile, type ImportReport, validateFile } from './import-file';
import { type Mapping, noMapping, readMapping } from './mapping';
import { idOfKey } from './row-record';

const directory = mkdtempSync(join(tmpdir(), 'posy-import-'));
afterAll(() => rmSync(directory, { recursive: true }));
const backend = testBackend();

const now = '2026-11-22T12:00:00.000Z';

function file(name: string, content: string | Uint8Array): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

const optionsOf = (path: string, mapping: Mapping = noMapping) => ({
  path,
  mapping,
  now,
  isStrict: false,
  progress: () => undefined,
});
const validated = (path: string, mapping?: Mapping): Promise<ImportReport> => validateFile(optionsOf(path, mapping));
const imported = (path: string, changes: { isStrict?: boolean; isDry?: boolean; now?: string } = {}) =>
  importFile(backend.firestore, { ...optionsOf(path), ...changes }, changes.isDry ?? false);

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

/** A workbook made by hand, with inline texts. */
const workbook = (rows: string[][]): Promise<Uint8Array> => {
  const cell = (text: string, column: number, line: number) =>
    `<c r="${String.fromCharCode(65 + column)}${line + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const lines = rows.map(
    (cells, line) => `<row r="${line + 1}">${cells.map((text, at) => cell(text, at, line)).join('')}</row>`,
  );
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relation}" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
};

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
  for await (const checked of checkRows(path, noMapping, now, new Set()))
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
  ['has two columns of a name', () => file('twice.csv', `${header},key\n`), /Two columns are called “key”/],
  ['is a damaged workbook', () => file('cut.xlsx', 'PK\u0003\u0004 and then nothing'), /damaged/],
  ['is something else', () => file('old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])), /neither CSV nor XLSX/],
  ['has no text', () => file('zeros.csv', Buffer.alloc(100)), /no encoding/],
])('a file that %s is refused in words, and writes nothing', async (_what, path, message) => {
  const before = await stored();
  await expect(imported(typeof path === 'string' ? path : path())).rejects.toThrow(message);
  expect(await stored()).toEqual(before);
});

test('a table of 200 MB is refused before it is read', async () => {
  const path = file('large.csv', csv(row('large')));
  truncateSync(path, 200 * 1024 * 1024);
  await expect(imported(path)).rejects.toThrow(/has 200 MB; tables are read up to 64 MB/);
});

test('of 10,000 hostile rows each is refused for its own reason, and the good ones are all there', async () => {
  const hostile: [Partial<Record<string, string>>, RegExp][] = [
    [{ name: '<script>alert(1)</script>' }, /^name: has HTML/],
    [{ name: '"=HYPERLINK(""http://evil.example"")"' }, /^name: begins like a formula/],
    [{ description: '@SUM(A1:A9)' }, /^description: begins like a formula/],
    [{ name: 'Barn \u0007' }, /^name: has characters that are no text/],
    [{ name: 'M\uFFFDller' }, /^name: has characters that are no text/],
    [{ town: 'Wakanda' }, /^town: nobody knows “Wakanda”/],
    [{ country: 'Atlantis' }, /^country: “Atlantis” is no country/],
    [{ category: 'zebras' }, /^category: “zebras” is no category/],
    [{ price: '"1,2"' }, /^price_from: “1,2” is not a price/],
    [{ capacity: '-5' }, /^capacity: “-5” is not a number of guests/],
    [{ name: '' }, /^name: is missing/],
    [{ name: 'x'.repeat(500) }, /^name: is longer than 120/],
    [{ kind: 'spaceship' }, /^kind: is no kind of venue/],
  ];
  const lines = Array.from({ length: 10_000 }, (_none, at) => {
    const [changes] = hostile[at % (hostile.length + 1)] ?? [{}];
    return row(at % 997 === 996 ? 'same' : `h${at}`, changes);
  });
  const path = file('hostile.csv', csv(...lines));
  const before = (await stored()).length;
  const report = await imported(path);
  const good = 10_000 - report.refused.length;
  expect([report.rows, report.written]).toEqual([10_000, good]);
  for (const { row: number, key, reasons } of report.refused) {
    const expected = hostile[(number - 2) % (hostile.length + 1)]?.[1];
    expect(reasons[0]).toMatch(
      key === 'same' && expected === undefined ? /^key: row \d+ has the same/ : (expected ?? /never/),
    );
  }
  expect((await stored()).length - before).toBe(good);
  expect(good).toBeGreaterThan(700);
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

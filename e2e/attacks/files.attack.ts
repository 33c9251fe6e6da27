import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect } from '@playwright/test';
import type { OwnServer } from '@posy/tools/own-server';
import { test, tried } from '#support/run/attack';

const run = promisify(execFile);
const tool = join(import.meta.dirname, '../../tools/bin/posy.mjs');

/** Exit status and output of the operator's command, beside the running server. */
const catalogue = async (
  { url, dataDir }: OwnServer,
  ...words: string[]
): Promise<{ status: number; said: string }> => {
  const env = { ...process.env, PORT: new URL(url).port, POSY_DATA_DIR: dataDir, INIT_CWD: dataDir };
  try {
    const { stdout } = await run(process.execPath, [tool, 'catalogue', ...words], { env });
    return { status: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, said: `${stdout}${stderr}` };
  }
};

interface ExportedLine {
  key: string;
  record: Record<string, unknown> & { id: string; name: string };
}

const fileOf = (lines: readonly ExportedLine[]): string => lines.map((line) => JSON.stringify(line)).join('\n');

const nameOf = async (request: APIRequestContext, id: string): Promise<string> => {
  const answer = await request.post(`/api/supplier/${id}`, { data: {} });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { name: string }).name;
};

test('having suppliers imported that no page can show, or over others [A-M3]', async ({ playwright, ownServer }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const path = (name: string): string => join(ownServer.dataDir, name);
  expect((await catalogue(ownServer, 'export', 'all.jsonl')).status).toBe(0);
  const [own, other] = readFileSync(path('all.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportedLine);
  if (own === undefined || other === undefined) throw new Error('The catalogue is too small.');
  writeFileSync(path('own.jsonl'), fileOf([own, other]));
  expect((await catalogue(ownServer, 'import', 'own.jsonl')).said).toContain('2 rows, 0 refused');

  const { record } = other;
  const hostile: ExportedLine[] = [
    { key: 'rival', record: { ...own.record, name: 'Rival Hall' } },
    { key: other.key, record: { ...record, brochures: [{ id: 'b', title: 'The house' }] } },
    { key: other.key, record: { ...record, fairs: [{ id: 'f', name: 'Open day', startTime: '10:00' }] } },
    { key: other.key, record: { ...record, videos: [{ source: 'elsewhere', sourceId: 'abc' }] } },
    { key: other.key, record: { ...record, facts: { capacityDayMax: 'many' } } },
  ];
  writeFileSync(path('hostile.jsonl'), fileOf(hostile));
  const { status, said } = await catalogue(ownServer, 'import', 'hostile.jsonl');
  expect([status, said]).toEqual([1, expect.stringContaining(`${hostile.length} rows, ${hostile.length} refused`)]);
  expect(said).toContain('0 written');
  for (const one of [own.record, record]) expect(await nameOf(request, one.id)).toBe(one.name);
  tried(`${hostile.length} lines: another’s id, and parts that no page has`);
  await request.dispose();
});

/** Writes a workbook of the text of its sheet; Python packs it, in little memory. */
const packed = `import sys,zipfile
z=zipfile.ZipFile(sys.argv[1],'w',zipfile.ZIP_DEFLATED)
z.writestr('[Content_Types].xml','<Types/>')
z.writestr('xl/workbook.xml','<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>')
z.writestr('xl/_rels/workbook.xml.rels','<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>')
with z.open('xl/worksheets/sheet1.xml','w') as sheet:
  sheet.write(sys.argv[2].encode())
  for _ in range(int(sys.argv[3])): sheet.write(b' '*1000000)
  sheet.write(b'</sheetData></worksheet>')
z.close()`;

const cell = (at: string): string => `<c r="${at}" t="inlineStr"><is><t>here</t></is></c>`;

test('stopping the import’s machine with a workbook [A-M4]', async ({ ownServer }) => {
  const books = [
    { name: 'bomb.xlsx', row: '', megabytes: 600, refusal: 'too large once it is unpacked' },
    { name: 'far.xlsx', row: `<row r="1048576">${cell('XFD1048576')}</row>`, megabytes: 0, refusal: 'beyond row' },
  ];
  for (const { name, row, megabytes, refusal } of books) {
    const sheet = `<worksheet><sheetData>${row}`;
    execFileSync('python3', ['-c', packed, join(ownServer.dataDir, name), sheet, String(megabytes)]);
    const { status, said } = await catalogue(ownServer, 'validate', name);
    expect([status, said]).toEqual([1, expect.stringContaining(refusal)]);
  }
  tried('600 MB in a small file, and one cell in the last corner of its sheet');
});

test('keeping the server from starting again with half a file [A-L1]', async ({ playwright, ownServer }) => {
  const path = join(ownServer.dataDir, 'demo-accounts.json');
  const whole = readFileSync(path, 'utf8');
  await ownServer.kill();
  writeFileSync(path, whole.slice(0, whole.length / 2));
  await ownServer.startAgain();
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  expect((await request.get('/healthz')).status()).toBe(200);
  expect(() => JSON.parse(readFileSync(path, 'utf8')) as unknown).not.toThrow();
  tried('half of the demo’s sign-ins, and a start');
  await request.dispose();
});

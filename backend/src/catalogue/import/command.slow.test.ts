import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { halves } from '#testing/pictures';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';
import { oversized } from './testing/workbooks';

/** The command as an operator calls it, beside a server that runs. */
const checkout = resolve(import.meta.dirname, '..', '..', '..', '..');
const demoSuppliers = 60;

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posy-catalogue-'));
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each call starts a process that loads the server's code. */
const callsMs = 180_000;

interface CommandOutput {
  status: number | null;
  out: string;
  fault: string;
}

const call = (
  words: string[],
  hear: (out: string, child: ChildProcess) => void = () => undefined,
): Promise<CommandOutput> => {
  const where = { INIT_CWD: folder, POSY_DATA_DIR: server.dataDir, PORT: String(server.port) };
  const env = { ...process.env, NODE_OPTIONS: '', ...where };
  const child = spawn(process.execPath, ['tools/bin/posy.mjs', 'catalogue', ...words], { cwd: checkout, env });
  const said: CommandOutput = { status: null, out: '', fault: '' };
  child.stdout.on('data', (text: Buffer) => {
    said.out += text.toString();
    hear(said.out, child);
  });
  child.stderr.on('data', (text: Buffer) => (said.fault += text.toString()));
  return new Promise((end) => child.once('close', (status) => end({ ...said, status })));
};

const file = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return name;
};

const header = 'key,name,category,country,town,description,price_from,capacity,kind,photos';
const usual = {
  category: 'venues',
  country: 'GB',
  town: 'Bath',
  description: 'A barn by the river.',
  price: '"2,250"',
};
const row = (key: string, changes: Partial<Record<string, string>> = {}): string =>
  Object.values({ key, name: `Zebu ${key}`, ...usual, capacity: '120', kind: 'barn', photos: '', ...changes }).join(
    ',',
  );
const csv = (...rows: string[]): string => [header, ...rows].join('\n');

/** Returns the number of suppliers that couples find by a word of their names. */
const found = async (text: string): Promise<number> => {
  const { body } = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', text, size: 1 } });
  return Number(body['total']);
};

/** Content types of the pictures of the first supplier that a name finds, and of a similar seed without an upload. */
const pictureTypes = async (text: string): Promise<(string | null)[]> => {
  const { body } = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', text, size: 1 } });
  const [supplier] = body['results'] as { picture: { category: string; seed: string } }[];
  const { category = '', seed = '' } = supplier?.picture ?? {};
  const served = [seed, `${seed.slice(0, -3)}abc`].map((one) =>
    fetch(`${server.url}/pictures/${category}/${one}/4x3/320.webp`),
  );
  return (await Promise.all(served)).map(({ ok, headers }) => (ok ? headers.get('content-type') : null));
};

/** Waits until the server's index has this many. */
const untilFound = async (text: string, count: number): Promise<void> => {
  while ((await found(text)) !== count);
};

test(
  'of 10,000 hostile rows each is refused for its own reason, named in the report, and the good ones are found [16]',
  async () => {
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
      [{ photos: ',one cell more' }, /^row: has 11 cells, the header 10/],
    ];
    const rows = Array.from({ length: 10_000 }, (_none, at) => {
      const [changes] = hostile[at % (hostile.length + 1)] ?? [{}];
      const shown = at === hostile.length ? { name: 'Zebu Ostrich', photos: 'hall.png' } : {};
      return row(at % 997 === 996 ? 'same' : `h${at}`, { ...shown, ...changes });
    });
    file('hall.png', await (await halves(1200, 800)).png().toBuffer());
    const { status, out } = await call(['import', file('hostile.csv', csv(...rows)), '--report', 'report.json']);
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
      written: number;
      refused: { row: number; key: string | null; reasons: string[] }[];
    };
    const good = 10_000 - report.refused.length;
    expect(status).toBe(1);
    expect(out).toContain(`10000 rows, ${report.refused.length} refused`);
    expect(out).toContain(`${good} written, 0 as they were`);
    for (const { row: number, key, reasons } of report.refused) {
      const expected = hostile[(number - 2) % (hostile.length + 1)]?.[1];
      const same = key === 'same' && expected === undefined;
      expect(reasons[0]).toMatch(same ? /^key: row \d+ has the same/ : (expected ?? /never/));
    }
    expect(report.written).toBe(good);
    expect(good).toBeGreaterThan(650);
    await untilFound('Zebu', good);
    expect(await pictureTypes('Zebu Ostrich')).toEqual(['image/webp', null]);
  },
  callsMs,
);

test(
  'a file that is only looked through, or imported dry, is reported and writes nothing; a mapping says what its columns are [16]',
  async () => {
    const columns = { Nr: 'key', Firma: 'name', Ort: 'town', Text: 'description' };
    const mapping = file('map.json', JSON.stringify({ columns, always: { category: 'venues', country: 'DE' } }));
    const name = file('theirs.csv', 'Nr;Firma;Ort;Text\n1;Quokka Hof;Köln;Ein Hof.\n2;Quokka Gut;Wakanda;Ein Gut.\n');
    const refused = /^posy: row 3 \(2\): town: nobody knows “Wakanda”.*\nposy: 2 rows, 1 refused\n/;
    const dryly = ['import', name, '--mapping', mapping, '--dry-run'];
    const [looked, dry] = await Promise.all([call(['validate', name, '--mapping', mapping]), call(dryly)]);
    expect([looked.status, dry.status]).toEqual([1, 1]);
    expect(looked.out).toMatch(refused);
    expect(dry.out).toMatch(refused);
    const again = await call(dryly);
    expect([dry, again].map(({ out }) => out)).toEqual([
      again.out,
      expect.stringContaining('1 would be written, 0 as'),
    ]);
  },
  callsMs,
);

test(
  'an import that was killed goes on where it was, and another one changes nothing [16]',
  async () => {
    const rows = Array.from({ length: 1200 }, (_none, at) => row(`r${at}`, { name: `Okapi ${at}` }));
    const name = file('resumed.csv', csv(...rows));
    const killed = await call(['import', name], (out, child) => out.includes('600 suppliers') && child.kill('SIGKILL'));
    expect([killed.status, killed.out]).toEqual([null, expect.not.stringContaining('as they were')]);
    const { status, out } = await call(['import', name]);
    const [written = 0, unchanged = 0] = [...out.matchAll(/(\d+) (?:written|as they were)/g)].map(([, count]) =>
      Number(count),
    );
    expect([status, written + unchanged]).toEqual([0, 1200]);
    expect(unchanged).toBeGreaterThanOrEqual(600);
    await untilFound('Okapi', 1200);
  },
  callsMs,
);

test(
  'what cannot be read at all is said in a sentence, without a trace of the program, and writes nothing [16]',
  async () => {
    const large = file('large.csv', csv(row('large', { name: 'Gnu' })));
    truncateSync(join(folder, large), 200 * 1024 * 1024);
    const faults: [string, RegExp][] = [
      [large, /^posy: The file has 200 MB; tables are read up to 64 MB/],
      [file('bomb.xlsx', await oversized()), /^posy: The workbook is too large once it is unpacked/],
    ];
    const said = await Promise.all(faults.map(([name]) => call(['import', name])));
    expect(said.map(({ status, out }) => [status, out])).toEqual(faults.map(() => [1, '']));
    for (const [at, { fault }] of said.entries()) expect(fault.trim()).toMatch(faults[at]?.[1] ?? /never/);
    expect(await found('Gnu')).toBe(0);
  },
  callsMs,
);

test(
  'the whole catalogue goes out and in again, and an operator may remove the demo from it [16]',
  async () => {
    const real = (await found('Zebu')) + (await found('Okapi'));
    const { out } = await call(['export', 'all.jsonl']);
    expect(out).toContain(`${real + demoSuppliers} suppliers are in all.jsonl`);
    expect(statSync(join(folder, 'all.jsonl')).mode & 0o077).toBe(0);
    const twice = await call(['export', 'all.jsonl']);
    expect([twice.status, twice.fault.trim()]).toEqual([
      1,
      expect.stringMatching(/^posy: There is a file \S+ already/),
    ]);
    const again = await call(['import', 'all.jsonl']);
    expect([again.status, again.out]).toEqual([
      0,
      expect.stringContaining(`${demoSuppliers} written, ${real} as they were`),
    ]);
    expect((await call(['remove-demo'])).out).toContain(`with ${demoSuppliers} documents of it`);
    expect(await found('Zebu')).toBeGreaterThan(0);
  },
  callsMs,
);

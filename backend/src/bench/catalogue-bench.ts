import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#config/config';
import { openCatalogueDesk } from '#server/parts/open-catalogue-desk';
import { cpuOf, type Spent, stopwatch } from './spent';

/** Times that an operator waits, measured on a separate server with an import running beside it. */
export interface MeasuredCatalogue {
  rows: number;
  /** Time from nothing to the first answer, with the demo. */
  firstStart: Spent;
  /** The same with all data present: the difference to the first is seeding. */
  laterStart: Spent;
  import: Spent;
  /** Milliseconds from the import of one changed supplier until a search for its new name has found it. */
  visibleIn: number;
  /** Time of all documents and the demo, from no index to the first answer. */
  rebuild: Spent;
}

export interface RunningProcess {
  child: ChildProcess;
  port: number;
  spent: Spent;
}

/** Starts the product's own server over a folder, and waits until it says that it is ready. */
export const startProduct = (
  dataDir: string,
  { options = [], env: more = {} }: { options?: readonly string[]; env?: Record<string, string> } = {},
): Promise<RunningProcess> => {
  const begun = performance.now();
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const env = { ...process.env, ...more, PORT: '0', POSY_DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...options], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const port = /Posy is ready: \S+:(\d+)/.exec(said)?.[1];
      const spent = { seconds: (performance.now() - begun) / 1000, cpu: cpuOf(child.pid) };
      if (port !== undefined) resolve({ child, port: Number(port), spent });
    });
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
};

export const stopProduct = async ({ child }: RunningProcess): Promise<void> => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

const towns = ['Bath', 'York', 'Leeds', 'Norwich', 'Exeter', 'Bristol', 'Oxford', 'Chester', 'Durham', 'Lincoln'];

const csv = (count: number, name: (at: number) => string): string =>
  [
    'key,name,category,country,town,description,price_from,capacity,kind,features,website,contact',
    ...Array.from({ length: count }, (_none, at) =>
      [
        `row-${at}`,
        name(at),
        'venues',
        'GB',
        towns[at % towns.length] ?? '',
        `"${'A barn by the river, with room for a long table and a band. '.repeat(8)}"`,
        2000 + (at % 60) * 50,
        60 + (at % 200),
        'barn',
        'step-free;parking',
        'https://example.com/barn',
        'Ana',
      ].join(','),
    ),
  ].join('\n');

const untilFound = async (port: number, text: string): Promise<void> => {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/search/suppliers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: 'GB', text, size: 1 }),
    });
    // A client that calls without a pause is refused for a while.
    if (response.ok) {
      const { results } = (await response.json()) as { results: { name: string }[] };
      if (results[0]?.name === text) return;
    } else await setTimeout(100);
  }
};

export const measureCatalogue = async (rows: number): Promise<MeasuredCatalogue> => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-bench-'));
  const dataDir = join(folder, 'data');
  const path = join(folder, 'suppliers.csv');
  const one = join(folder, 'one.csv');
  try {
    const seeding = await startProduct(dataDir);
    await stopProduct(seeding);
    const first = await startProduct(dataDir);
    const config = readConfig({ PORT: String(first.port), POSY_DATA_DIR: dataDir });
    const desk = await openCatalogueDesk(config);
    const take = (file: string) =>
      desk.import({ path: file, mapping: null, isStrict: true, isDry: false, progress: () => undefined });
    writeFileSync(
      path,
      csv(rows, (at) => `Barn ${at}`),
    );
    const took = stopwatch();
    const serverBefore = cpuOf(first.child.pid);
    await take(path);
    const imported = took();
    await untilFound(first.port, `Barn ${rows - 1}`);
    const importCpu = imported.cpu + cpuOf(first.child.pid) - serverBefore;
    writeFileSync(
      one,
      csv(1, () => 'Zebrafish Zinnia'),
    );
    await take(one);
    const written = performance.now();
    await untilFound(first.port, 'Zebrafish Zinnia');
    const visibleIn = performance.now() - written;
    await desk.close();
    await stopProduct(first);
    rmSync(join(dataDir, 'catalogue.sqlite'));
    const again = await startProduct(dataDir);
    await stopProduct(again);
    const importing = { seconds: imported.seconds, cpu: importCpu };
    return {
      rows,
      firstStart: seeding.spent,
      laterStart: first.spent,
      import: importing,
      visibleIn,
      rebuild: again.spent,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

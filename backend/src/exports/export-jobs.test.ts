import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ExportContent, openExportJobs } from './export-jobs';

describe('an export', () => {
  test('is one at a time for a person, and gone an hour after it was ready', async () => {
    let now = 1_000_000;
    const folder = mkdtempSync(join(tmpdir(), 'posy-exports-'));
    const faults: unknown[] = [];
    const jobs = await openExportJobs({ folder, now: () => now, report: (fault) => void faults.push(fault) });
    let go: () => void = () => undefined;
    const held = new Promise<ExportContent>((resolve) => (go = () => resolve({ parts: [], files: [] })));
    const [first, second] = await Promise.all([jobs.start('ana', () => held), jobs.start('ana', () => held)]);
    expect(second.id).toBe(first.id);
    expect((await jobs.start('bo', () => Promise.reject(new Error('full')))).id).not.toBe(first.id);
    go();
    while (jobs.status('ana', first.id)?.state === 'working') await setTimeout(5);
    expect([jobs.status('ana', first.id)?.state, jobs.status('bo', first.id), faults]).toEqual([
      'ready',
      null,
      [new Error('full')],
    ]);
    now += 60 * 60_000;
    expect(jobs.status('ana', first.id)).toBeNull();
    rmSync(folder, { recursive: true });
  });

  test('outlives a restart until its hour is over, and leaves nothing behind [R1-17]', async () => {
    let now = 1_000_000;
    const folder = mkdtempSync(join(tmpdir(), 'posy-exports-'));
    const open = () => openExportJobs({ folder, now: () => now, report: () => undefined });
    const before = await open();
    const content = async (): Promise<ExportContent> => ({ parts: [], files: [] });
    const [ready, broken] = [
      await before.start('ana', content),
      await before.start('bo', () => new Promise<ExportContent>(() => undefined)),
    ];
    while (before.status('ana', ready.id)?.state === 'working') await setTimeout(5);
    writeFileSync(join(folder, 'litter.zip'), 'half an archive');
    writeFileSync(join(folder, '0123456789abcdef01234567.json'), '{"id":"../../admin-secret"}');
    const known = before.status('ana', ready.id);
    const after = await open();
    expect(after.status('ana', ready.id)).toEqual(known);
    expect(known).toMatchObject({ state: 'ready', bytes: expect.any(Number) as number });
    const secret = String(known?.downloadPath).split('secret=')[1] ?? '';
    expect(
      readFileSync(after.file(ready.id, secret) ?? '')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(after.file(ready.id, 'wrong')).toBeNull();
    expect([after.status('bo', ready.id), after.status('bo', broken.id)?.state]).toEqual([null, 'failed']);
    expect(readdirSync(folder).sort()).toEqual([`${ready.id}.json`, `${ready.id}.zip`, `${broken.id}.json`].sort());
    now += 60 * 60_000;
    await after.sweep();
    expect(readdirSync(folder)).toEqual([]);
    await open();
    rmSync(folder, { recursive: true });
  });
});

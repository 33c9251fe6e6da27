import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPageBytes, importedFromContract } from './first-page-bytes';

const root = join(__dirname, '..', '..', '..');

test('reads names from imports, types left out', () => {
  const source =
    "import { createBus, type Bus } from '@posy/shared-contracts/bus';\nimport type { X } from '@posy/shared-contracts';";
  expect([...importedFromContract([source])]).toEqual([['@posy/shared-contracts/bus', new Set(['createBus'])]]);
});

test('keeps the contract’s part of the first page within its limit', async () => {
  const limits = JSON.parse(readFileSync(join(root, 'shared-contracts', 'limits.json'), 'utf8')) as {
    firstPageGzipKb: number;
  };
  expect(await firstPageBytes(root)).toBeLessThanOrEqual(limits.firstPageGzipKb * 1024);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supplierCategories } from '@posy/shared-contracts/entities';
import sharp from 'sharp';
import { halves } from '#testing/pictures';
import { slotCache } from '../files/slot-cache';
import {
  parsePictureRequest,
  pathOfPicture,
  pictureInfo,
  pictureRatios,
  type PictureRequest,
  pictureWidths,
} from './picture-request';
import { pictureService, type Uploads } from './picture-service';
import { renderPicture } from './render-picture';

const request: PictureRequest = { category: 'venues', seed: 'GB100001-1', ratio: '4x3', width: 320, format: 'webp' };

const nothing: Record<string, Buffer> = {};
const uploadsOf = (stored: Record<string, Buffer>): Uploads => ({
  has: (id) => Promise.resolve(id in stored),
  read: (id) => Promise.resolve(stored[id] ?? null),
});
const uploads = uploadsOf(nothing);

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'posy-pictures-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

test.each(pictureWidths.flatMap((width) => pictureRatios.map((ratio) => ({ width, ratio }))))(
  'a picture of $width at $ratio has the pixels that its info says',
  async ({ width, ratio }) => {
    const made = await sharp(await renderPicture({ ...request, width, ratio })).metadata();
    expect({ width: made.width, height: made.height }).toEqual(pictureInfo({ width, ratio }));
    expect(made.format).toBe('webp');
  },
);

test('AVIF is AVIF', async () => {
  const made = await sharp(await renderPicture({ ...request, format: 'avif' })).metadata();
  expect([made.format, made.compression, made.width]).toEqual(['heif', 'av1', 320]);
});

test('a preview of a link is a JPEG of 1200 by 630', async () => {
  const made = await sharp(await renderPicture({ ...request, ratio: '40x21', width: 1200, format: 'jpeg' })).metadata();
  expect([made.format, made.width, made.height]).toEqual(['jpeg', 1200, 630]);
});

test.each(supplierCategories)('the category %s has pictures, and its seeds differ', async (category) => {
  const [first, again, second] = await Promise.all([
    renderPicture({ ...request, category }),
    renderPicture({ ...request, category }),
    renderPicture({ ...request, category, seed: 'GB100002-1' }),
  ]);
  expect(first.equals(again)).toBe(true);
  expect(first.equals(second)).toBe(false);
});

test('a path is parsed into a request and back', () => {
  const parts = { category: 'cakes', seed: 'sup_gb0a-3', ratio: '16x9', file: '1280.avif' };
  const parsed = parsePictureRequest(parts);
  expect(parsed).toEqual({ category: 'cakes', seed: 'sup_gb0a-3', ratio: '16x9', width: 1280, format: 'avif' });
  expect(parsed && pathOfPicture(parsed)).toBe('/pictures/cakes/sup_gb0a-3/16x9/1280.avif');
});

test.each([
  { category: 'constructor' },
  { seed: '' },
  { seed: '../../etc/passwd' },
  { seed: 'x'.repeat(41) },
  { seed: 'a"><script>' },
  { ratio: '3x2' },
  { file: '641.webp' },
  { file: '640.png' },
  { file: '640.webp.exe' },
])('a path with %p is not one of ours', (wrong) => {
  expect(parsePictureRequest({ category: 'cakes', seed: 'a', ratio: '4x3', file: '640.webp', ...wrong })).toBeNull();
});

test('a picture is drawn once, then read from the disk, with the same ETag', async () => {
  let drawn = 0;
  const render = (asked: PictureRequest) => {
    drawn += 1;
    return renderPicture(asked);
  };
  const first = await pictureService({ cacheDir, render, uploads }).get(request);
  const second = await pictureService({ cacheDir, render, uploads }).get(request);
  expect(drawn).toBe(1);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ contentType: 'image/webp', width: 320, height: 240 });
  expect(first?.etag).toMatch(/^"[\w-]{27}"$/);
});

test('the same picture asked for twice at once is drawn once, and at most two are drawn at a time', async () => {
  let running = 0;
  let most = 0;
  let drawn = 0;
  const render = async (asked: PictureRequest) => {
    drawn += 1;
    running += 1;
    most = Math.max(most, running);
    const body = await renderPicture(asked);
    running -= 1;
    return body;
  };
  const service = pictureService({ cacheDir, render, uploads });
  const seeds = ['a', 'a', 'b', 'c', 'd', 'e'];
  await Promise.all(seeds.map((seed) => service.get({ ...request, seed })));
  expect({ drawn, most }).toEqual({ drawn: 5, most: 2 });
});

test('an uploaded photo is served under the same address as an illustration, in the pixels that its info says [16]', async () => {
  const photo = await (await halves(900, 1200)).webp().toBuffer();
  const stored: Record<string, Buffer> = { photo_a: photo };
  const service = pictureService({ cacheDir, uploads: uploadsOf(stored) });
  const asked = { ...request, seed: 'photo_a', ratio: '16x9', width: 640 } as const;
  const made = await service.get(asked);
  const { width, height, format } = await sharp(made?.body).metadata();
  expect({ width, height, format }).toEqual({ ...pictureInfo(asked), format: 'webp' });
  expect(await service.get({ ...asked, seed: 'photo_b' })).toBeNull();
  delete stored['photo_a'];
  expect(await service.get(asked)).toBeNull();
});

test('a picture that could not be drawn is tried again the next time', async () => {
  let failed = false;
  const render = async (asked: PictureRequest) => {
    if (failed) return renderPicture(asked);
    failed = true;
    throw new Error('no memory');
  };
  const service = pictureService({ cacheDir, render, uploads });
  await expect(service.get(request)).rejects.toThrow('no memory');
  await expect(service.get(request)).resolves.toMatchObject({ width: 320 });
});

test('the cache never has more files than slots, and a slot never answers another key', async () => {
  const cache = slotCache(cacheDir, 8);
  for (let i = 0; i < 60; i += 1) await cache.write(`key ${i}`, Buffer.from(`body ${i}`));
  const files = readdirSync(cacheDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeLessThanOrEqual(8);
  const read = await Promise.all(Array.from({ length: 60 }, (_, i) => cache.read(`key ${i}`)));
  expect(read.every((body, i) => body === null || body.toString() === `body ${i}`)).toBe(true);
  expect(read.at(-1)?.toString()).toBe('body 59');
});

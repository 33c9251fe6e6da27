import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { type FileStore } from '#files/file-store';
import { readPhoto } from '#photos/read-photo';
import { type PhotoType, sniffPhoto } from '#photos/sniff-photo';
import { marketOf } from '../content/markets';
import { type PictureRef, type SupplierRecord } from '../records/supplier-record';
import { seedOfPhoto, uploadsOf } from './uploaded';

/** A photo that a file of suppliers names. */
export interface GivenPhoto {
  seed: string;
  /** Path on this machine. */
  path: string;
  type: PhotoType;
}

const mostBytes = 30 * 1024 * 1024;
/** Smaller ones would be blown up on a profile. */
const least = { width: 640, height: 400 };

/** A photo that is refused; the message is written for the person who supplied it. */
export class PhotoRefused extends Error {}

const refused = (name: string, why: string) => new PhotoRefused(`photos: “${name}” ${why}`);

/** Returns the path of a file in a folder or below it; a name that leaves the folder is refused. */
const pathIn = async (folder: string, name: string): Promise<string> => {
  const home = await realpath(folder);
  const path = await realpath(join(home, name)).catch(() => null);
  const found = path === null || !path.startsWith(home + sep) ? null : await stat(path);
  if (path === null || found === null || !found.isFile()) throw refused(name, 'is no file beside the table');
  if (found.size > mostBytes) throw refused(name, `is larger than ${mostBytes / 1024 / 1024} MB`);
  return path;
};

const unpack = async (bytes: Buffer, type: PhotoType, name: string): Promise<Buffer> => {
  const photo = await readPhoto(bytes, type).catch(() => {
    throw refused(name, 'cannot be read: it is damaged, or has too many pixels');
  });
  if (photo.width < least.width || photo.height < least.height)
    throw refused(name, `has ${photo.width} by ${photo.height} pixels; ${least.width} by ${least.height} are needed`);
  return photo.body;
};

/** Returns a photo of the import; with `isWhole` it is decoded too, which proves that it can be. */
export const givenPhoto = async (folder: string, name: string, id: string, isWhole: boolean): Promise<GivenPhoto> => {
  const path = await pathIn(folder, name);
  const bytes = await readFile(path);
  const type = sniffPhoto(bytes);
  if (type === null) throw refused(name, 'is no JPEG, PNG, WebP or HEIC');
  if (isWhole) await unpack(bytes, type, name);
  return { seed: seedOfPhoto(id, bytes), path, type };
};

/** A gallery of uploads, in their order; the same photo is shown once. */
export const galleryOf = (
  { id, type, name, countryCode }: SupplierRecord,
  photos: readonly GivenPhoto[],
): PictureRef[] => {
  const { words } = marketOf(countryCode);
  const seeds = [...new Set(photos.map(({ seed }) => seed))];
  return seeds.map((seed, at) => ({
    id: `${id}-photo-${at + 1}`,
    category: type,
    seed,
    label: words.photo(at + 1, name),
  }));
};

/** Path at which `export` writes a photo of a file's suppliers. */
const exportedPath = (path: string, seed: string): string => join(`${path}.photos`, `${seed}.webp`);

/** The uploads of a supplier that was exported. */
export const exportedPhotos = (path: string, record: SupplierRecord): GivenPhoto[] =>
  uploadsOf(record).map((seed) => ({ seed, path: exportedPath(path, seed), type: 'webp' }));

/** Writes the uploads of a supplier beside the file that it is exported to. */
export const exportPhotos = async (store: FileStore, record: SupplierRecord, path: string): Promise<void> => {
  for (const seed of uploadsOf(record)) {
    const photo = await store.read(seed);
    if (photo === null) continue;
    await mkdir(dirname(exportedPath(path, seed)), { recursive: true, mode: 0o700 });
    await writeFile(exportedPath(path, seed), photo);
  }
};

/** Encodes photos anew and stores them; skips those that are stored already. Throws `PhotoRefused`. */
export const storePhotos = async (store: FileStore, photos: readonly GivenPhoto[]): Promise<void> => {
  for (const { seed, path, type } of photos) {
    if (await store.has(seed)) continue;
    const bytes = await readFile(path).catch(() => {
      throw refused(basename(path), 'is not there');
    });
    await store.write(seed, await unpack(bytes, type, basename(path)));
  }
};

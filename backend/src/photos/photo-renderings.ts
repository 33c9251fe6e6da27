import { type photoConstants } from '@posy/shared-contracts/constants';
import sharp from 'sharp';
import { type FileStore } from '#files/file-store';
import { atMost } from '../files/at-most';
import { slotCache } from '../files/slot-cache';

export type PhotoWidth = (typeof photoConstants.widths)[number];
export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

/** Photos in the widths and formats in which they are served. */
export interface PhotoRenderings {
  /** Null when the photo is not, or no longer, there. */
  get(id: string, width: PhotoWidth, format: PhotoFormat): Promise<Buffer | null>;
}

const encode = (photo: Buffer, width: PhotoWidth, format: PhotoFormat): Promise<Buffer> => {
  const image = sharp(photo).resize({ width, withoutEnlargement: true });
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 2 }).toBuffer()
    : image.webp({ quality: 80, effort: 3 }).toBuffer();
};

/** Makes renderings when they are asked for, two at a time, and keeps them in a cache that may be deleted at any time. */
export const photoRenderings = (store: FileStore, cacheDir: string): PhotoRenderings => {
  const cache = slotCache(cacheDir);
  const limited = atMost(2);
  return {
    async get(id, width, format) {
      const key = `photo-1:${id}/${width}.${format}`;
      // The store decides: a deleted photo is gone, whatever a cache still has.
      const stored = (await store.has(id)) ? await cache.read(key) : null;
      if (stored !== null) return stored;
      const photo = await store.read(id);
      if (photo === null) return null;
      const body = await limited(() => encode(photo, width, format));
      await cache.write(key, body).catch(() => undefined); // a full disk only costs the work next time
      return body;
    },
  };
};

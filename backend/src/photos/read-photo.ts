import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic';
import { PhotoFault } from './photo-fault';
import { type PhotoType } from './sniff-photo';

/** A photo as it is stored. */
export interface StoredPhoto {
  body: Buffer;
  /** Pixels of the upright photo. */
  width: number;
  height: number;
}

/**
 * Limit for decoding: a small file may claim any size. A phone's large mode has 50 million pixels; pictures that no
 * camera makes (screenshots, scans) are smaller, and more expensive to decode.
 */
const mostPixels: Record<PhotoType, number> = {
  jpeg: 52_000_000,
  heic: 52_000_000,
  png: 26_000_000,
  webp: 26_000_000,
};

/** Longest side that is stored: twice the widest that is served. */
const longestSide = 2560;

/** Longest time that one picture may take. */
const seconds = 30;

const open = async (bytes: Buffer, type: PhotoType): Promise<Sharp> => {
  if (type === 'heic') {
    const { data, width, height } = await decodeHeic(bytes, mostPixels[type]);
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  const image = sharp(bytes, { limitInputPixels: mostPixels[type], failOn: 'error' });
  const { format } = await image.metadata();
  if (format !== type) throw new PhotoFault('unreadable');
  return image;
};

const faultOf = (error: unknown): PhotoFault => {
  if (error instanceof PhotoFault) return error;
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
  return new PhotoFault(tooMany ? 'too-many-pixels' : 'unreadable');
};

/**
 * Unpacks a picture, turns it upright, and packs it anew as WebP of at most 2,560 pixels a side. Nothing of the file
 * goes with it but its pixels: no EXIF (with the place of a home), no comments, no second picture. Throws `PhotoFault`.
 */
export const readPhoto = async (bytes: Buffer, type: PhotoType): Promise<StoredPhoto> => {
  try {
    const { data, info } = await (
      await open(bytes, type)
    )
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 3 })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.height };
  } catch (error) {
    throw faultOf(error);
  }
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** The colour of a point of a picture, each part rounded to a multiple of 64: encodings change colours a little. */
export const colourAt = async (picture: Buffer, left: number, top: number): Promise<number[]> => {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((part) => Math.round(part / 64) * 64);
};

export const red = [192, 0, 0];
export const blue = [0, 0, 192];

/** A picture of which the left half is red and the right half blue. */
export const halves = async (width: number, height: number): Promise<Sharp> => {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: '#c00000' } };
  const whole = sharp({ create: { width, height, channels: 3, background: '#0000c0' } });
  return whole.composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }]);
};

/** A photo as a phone held upright takes it: the camera's pixels lie, EXIF says how to turn them, and where it was. */
export const phonePhoto = async (width = 80, height = 60): Promise<Buffer> => {
  const exif = { IFD0: { Make: 'Heron Phones' }, IFD3: { GPSLatitude: '51/1 22/1 0/1', GPSLongitude: '2/1 21/1 0/1' } };
  return (await halves(width, height)).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
};

/** The same halves, 96 by 64, as HEIC; made by libheif's heif-enc with x265. */
export const heicHalves = (): Buffer => readFileSync(join(__dirname, 'files', 'red-left-blue-right.heic'));

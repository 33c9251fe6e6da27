import { scene } from '@posy/art/scenes';
import sharp, { type Sharp } from 'sharp';
import { pictureInfo, type PictureRequest, seedPattern } from './picture-request';

/** Raise when the art or the encoding changes: cached renderings of another version are not used. */
export const artVersion = 2;

/** The drawing in pixels; `slice` in its SVG crops it to the box and keeps the subject in the middle. */
const drawing = (request: PictureRequest): Buffer => {
  const { width, height } = pictureInfo(request);
  const svg = scene({ category: request.category, seed: request.seed });
  return Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `));
};

const encoded = (image: Sharp, format: PictureRequest['format']): Promise<Buffer> => {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return image.webp({ quality: 80, effort: 3 }).toBuffer();
};

/** A photo cut to the box of a picture, around what draws the eye. */
export const renderPhoto = (photo: Buffer, request: PictureRequest): Promise<Buffer> =>
  encoded(
    sharp(photo)
      .resize({ ...pictureInfo(request), fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' }),
    request.format,
  );

/** Draws and encodes one picture. The same request gives the same bytes with the same version of sharp. */
export const renderPicture = async (request: PictureRequest): Promise<Buffer> => {
  if (!seedPattern.test(request.seed)) throw new RangeError('A picture seed has 1 to 40 letters, digits, _ or -');
  return encoded(sharp(drawing(request)), request.format);
};

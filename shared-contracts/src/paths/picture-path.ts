/** Shapes in which the server renders an illustration: width by height. */
export type PictureShape = '1x1' | '4x3' | '4x5' | '16x9' | '40x21';

/** Pixels across in which the server renders an illustration. */
export type PictureWidth = 320 | 640 | 1200 | 1280;

/**
 * Returns the address of an illustration of the catalogue, or of an article: drawn from its category and seed, or an
 * uploaded photo that the seed names. It stands beside `paths` and is no part of it, because the shell shows none.
 *
 * @example picturePath(supplier.picture, '4x3', 640) // '/pictures/venues/GB000001/4x3/640.webp'
 */
export const picturePath = (
  { category, seed }: { category: string; seed: string },
  shape: PictureShape,
  width: PictureWidth,
  format = 'webp',
): string => `/pictures/${encodeURIComponent(category)}/${encodeURIComponent(seed)}/${shape}/${width}.${format}`;

import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { picturePath } from '@posy/shared-contracts/paths';

export const pictureWidths = [320, 640, 1200, 1280] as const;
export const pictureRatios = ['4x3', '4x5', '16x9', '1x1', '40x21'] as const;
/** JPEG is for previews of links: not every network shows the others. */
export const pictureFormats = ['webp', 'avif', 'jpeg'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureRatio = (typeof pictureRatios)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** A rendering of a seeded picture; `/pictures/{category}/{seed}/{ratio}/{width}.{format}`. */
export interface PictureRequest {
  category: SupplierCategory;
  seed: string;
  width: PictureWidth;
  ratio: PictureRatio;
  format: PictureFormat;
}

export const seedPattern = /^[A-Za-z0-9_-]{1,40}$/;

const oneOf = <T extends string | number>(list: readonly T[], value: unknown): T | undefined =>
  list.find((item) => String(item) === String(value));

/** Parses and checks the parts of a path; null, a 404, when any part is unknown. */
export const parsePictureRequest = (
  parts: Record<'category' | 'seed' | 'ratio' | 'file', string>,
): PictureRequest | null => {
  const [, fileWidth, fileFormat] = /^(\d+)\.([a-z]+)$/.exec(parts.file) ?? [];
  const category = oneOf(supplierCategories, parts.category);
  const ratio = oneOf(pictureRatios, parts.ratio);
  const width = oneOf(pictureWidths, fileWidth);
  const format = oneOf(pictureFormats, fileFormat);
  const known = category !== undefined && ratio !== undefined && width !== undefined && format !== undefined;
  return known && seedPattern.test(parts.seed) ? { category, seed: parts.seed, ratio, width, format } : null;
};

/** Returns the address of a rendering. */
export const pathOfPicture = ({ ratio, width, format, ...picture }: PictureRequest): string =>
  picturePath(picture, ratio, width, format);

const heights: Record<PictureRatio, number> = {
  '4x3': 3 / 4,
  '4x5': 5 / 4,
  '16x9': 9 / 16,
  '1x1': 1,
  '40x21': 21 / 40,
};

/** Pixels of a rendering: what `…/info` answers. */
export const pictureInfo = ({
  width,
  ratio,
}: Pick<PictureRequest, 'width' | 'ratio'>): {
  width: number;
  height: number;
} => ({ width, height: Math.round(width * heights[ratio]) });

import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { pictureInfo, picturePath } from '#pictures/picture-request';

/** A preview for those who see a link to the page. */
export interface PageImage {
  /** Path on this origin. */
  path: string;
  width: number;
  height: number;
  type: 'image/jpeg';
  /** Alternative text. */
  label: string;
}

/** The size that social networks ask for; JPEG, because some of them show neither WebP nor AVIF. */
const preview = { ratio: '40x21', width: 1200, format: 'jpeg' } as const;

/** The preview drawn from a seed. */
export const imageOf = (category: SupplierCategory, seed: string, label: string): PageImage => ({
  path: picturePath({ category, seed, ...preview }),
  ...pictureInfo(preview),
  type: 'image/jpeg',
  label,
});

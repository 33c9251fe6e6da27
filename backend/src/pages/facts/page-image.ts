import { photoConstants } from '@posy/shared-contracts/constants';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { pathOfPicture, pictureInfo } from '#pictures/picture-request';
import { type SharePicture } from './website-of';

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

/** Widest width in which photos are served. */
const photoWidth = Math.max(...photoConstants.widths);

/** A photo that people chose for a preview. */
export const sharedImage = ({ path, width, height }: SharePicture, label: string): PageImage => {
  const share = Math.min(1, photoWidth / width);
  return {
    path: `${path}/${photoWidth}.jpg`,
    width: Math.round(width * share),
    height: Math.round(height * share),
    type: 'image/jpeg',
    label,
  };
};

/** The preview, rendered from a seed. */
export const imageOf = (category: SupplierCategory, seed: string, label: string): PageImage => ({
  path: pathOfPicture({ category, seed, ...preview }),
  ...pictureInfo(preview),
  type: 'image/jpeg',
  label,
});

import type { SupplierCard } from '@posy/shared-contracts/entities';
import { picturePath, type PictureShape as AnyShape, type PictureWidth } from '@posy/shared-contracts/paths';

/** Shapes that the directory shows. */
export type PictureShape = Exclude<AnyShape, '40x21'>;
export type PictureRef = SupplierCard['picture'];

const widths = [320, 640, 1280] as const;
const heightOf: Record<PictureShape, (width: number) => number> = {
  '1x1': (width) => width,
  '4x3': (width) => (width * 3) / 4,
  '4x5': (width) => (width * 5) / 4,
  '16x9': (width) => (width * 9) / 16,
};

/** The whole picture, either way round. */
export const wholeShape = ({ portrait }: Pick<PictureRef, 'portrait'>): PictureShape =>
  portrait === true ? '4x5' : '4x3';

/** The address and the size of an illustration: the attributes of its `img`. */
export interface PictureSources {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Returns the sources of an illustration of the catalogue, made from its category and seed. */
export const pictureSources = (picture: Pick<PictureRef, 'category' | 'seed'>, shape: PictureShape): PictureSources => {
  const at = (width: PictureWidth): string => picturePath(picture, shape, width);
  return {
    src: at(640),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    width: 640,
    height: heightOf[shape](640),
  };
};

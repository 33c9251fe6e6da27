import { type PictureRef, type PictureShape, pictureSources } from '../rules/picture-sources';

interface Props {
  picture: PictureRef;
  shape: PictureShape;
  /** CSS widths at which it is shown, for the browser's choice of file. */
  sizes: string;
  /** True for a picture at the top of the page, which is loaded at once and first. */
  isFirst?: boolean;
}

/** An illustration of the catalogue. Its label is its alternative text. */
export const Picture = ({ picture, shape, sizes, isFirst = false }: Props) => (
  <img
    {...pictureSources(picture, shape)}
    sizes={sizes}
    alt={picture.label}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : undefined}
    decoding="async"
  />
);

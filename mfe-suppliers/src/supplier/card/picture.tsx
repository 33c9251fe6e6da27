import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { type PictureRef, type PictureShape, pictureSources } from '../rules/picture-sources';

/** The place of a supplier's picture beside its name, which stands there before the picture loads and without one. */
export const PictureTile = styled.span`
  display: block;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: 10px;
  background: ${color.peony.wash};
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

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

import styled from '@emotion/styled';
import { picturePath } from '@posy/shared-contracts/paths';

const Image = styled.img`
  inline-size: 48px;
  block-size: 48px;
  border-radius: 12px;
  object-fit: cover;
`;

interface Props {
  picture: { category: string; seed: string };
}

/** A supplier's illustration beside its name: decoration, for the name says who it is. */
export const PictureTile = ({ picture }: Props) => (
  <Image src={picturePath(picture, '1x1', 320)} alt="" width={48} height={48} loading="lazy" decoding="async" />
);

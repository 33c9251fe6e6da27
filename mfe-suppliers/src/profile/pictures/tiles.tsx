import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { color, media } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { captionOf } from '#supplier/gallery/caption';
import { tileShape } from '../rules/picture-groups';

const columnsFrom = '@media (min-width: 1100px)';

/** Columns of pictures in their own heights. */
const Masonry = styled.ol`
  columns: 2;
  column-gap: 8px;
  & > li {
    break-inside: avoid;
    margin-block-end: 8px;
  }
  ${media.tablet} {
    columns: 3;
    column-gap: 12px;
    & > li {
      margin-block-end: 12px;
    }
  }
  ${columnsFrom} {
    columns: 4;
  }
`;

/** One picture a row, with its words. */
const List = styled.ol`
  display: grid;
  gap: 24px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 32px 24px;
  }
`;

const Press = styled.button`
  display: block;
  inline-size: 100%;
  text-align: start;
  border-radius: 14px;
  ${media.tablet} {
    border-radius: 16px;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: inherit;
    background: ${color.sunken};
    transition: opacity 120ms;
  }
  ${media.hover} {
    &:hover img {
      opacity: 0.9;
    }
  }
`;

const Words = styled.p`
  margin-block-start: 10px;
  font-weight: 500;
  & > small {
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

export interface TilesProps {
  pictures: SupplierProfile['pictures'];
  name: string;
  onOpen: (picture: SupplierProfile['pictures'][number]) => void;
}

/** All pictures at a glance. */
export const MasonryTiles = ({ pictures, onOpen }: Omit<TilesProps, 'name'>) => (
  <Masonry>
    {pictures.map((picture, place) => (
      <li key={picture.seed}>
        <Press type="button" onClick={() => onOpen(picture)}>
          <Picture
            picture={picture}
            shape={tileShape(picture, place)}
            sizes="(min-width: 1100px) 290px, (min-width: 768px) 33vw, 50vw"
            isFirst={place < 2}
          />
        </Press>
      </li>
    ))}
  </Masonry>
);

/** All pictures, large, with their words. */
export const ListTiles = ({ pictures, name, onOpen }: TilesProps) => (
  <List>
    {pictures.map((picture, place) => {
      const { text, isIllustration } = captionOf(picture.label, name);
      return (
        <li key={picture.seed}>
          <Press type="button" onClick={() => onOpen(picture)}>
            <Picture
              picture={{ ...picture, label: '' }}
              shape="4x3"
              sizes="(min-width: 768px) 50vw, 100vw"
              isFirst={place < 1}
            />
            <Words>
              {text}{' '}
              {isIllustration ? (
                <small>
                  · <FormattedMessage id="profile.viewer.illustration" />
                </small>
              ) : null}
            </Words>
          </Press>
        </li>
      );
    })}
  </List>
);

import styled from '@emotion/styled';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { color, media, Tag } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../card/picture';
import type { PictureRef } from '../rules/picture-sources';

/** Number of pictures in the mosaic, of which phones show the first; the viewer has all. */
const inMosaic = 5;

const Root = styled.section`
  position: relative;
  ${media.phone} {
    margin-inline: -16px;
  }
`;

const Tiles = styled.ul`
  display: grid;
  gap: 8px;
  & button {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    background: ${color.sunken};
  }
  ${media.phone} {
    & > li {
      block-size: 270px;
    }
    & > li + li {
      display: none;
    }
  }
  ${media.tablet} {
    border-radius: 20px;
    overflow: hidden;
    grid-template: 210px 210px / 2fr 1fr 1fr;
    & > li:first-of-type {
      grid-row: span 2;
    }
    &[data-count='1'] {
      grid-template: 420px / 1fr;
    }
    &[data-count='2'] {
      grid-template: 420px / 2fr 1fr;
    }
    &[data-count='3'] {
      grid-template: 210px 210px / 2fr 1fr;
    }
    &[data-count='4'] > li:nth-of-type(2) {
      grid-column: span 2;
    }
  }
`;

const Note = styled.div`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-start: 16px;
`;

const More = styled.div`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-end: 14px;
`;

/** The catalogue drew a picture unless its seed is that of an uploaded photo. */
const isDrawn = ({ seed }: PictureRef): boolean => !seed.startsWith('photo_');

const sizes = '(min-width: 1280px) 600px, (min-width: 768px) 50vw, 100vw';

interface Props {
  pictures: readonly PictureRef[];
  onOpen: (place: number) => void;
  /** Leads to all of them, where there are several. */
  children: ReactNode;
}

/** The first pictures, each a button that opens the viewer. They say so if the catalogue drew some. */
export const Mosaic = ({ pictures, onOpen, children }: Props) => {
  const { formatMessage } = useIntl();
  const shown = pictures.slice(0, inMosaic);
  if (pictures.length === 0) return null;
  return (
    <Root id={profileAnchors.photos} aria-label={formatMessage({ id: 'suppliers.profile.pictures' })}>
      <Tiles id={profileAnchors.masonryGallery} data-count={shown.length}>
        {shown.map((picture, place) => (
          <li key={`${picture.category}:${picture.seed}:${place}`}>
            <button type="button" onClick={() => onOpen(place)}>
              <Picture picture={picture} shape="4x3" sizes={sizes} isFirst={place === 0} />
            </button>
          </li>
        ))}
      </Tiles>
      {shown.some(isDrawn) ? (
        <Note>
          <Tag>{formatMessage({ id: 'suppliers.profile.illustrations' })}</Tag>
        </Note>
      ) : null}
      {pictures.length > 1 ? <More>{children}</More> : null}
    </Root>
  );
};

import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Button, color, media } from '@posy/shared-ui';
import { ImageIcon } from '@posy/shared-ui/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { anchors } from '../anchors';
import { Picture } from '#supplier/card/picture';

/** Pictures in the mosaic, of which phones show the first; the others are behind its button. */
const inMosaic = 5;

const Root = styled.section`
  position: relative;
  ${media.phone} {
    margin-inline: -16px;
  }
`;

const Mosaic = styled.ul`
  display: grid;
  gap: 8px;
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
    &:not([data-all]) > li + li {
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
  &[data-all] {
    ${media.tablet} {
      grid-template: none;
      grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
      & > li {
        grid-row: auto;
        grid-column: auto;
        aspect-ratio: 4 / 3;
      }
    }
  }
`;

const Note = styled.p`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-start: 16px;
  padding: 3px 10px;
  border-radius: 99px;
  background: ${color.surface};
  color: ${color.ink};
  font-size: 0.8125rem;
  font-weight: 600;
`;

const More = styled.div`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-end: 14px;
  ${media.tablet} {
    &[data-phone-only] {
      display: none;
    }
  }
`;

const sizes = '(min-width: 1280px) 600px, (min-width: 768px) 50vw, 100vw';

/** A supplier's pictures: a few at once, the rest when asked for. They say that they are illustrations. */
export const Gallery = ({ pictures }: { pictures: SupplierProfile['pictures'] }) => {
  const [isAll, setAll] = useState(false);
  const { formatMessage } = useIntl();
  const listId = useId();
  const shown = isAll ? pictures : pictures.slice(0, inMosaic);
  if (pictures.length === 0) return null;
  return (
    <Root id={anchors.photos} aria-label={formatMessage({ id: 'suppliers.profile.pictures' })}>
      <Mosaic id={listId} data-count={shown.length} data-all={isAll ? '' : undefined}>
        {shown.map((picture, place) => (
          <li key={`${picture.category}:${picture.seed}:${place}`}>
            <Picture picture={picture} shape="4x3" sizes={sizes} isFirst={place === 0} />
          </li>
        ))}
      </Mosaic>
      <Note>
        <FormattedMessage id="suppliers.profile.illustrations" />
      </Note>
      {pictures.length > 1 ? (
        <More data-phone-only={pictures.length > inMosaic ? undefined : ''}>
          <Button
            size="s"
            icon={<ImageIcon size="s" />}
            onPress={() => setAll(!isAll)}
            aria-expanded={isAll}
            aria-controls={listId}
          >
            {formatMessage(
              { id: isAll ? 'suppliers.profile.fewerPictures' : 'suppliers.profile.allPictures' },
              { count: pictures.length },
            )}
          </Button>
        </More>
      ) : null}
    </Root>
  );
};

import styled from '@emotion/styled';
import { photoIdOf, photoSource, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazyBloom } from '#host/lazy-art';

const Frame = styled.div`
  inline-size: 96px;
  block-size: 96px;
  overflow: hidden;
  border-radius: 50%;
  border-end-start-radius: 24px;
  background: ${color.primrose.soft};
  & > * {
    inline-size: 100%;
    block-size: 100%;
  }
  & img {
    display: block;
    object-fit: cover;
  }
`;

/** The couple's picture in a petal; their flower while they have none. */
export const CouplePicture = ({ wedding: { id, image } }: { wedding: Identified<Wedding> }) => {
  const { formatMessage } = useIntl();
  if (image == null || photoIdOf(image) === null)
    return (
      <Frame aria-hidden>
        <LazyBloom seed={id} kind="daisy" hue="#f4c947" />
      </Frame>
    );
  return (
    <Frame>
      <img src={photoSource({ path: image }, 320)} alt={formatMessage({ id: 'shell.profile.picture' })} />
    </Frame>
  );
};

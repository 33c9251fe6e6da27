import { photoIdOf, photoSource, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { LazyBloom } from '#host/lazy-art';
import { PetalFrame } from './petal-frame';

/** The couple's picture in a petal; their flower without one. */
export const CouplePicture = ({ wedding: { id, image } }: { wedding: Identified<Wedding> }) => {
  const { formatMessage } = useIntl();
  if (image == null || photoIdOf(image) === null)
    return (
      <PetalFrame data-hue="primrose" aria-hidden>
        <LazyBloom seed={id} kind="daisy" hue="#f4c947" />
      </PetalFrame>
    );
  return (
    <PetalFrame data-hue="primrose">
      <img src={photoSource({ path: image }, 320)} alt={formatMessage({ id: 'shell.profile.picture' })} />
    </PetalFrame>
  );
};

import styled from '@emotion/styled';
import { useOpenItem } from '@posy/remote-kit';
import { type DescribedPhoto, photoIdOf, photoSource, photoSourceSet } from '@posy/shared-contracts/entities';
import { IconButton } from '@posy/shared-ui';
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '@posy/shared-ui/icons';
import { FullScreen } from '@posy/shared-ui/overlays';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 12px;
  block-size: 100dvh;
  padding: max(10px, env(safe-area-inset-top)) 12px max(12px, env(safe-area-inset-bottom));
  & > header,
  & > footer {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    font-variant-numeric: tabular-nums;
  }
  & > footer > p {
    flex: 1;
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
  }
`;

/** People's own photos are served in widths; pictures of the demo are there as they are. */
const sourcesOf = (photo: DescribedPhoto) =>
  photoIdOf(photo.path) === null
    ? { src: photo.path }
    : { src: photoSource(photo, 1280), srcSet: photoSourceSet(photo), sizes: '100vw' };

interface Props {
  photos: readonly DescribedPhoto[];
  /** The number of the photo that is shown, from 0. */
  place: number;
  name: string;
  altOf: (place: number) => string;
  onShow: (place: number) => void;
  onClose: () => void;
}

/** A review's pictures, one at a time, over the whole window; by keys and by buttons. */
export const Lightbox = ({ photos, place, name, altOf, onShow, onClose }: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('gallery', true, onClose);
  const photo = photos[place];
  const by = (step: number): void => onShow((place + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    by(step);
  };
  if (photo === undefined) return null;
  return (
    <FullScreen
      isOpen
      onClose={onClose}
      label={formatMessage({ id: 'reviews.photos' }, { name })}
      onKeyDown={onKeyDown}
    >
      <Frame>
        <header>
          <span aria-live="polite">
            <FormattedMessage id="reviews.photos.place" values={{ place: place + 1, count: photos.length }} />
          </span>
          <IconButton isOnPicture label={formatMessage({ id: 'reviews.photos.close' })} onPress={onClose}>
            <XIcon />
          </IconButton>
        </header>
        <img key={photo.path} {...sourcesOf(photo)} alt={altOf(place)} />
        <footer>
          {photos.length < 2 ? null : (
            <IconButton isOnPicture label={formatMessage({ id: 'reviews.photos.previous' })} onPress={() => by(-1)}>
              <ArrowLeftIcon />
            </IconButton>
          )}
          <p>{altOf(place)}</p>
          {photos.length < 2 ? null : (
            <IconButton isOnPicture label={formatMessage({ id: 'reviews.photos.next' })} onPress={() => by(1)}>
              <ArrowRightIcon />
            </IconButton>
          )}
        </footer>
      </Frame>
    </FullScreen>
  );
};

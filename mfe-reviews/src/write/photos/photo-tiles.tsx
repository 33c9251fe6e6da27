import styled from '@emotion/styled';
import { photoConstants } from '@posy/shared-contracts/constants';
import { photoSource } from '@posy/shared-contracts/entities';
import { color, IconButton } from '@posy/shared-ui';
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { type DraftPhoto, movedPhoto } from '../rules/review-draft';

const Tile = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  font-size: 0.8125rem;
  & > input {
    inline-size: 100%;
    min-block-size: 36px;
    padding: 6px 10px;
    border: 1px solid ${color.lineStrong};
    border-radius: 8px;
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
  }
`;

const Picture = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 14px;
  background: ${color.sunken};
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
`;

const Arrows = styled.span`
  position: absolute;
  inset-block-end: 6px;
  inset-inline: 6px;
  display: flex;
  justify-content: space-between;
`;

interface PhotoTileProps {
  photos: readonly DraftPhoto[];
  place: number;
  onChange: (photos: DraftPhoto[]) => void;
  onRemove: (photo: DraftPhoto) => void;
}

/** A photo that arrived: what is on it, where it stands, and away with it. */
export const PhotoTile = ({ photos, place, onChange, onRemove }: PhotoTileProps) => {
  const { formatMessage } = useIntl();
  const photo = photos[place];
  if (photo === undefined) return null;
  const number = place + 1;
  const describe = (alt: string): void =>
    onChange(photos.map((other) => (other.public_id === photo.public_id ? { ...other, alt } : other)));
  return (
    <Tile>
      <Picture>
        <img
          src={photoSource({ path: photo.imageUrl }, 320)}
          alt={photo.alt || formatMessage({ id: 'write.photo' }, { number })}
        />
        <Corner>
          <IconButton
            isOnPicture
            size="s"
            label={formatMessage({ id: 'write.photo.remove' }, { number })}
            onPress={() => onRemove(photo)}
          >
            <XIcon size="s" />
          </IconButton>
        </Corner>
        {photos.length > 1 ? (
          <Arrows>
            <IconButton
              isOnPicture
              size="s"
              label={formatMessage({ id: 'write.photo.earlier' }, { number })}
              isDisabled={place === 0}
              onPress={() => onChange(movedPhoto(photos, place, place - 1))}
            >
              <ArrowLeftIcon size="s" />
            </IconButton>
            <IconButton
              isOnPicture
              size="s"
              label={formatMessage({ id: 'write.photo.later' }, { number })}
              isDisabled={place === photos.length - 1}
              onPress={() => onChange(movedPhoto(photos, place, place + 1))}
            >
              <ArrowRightIcon size="s" />
            </IconButton>
          </Arrows>
        ) : null}
      </Picture>
      <input
        aria-label={formatMessage({ id: 'write.photo.alt' }, { number })}
        placeholder={formatMessage({ id: 'write.photo.altShort' })}
        maxLength={photoConstants.altLength}
        value={photo.alt}
        onChange={(event) => describe(event.currentTarget.value)}
      />
    </Tile>
  );
};

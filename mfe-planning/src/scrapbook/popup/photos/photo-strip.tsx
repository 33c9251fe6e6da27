import styled from '@emotion/styled';
import { type PhotoUpload, UploadTile } from '@posy/remote-kit/uploads';
import { type Photo, photoSource } from '@posy/shared-contracts/entities';
import { color, IconButton } from '@posy/shared-ui';
import { ArrowLeftIcon, ArrowRightIcon, PlusIcon, XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { moved } from '#scrapbook/rules/note-draft';
import { useUploadWords } from './upload-words';

export const Strip = styled.ul`
  display: grid;
  gap: 10px;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: 14px;
    background: ${color.sunken};
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Buttons = styled.span`
  position: absolute;
  inset-block-end: 6px;
  inset-inline: 6px;
  display: flex;
  justify-content: space-between;
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
`;

const AddButton = styled.button`
  display: grid;
  gap: 4px;
  place-content: center;
  justify-items: center;
  inline-size: 100%;
  block-size: 100%;
  border: 1.5px dashed ${color.lineStrong};
  border-radius: 14px;
  background: ${color.surface};
  color: ${color.inkSoft};
  font-weight: 600;
  &:hover {
    background: ${color.sunken};
  }
`;

interface Props {
  photos: readonly Photo[];
  uploads: readonly PhotoUpload[];
  onChange: (photos: Photo[]) => void;
  /** Opens the picker; null when no more are allowed. */
  onAdd: (() => void) | null;
  onDismiss: (uploadId: string) => void;
}

const PhotoTile = ({ photos, place, onChange }: Pick<Props, 'photos' | 'onChange'> & { place: number }) => {
  const { formatMessage } = useIntl();
  const photo = photos[place];
  if (photo === undefined) return null;
  const number = place + 1;
  return (
    <li>
      <img
        src={photoSource(photo, 320)}
        alt={formatMessage({ id: 'scrapbook.photo' }, { number, total: photos.length })}
      />
      <Corner>
        <IconButton
          isOnPicture
          size="s"
          label={formatMessage({ id: 'scrapbook.photo.remove' }, { number })}
          onPress={() => onChange(photos.filter((other) => other !== photo))}
        >
          <XIcon size="s" />
        </IconButton>
      </Corner>
      <Buttons>
        <IconButton
          isOnPicture
          size="s"
          label={formatMessage({ id: 'scrapbook.photo.earlier' }, { number })}
          isDisabled={place === 0}
          onPress={() => onChange(moved(photos, place, place - 1))}
        >
          <ArrowLeftIcon size="s" />
        </IconButton>
        <IconButton
          isOnPicture
          size="s"
          label={formatMessage({ id: 'scrapbook.photo.later' }, { number })}
          isDisabled={place === photos.length - 1}
          onPress={() => onChange(moved(photos, place, place + 1))}
        >
          <ArrowRightIcon size="s" />
        </IconButton>
      </Buttons>
    </li>
  );
};

const AddTile = ({ onAdd }: { onAdd: () => void }) => (
  <li>
    <AddButton type="button" onClick={onAdd}>
      <PlusIcon />
      <FormattedMessage id="scrapbook.photo.add" />
    </AddButton>
  </li>
);

/** A note's photos, which can be reordered by arrow buttons and removed. */
export const PhotoStrip = ({ photos, uploads, onChange, onAdd, onDismiss }: Props) => {
  const words = useUploadWords();
  return (
    <div role="group" aria-label={useIntl().formatMessage({ id: 'scrapbook.photos' })}>
      <Strip>
        {photos.map((photo, place) => (
          <PhotoTile key={photo.path} photos={photos} place={place} onChange={onChange} />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.id} upload={upload} words={words} onDismiss={onDismiss} />
        ))}
        {onAdd === null ? null : <AddTile onAdd={onAdd} />}
      </Strip>
    </div>
  );
};

import styled from '@emotion/styled';
import { type Photo, photoSource, photoSourceSet } from '@posy/shared-contracts/entities';
import { color, radius } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** One picture has its own ratio; of several the first is large and the others stand beside it, two by two. */
const Photos = styled.div`
  display: grid;
  gap: 10px;
  & > img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${radius.picture};
    background: ${color.hue.soft};
  }
  &[data-several] {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    & > img {
      block-size: 100%;
      aspect-ratio: 3 / 2;
      object-fit: cover;
      grid-column: span 2;
    }
    & > :first-of-type {
      grid-column: 1 / span 3;
      grid-row: 1 / span 2;
      aspect-ratio: auto;
    }
  }
`;

/** The pictures of a note. */
export const NotePhotos = ({ photos }: { photos: readonly Photo[] }) => {
  const { formatMessage } = useIntl();
  if (photos.length === 0) return null;
  return (
    <Photos data-several={photos.length > 2 ? '' : undefined}>
      {photos.map((photo, place) => (
        <img
          key={photo.path}
          src={photoSource(photo, 640)}
          srcSet={photoSourceSet(photo)}
          sizes="(min-width: 768px) 560px, 90vw"
          width={photo.width}
          height={photo.height}
          alt={formatMessage({ id: 'scrapbook.photo' }, { number: place + 1, total: photos.length })}
        />
      ))}
    </Photos>
  );
};

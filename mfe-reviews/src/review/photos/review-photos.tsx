import styled from '@emotion/styled';
import { type DescribedPhoto, photoIdOf, photoSource, type Review } from '@posy/shared-contracts/entities';
import { color } from '@posy/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })));

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(100px, 120px));
  gap: 8px;
  margin-block-start: 4px;
  & button {
    display: block;
    inline-size: 100%;
    border-radius: 12px;
    cursor: zoom-in;
  }
  & img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 12px;
    background: ${color.sunken};
  }
`;

/** People's own photos are served in widths; pictures of the demo are there as they are. */
const smallSource = (photo: DescribedPhoto): string =>
  photoIdOf(photo.path) === null ? photo.path : photoSource(photo, 320);

/** Pictures that the couple took; a press shows them large. */
export const ReviewPhotos = ({ review: { photos = [], name } }: { review: Pick<Review, 'photos' | 'name'> }) => {
  const { formatMessage } = useIntl();
  const [place, setPlace] = useState<number | null>(null);
  const altOf = (at: number): string =>
    photos[at]?.alt ?? formatMessage({ id: 'reviews.photo' }, { name, place: at + 1 });
  if (photos.length === 0) return null;
  return (
    <>
      <Pictures>
        {photos.map((photo, at) => (
          <li key={photo.path}>
            <button type="button" onClick={() => setPlace(at)}>
              <img src={smallSource(photo)} alt={altOf(at)} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </Pictures>
      {place === null ? null : (
        <Suspense fallback={null}>
          <Lightbox {...{ photos, place, name, altOf }} onShow={setPlace} onClose={() => setPlace(null)} />
        </Suspense>
      )}
    </>
  );
};

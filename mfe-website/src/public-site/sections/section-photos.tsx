import styled from '@emotion/styled';
import { photoSource, photoSourceSet } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';

const Photos = styled.ul`
  display: grid;
  gap: clamp(6px, 1.4cqi, 14px);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(130px, 30cqi, 300px)), 1fr));
  & img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: var(--site-round, 16px);
  }
  & figure {
    margin: 0;
  }
  & figcaption {
    margin-block-start: 8px;
    color: var(--site-soft);
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  &[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-count='1'] img {
    aspect-ratio: 16/10;
  }
`;

interface Props {
  /** Paths. */
  photos: readonly string[];
  /** Of the photos, in their order; empty or missing where there is none. */
  captions: readonly string[];
  /** The title of the photos' section, for guests who do not see the photos. */
  title: string;
}

/** Photos that the couple chose, each cut to a square; one alone stands wide. */
export const SectionPhotos = ({ photos, captions, title }: Props) => {
  const intl = useIntl();
  if (photos.length === 0) return null;
  return (
    <Photos data-count={photos.length}>
      {photos.map((path, place) => (
        <li key={path}>
          <figure>
            <img
              src={photoSource({ path }, 640)}
              srcSet={photoSourceSet({ path })}
              sizes={photos.length === 1 ? '(min-width: 960px) 920px, 100vw' : '(min-width: 960px) 300px, 45vw'}
              alt={intl.formatMessage({ id: 'website.site.photo' }, { at: place + 1, of: photos.length, title })}
              loading="lazy"
              decoding="async"
            />
            {captions[place] ? <figcaption>{captions[place]}</figcaption> : null}
          </figure>
        </li>
      ))}
    </Photos>
  );
};

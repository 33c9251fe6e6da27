import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { type PictureRef, pictureSources } from '../rules/picture-sources';

/** Pictures with the index of the shown one. */
export interface ShownPictures {
  pictures: readonly PictureRef[];
  /** From 0. */
  place: number;
  onShow: (place: number) => void;
}

const Row = styled.ol`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding: 4px;
  justify-content: safe center;
  scrollbar-width: none;
  & button {
    inline-size: 76px;
    block-size: 57px;
    border-radius: 10px;
    overflow: hidden;
    opacity: 0.65;
    &[aria-current] {
      opacity: 1;
      outline: 3px solid currentColor;
      outline-offset: 1px;
    }
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** All pictures as thumbnails: the shown one is highlighted and scrolled into view. */
export const Thumbnails = ({ pictures, place, onShow }: ShownPictures) => {
  const { formatMessage } = useIntl();
  return (
    <Row aria-label={formatMessage({ id: 'profile.viewer.thumbs' })}>
      {pictures.map((picture, at) => (
        <li key={`${picture.seed}:${at}`}>
          <button
            type="button"
            ref={
              at === place ? (button) => button?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' }) : undefined
            }
            aria-current={at === place ? 'true' : undefined}
            aria-label={formatMessage({ id: 'profile.viewer.open' }, { place: at + 1, label: picture.label })}
            onClick={() => onShow(at)}
          >
            <img {...pictureSources(picture, '4x3')} sizes="76px" alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </Row>
  );
};

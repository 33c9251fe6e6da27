import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { color } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { ProfileSection } from '#supplier/screen/profile-section';

const List = styled.ul`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  & button {
    display: grid;
    gap: 6px;
    text-align: start;
    font-size: 0.875rem;
    color: ${color.inkSoft};
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 12px;
    background: ${color.sunken};
  }
`;

interface Props {
  pictures: SupplierProfile['pictures'];
  onOpen: (place: number) => void;
}

/** Lists every picture with a description as text. */
export const PictureList = ({ pictures, onOpen }: Props) => (
  <ProfileSection id={profileAnchors.listGallery} title={<FormattedMessage id="profile.viewer.thumbs" />}>
    <List>
      {pictures.map((picture, place) => (
        <li key={`${picture.seed}:${place}`}>
          <button type="button" onClick={() => onOpen(place)}>
            <Picture picture={{ ...picture, label: '' }} shape="4x3" sizes="(min-width: 768px) 240px, 50vw" />
            {picture.label}
          </button>
        </li>
      ))}
    </List>
  </ProfileSection>
);

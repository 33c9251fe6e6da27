import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { paths, profileAnchors } from '@posy/shared-contracts/paths';
import { color, Link } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { captionOf } from '#supplier/gallery/caption';
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

/** Pictures on the profile itself; the page of pictures has all. */
const shownAtMost = 8;

interface Props {
  profile: SupplierProfile;
  onOpen: (place: number) => void;
}

/** Lists the first pictures with their words, and leads to all of them. */
export const PictureList = ({ profile: { pictures, name, type, publicId }, onOpen }: Props) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <ProfileSection
      id={profileAnchors.listGallery}
      title={<FormattedMessage id="profile.pictures.some" />}
      // The head of the profile leads to all pictures: a list that has them all need not say so again.
      action={
        pictures.length <= shownAtMost ? null : (
          <Link href={paths.supplierPictures(prefix, type, publicId)}>
            <FormattedMessage id="suppliers.profile.allPictures" values={{ count: pictures.length }} />
          </Link>
        )
      }
    >
      <List>
        {pictures.slice(0, shownAtMost).map((picture, place) => (
          <li key={`${picture.seed}:${place}`}>
            <button type="button" onClick={() => onOpen(place)}>
              <Picture picture={{ ...picture, label: '' }} shape="4x3" sizes="(min-width: 768px) 240px, 50vw" />
              {captionOf(picture.label, name).text}
            </button>
          </li>
        ))}
      </List>
    </ProfileSection>
  );
};

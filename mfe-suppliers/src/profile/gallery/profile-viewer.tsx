import type { SupplierProfile } from '@posy/shared-contracts/entities';
import type { ShownPictures } from '#supplier/gallery/thumbnails';
import { Viewer } from '#supplier/gallery/viewer';
import { PictureActions } from './picture-actions';

interface Props extends ShownPictures {
  profile: SupplierProfile;
  onClose: () => void;
}

/** A supplier's pictures, each of which can be saved and shared. */
export const ProfileViewer = ({ profile, ...shown }: Props) => (
  <Viewer
    {...shown}
    name={profile.name}
    actions={(picture) => <PictureActions profile={profile} picture={picture} />}
  />
);

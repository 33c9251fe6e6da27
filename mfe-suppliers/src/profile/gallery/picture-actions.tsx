import styled from '@emotion/styled';
import { Slot, useAccess, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { paths, picturePath } from '@posy/shared-contracts/paths';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { captionOf } from '#supplier/gallery/caption';
import { wholeShape } from '#supplier/rules/picture-sources';
import { ShareButton } from '#supplier/share/share-button';

const Saving = styled.span`
  display: inline-grid;
  min-inline-size: 44px;
  /* The shell's placeholder is as large as a screen. */
  & > [data-slot]:has([role='status'][aria-busy='true']) {
    display: none;
  }
`;

interface Props {
  profile: SupplierProfile;
  picture: SupplierProfile['pictures'][number];
}

/** Saving, where the couple's scrapbook may be written. */
const Save = ({ profile, picture, path }: Props & { path: string }) => {
  const { id: supplierId, name: supplierName } = profile;
  const { text: title } = captionOf(picture.label, supplierName);
  const source = picturePath(picture, wholeShape(picture), 1280, 'jpeg');
  const props = useMemo(
    () => ({ title, supplierId, supplierName, path, source }),
    [title, supplierId, supplierName, path, source],
  );
  return (
    <Saving>
      <Slot name="supplier-picture.actions" props={props} />
    </Saving>
  );
};

/** Saves the shown picture, and shares its own address. */
export const PictureActions = ({ profile, picture }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const mayWrite = useAccess('notes') === 'edit';
  const photo = String(profile.pictures.indexOf(picture) + 1);
  const path = paths.supplierPictures(prefix, profile.type, profile.publicId, { photo });
  return (
    <>
      {mayWrite ? <Save profile={profile} picture={picture} path={path} /> : null}
      <ShareButton title={profile.name} path={path} label={formatMessage({ id: 'profile.viewer.share' })} />
    </>
  );
};

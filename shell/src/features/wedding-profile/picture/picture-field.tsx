import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useSaveProfile } from '../changes/use-save-profile';
import { CouplePicture } from './couple-picture';
import { PictureRow } from './picture-row';
import { usePictureUpload } from './use-picture-upload';

/** The couple's picture: add, replace or remove it. An undo restores a removed picture. */
export const PictureField = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { formatMessage } = useIntl();
  const { save, isSaving } = useSaveProfile(wedding);
  const { upload, send } = usePictureUpload({
    weddingId: wedding.id,
    of: 'couple',
    onUploaded: (image) => save([{ kind: 'image', image }]),
  });
  const isThere = wedding.image != null;
  return (
    <PictureRow
      label={formatMessage({ id: 'shell.profile.picture' })}
      picture={<CouplePicture wedding={wedding} />}
      lead={
        isThere ? null : (
          <Text size="small" tone="soft">
            {formatMessage({ id: 'shell.profile.picture.lead' })}
          </Text>
        )
      }
      isThere={isThere}
      isBusy={isSaving || upload.status === 'sending'}
      upload={upload}
      onChoose={send}
      onRemove={() => void save([{ kind: 'image', image: null }])}
      inputId="couple-picture"
    />
  );
};

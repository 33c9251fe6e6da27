import { FeatureMessages, nextHue } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { Button, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { catalogues } from '#features/wedding-profile/messages/index';
import { PictureRow } from '#features/wedding-profile/picture/picture-row';
import { usePictureUpload } from '#features/wedding-profile/picture/use-picture-upload';
import { pictureOf } from '#host/picture-of';
import { flowerEdit, imageEdit } from './own-edits';
import { OwnPetal } from './petal';
import { useOwnEdit } from './use-own-edit';

interface Props {
  person: SignedIn;
  wedding: Identified<Wedding>;
  /** The person's name, beside the picture. */
  who: ReactNode;
}

/** Saves and removes this person's own picture. */
const useOwnPicture = ({ person, wedding }: Omit<Props, 'who'>) => {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useOwnEdit('own picture');
  const store = async (image: string | null): Promise<boolean> => {
    const notice = formatMessage({ id: image === null ? 'settings.you.pictureGone' : 'settings.you.pictureSaved' });
    return (await save(imageEdit(person, image), { notice })) !== 'refused';
  };
  const { upload, send } = usePictureUpload({ weddingId: wedding.id, of: 'person', onUploaded: store });
  return { upload, send, isSaving, remove: () => void store(null) };
};

const Picture = ({ person, wedding, who }: Props) => {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useOwnEdit('own flower');
  const own = useOwnPicture({ person, wedding });
  const { uid, user } = person;
  const picture = pictureOf(user);
  const change = (): void => void save(flowerEdit(wedding, uid, nextHue(wedding, uid)), { notice: null });
  return (
    <PictureRow
      label={formatMessage({ id: 'settings.you.picture' })}
      picture={<OwnPetal person={person} wedding={wedding} alt={formatMessage({ id: 'settings.you.picture' })} />}
      lead={
        <div>
          {who}
          <Text size="small" tone="soft">
            {formatMessage({ id: picture === undefined ? 'settings.you.flower' : 'settings.you.seen' })}
          </Text>
        </div>
      }
      isThere={picture !== undefined}
      isBusy={own.isSaving || own.upload.status === 'sending'}
      upload={own.upload}
      onChoose={own.send}
      onRemove={own.remove}
      extra={
        picture === undefined ? (
          <Button kind="plain" size="s" isDisabled={isSaving} onPress={change}>
            {formatMessage({ id: 'settings.you.otherFlower' })}
          </Button>
        ) : null
      }
      inputId="own-picture"
    />
  );
};

/** This person's picture, or the flower that represents them without one. */
export const OwnPicture = (props: Props) => (
  <FeatureMessages catalogues={catalogues}>
    <Picture {...props} />
  </FeatureMessages>
);

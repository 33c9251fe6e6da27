import styled from '@emotion/styled';
import { FeatureMessages, nextHue, personHue } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { Button, color, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { flowerTones } from '#host/flower-tones';
import { LazyBloom } from '#host/lazy-art';
import { pictureOf } from '#host/picture-of';
import { catalogues } from '../wedding-profile/messages';
import { PictureRow } from '#features/wedding-profile/picture/picture-row';
import { usePictureUpload } from '#features/wedding-profile/picture/use-picture-upload';
import { flowerEdit, imageEdit } from './own-edits';
import { useOwnEdit } from './use-own-edit';

const Petal = styled.div`
  inline-size: 96px;
  block-size: 96px;
  overflow: hidden;
  border-radius: 50%;
  border-end-start-radius: 24px;
  background: ${color.hue.soft};
  & > * {
    inline-size: 100%;
    block-size: 100%;
  }
  & img {
    display: block;
    object-fit: cover;
  }
`;

interface Props {
  person: SignedIn;
  wedding: Identified<Wedding>;
  /** Who it is, beside the picture. */
  who: ReactNode;
}

/** Keeps and takes away this person's own picture. */
const useOwnPicture = ({ person, wedding }: Omit<Props, 'who'>) => {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useOwnEdit('own picture');
  const keep = async (image: string | null): Promise<boolean> => {
    const told = formatMessage({ id: image === null ? 'settings.you.pictureGone' : 'settings.you.pictureSaved' });
    return (await save(imageEdit(person, image), { told })) !== 'refused';
  };
  const { upload, send } = usePictureUpload({ weddingId: wedding.id, of: 'person', onUploaded: keep });
  return { upload, send, isSaving, remove: () => void keep(null) };
};

const Picture = ({ person, wedding, who }: Props) => {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useOwnEdit('own flower');
  const own = useOwnPicture({ person, wedding });
  const { uid, user } = person;
  const picture = pictureOf(user);
  const hue = personHue(wedding, uid);
  const change = (): void => void save(flowerEdit(wedding, uid, nextHue(wedding, uid)), { told: null });
  return (
    <PictureRow
      label={formatMessage({ id: 'settings.you.picture' })}
      picture={
        <Petal data-hue={hue} aria-hidden={picture === undefined}>
          {picture === undefined ? (
            <LazyBloom seed={uid} hue={flowerTones[hue]} />
          ) : (
            <img src={picture} alt={formatMessage({ id: 'settings.you.picture' })} />
          )}
        </Petal>
      }
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

/** This person's picture, or the flower that stands for them until there is one. */
export const OwnPicture = (props: Props) => (
  <FeatureMessages catalogues={catalogues}>
    <Picture {...props} />
  </FeatureMessages>
);

import { useAwake, useLocaleInfo } from '@posy/remote-kit';
import type { RealWeddingPage } from '@posy/shared-contracts/entities';
import { Button } from '@posy/shared-ui';
import { ImageIcon } from '@posy/shared-ui/icons';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mosaic } from '#supplier/gallery/mosaic';
import { usePhoto } from '#supplier/gallery/use-photo';
import { orNothing } from '#supplier/screen/or-nothing';
import { ShareButton } from '#supplier/share/share-button';
import { storyHref } from './story-href';

const LateViewer = lazy(() => orNothing(import('#supplier/gallery/viewer').then((module) => module.Viewer)));

/** The pictures of a wedding: the first at a glance, and all of them one at a time over the whole window. */
export const StoryPictures = ({ story }: { story: RealWeddingPage }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const isAwake = useAwake();
  const { photos, title } = story;
  const photo = usePhoto(photos.length);
  const hrefOf = (place: number): string => `${storyHref(prefix, story)}?photo=${place + 1}`;
  return (
    <>
      <Mosaic pictures={photos} onOpen={photo.open}>
        <Button size="s" icon={<ImageIcon size="s" />} onPress={() => photo.open(0)}>
          <FormattedMessage id="suppliers.profile.allPictures" values={{ count: photos.length }} />
        </Button>
      </Mosaic>
      {photo.place === null || !isAwake ? null : (
        <Suspense fallback={null}>
          <LateViewer
            name={title}
            pictures={photos}
            place={photo.place}
            actions={(picture) => (
              <ShareButton
                title={title}
                path={hrefOf(photos.indexOf(picture))}
                label={formatMessage({ id: 'profile.viewer.share' })}
              />
            )}
            onShow={photo.open}
            onClose={photo.close}
          />
        </Suspense>
      )}
    </>
  );
};

import type { SupplierProfile, Video } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { Button, Inline } from '@posy/shared-ui';
import { CameraIcon, MapPinIcon } from '@posy/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { playerOf } from '../rules/film';

const FilmDialog = lazy(() => import('./film-dialog').then((module) => ({ default: module.FilmDialog })));

interface Props {
  profile: SupplierProfile;
}

/** Buttons for films and virtual tours; pictures and text have their own. */
export const MediaButtons = ({ profile: { videos = [], name } }: Props) => {
  const { formatMessage } = useIntl();
  const [playing, setPlaying] = useState<Video | null>(null);
  const playable = videos.filter((video) => playerOf(video) !== null);
  if (playable.length === 0) return null;
  return (
    <Inline
      as="section"
      id={profileAnchors.mediaButtons}
      gap={2}
      aria-label={formatMessage({ id: 'profile.media.name' })}
    >
      {playable.map((video) => (
        <Button
          key={`${video.source}:${video.sourceId}`}
          size="s"
          icon={video.source === 'googlemaps' ? <MapPinIcon size="s" /> : <CameraIcon size="s" />}
          onPress={() => setPlaying(video)}
        >
          <FormattedMessage id={`profile.media.${video.source}`} />
        </Button>
      ))}
      {playing === null ? null : (
        <Suspense fallback={null}>
          <FilmDialog video={playing} name={name} onClose={() => setPlaying(null)} />
        </Suspense>
      )}
    </Inline>
  );
};

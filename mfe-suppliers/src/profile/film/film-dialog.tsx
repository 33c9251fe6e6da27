import styled from '@emotion/styled';
import { useOpenItem } from '@posy/remote-kit';
import type { Video } from '@posy/shared-contracts/entities';
import { Button, color, Stack, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hostNames, playerOf } from '../rules/film';

const Player = styled.iframe`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: 12px;
  background: ${color.sunken};
`;

interface Props {
  video: Video;
  name: string;
  onClose: () => void;
}

/** A film on another site. Nothing of that site loads before the person agrees. */
export const FilmDialog = ({ video, name, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [isAgreed, setAgreed] = useState(false);
  useOpenItem('video-modal', true, onClose);
  const host = hostNames[video.source];
  const address = playerOf(video);
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={<FormattedMessage id={`profile.media.${video.source}`} />}
      closeLabel={formatMessage({ id: 'profile.film.close' })}
    >
      {isAgreed && address !== null ? (
        <Player
          src={address}
          title={formatMessage({ id: 'profile.film.frame' }, { name, host })}
          allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Stack gap={4} align="start">
          <Text>
            <FormattedMessage id="profile.film.consent" values={{ host }} />
          </Text>
          <Button kind="main" onPress={() => setAgreed(true)}>
            <FormattedMessage id="profile.film.play" values={{ host }} />
          </Button>
        </Stack>
      )}
    </Dialog>
  );
};

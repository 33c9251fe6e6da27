import styled from '@emotion/styled';
import { photoConstants } from '@posy/shared-contracts/constants';
import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, InlineError, ProgressBar, Stack, Text } from '@posy/shared-ui';
import { CameraIcon } from '@posy/shared-ui/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSaveProfile } from '../changes/use-save-profile';
import { CouplePicture } from './couple-picture';
import { usePictureUpload, type PictureUpload } from './use-picture-upload';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 16px;
  align-items: center;
`;

interface StateProps {
  upload: PictureUpload;
  onAgain: (file: File) => void;
}

/** Faults that another try may get over. */
const passing: readonly PhotoFault[] = ['offline', 'failed', 'signed-out'];

/** How far the upload is, or what went wrong with it; the same file can be sent again where that may help. */
const UploadState = ({ upload, onAgain }: StateProps) => {
  const { formatMessage } = useIntl();
  if (upload.status === 'idle') return null;
  if (upload.status === 'sending') {
    const label = formatMessage({ id: 'shell.profile.picture.progress' }, { name: upload.name });
    return (
      <Stack gap={1}>
        <Text size="small">{label}</Text>
        <ProgressBar value={upload.share} label={label} />
      </Stack>
    );
  }
  const { fault, file } = upload;
  return (
    <Inline gap={2}>
      <InlineError isAlert>{formatMessage({ id: `shell.profile.picture.${fault}` })}</InlineError>
      {passing.includes(fault) ? (
        <Button size="s" kind="line" onPress={() => onAgain(file)}>
          {formatMessage({ id: 'shell.profile.picture.again' })}
        </Button>
      ) : null}
    </Inline>
  );
};

/** The couple's picture: add one, take another, take it away again. A picture that was taken away comes back by undo. */
export const PictureField = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { save, isSaving } = useSaveProfile(wedding.id);
  const { upload, send } = usePictureUpload(wedding.id, (image) => save([{ kind: 'image', image }]));
  const isThere = wedding.image != null;
  const isBusy = isSaving || upload.status === 'sending';
  return (
    <Row role="group" aria-label={formatMessage({ id: 'shell.profile.picture' })}>
      <CouplePicture wedding={wedding} />
      <Stack gap={2}>
        {isThere ? null : (
          <Text size="small" tone="soft">
            {formatMessage({ id: 'shell.profile.picture.lead' })}
          </Text>
        )}
        <Inline gap={2}>
          <Button
            kind="line"
            size="s"
            icon={<CameraIcon size="s" />}
            isDisabled={isBusy}
            onPress={() => input.current?.click()}
          >
            {formatMessage({ id: isThere ? 'shell.profile.picture.replace' : 'shell.profile.picture.add' })}
          </Button>
          {isThere ? (
            <Button
              kind="plain"
              size="s"
              isDisabled={isBusy}
              onPress={() => void save([{ kind: 'image', image: null }])}
            >
              {formatMessage({ id: 'shell.profile.picture.remove' })}
            </Button>
          ) : null}
        </Inline>
        <UploadState upload={upload} onAgain={send} />
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoConstants.types.join(',')}
        data-testid="couple-picture"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) send(file);
          event.currentTarget.value = '';
        }}
      />
    </Row>
  );
};

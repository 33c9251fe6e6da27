import styled from '@emotion/styled';
import { photoConstants } from '@posy/shared-contracts/constants';
import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import { Button, Inline, InlineError, ProgressBar, Stack, Text } from '@posy/shared-ui';
import { CameraIcon } from '@posy/shared-ui/icons';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PictureUpload } from './use-picture-upload';

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

/** Faults that a retry may overcome. */
const passing: readonly PhotoFault[] = ['offline', 'failed', 'signed-out'];

/** The progress of the upload, or its fault; the same file can be sent again when that may help. */
const UploadState = ({ upload, onAgain }: StateProps) => {
  const { formatMessage } = useIntl();
  if (upload.status === 'idle') return null;
  if (upload.status === 'sending') {
    const label = formatMessage({ id: 'shell.profile.picture.progress' }, { name: upload.file.name });
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

interface Props {
  label: string;
  /** The picture, or its replacement. */
  picture: ReactNode;
  /** The person in the picture, or its purpose. */
  lead?: ReactNode;
  isThere: boolean;
  isBusy: boolean;
  upload: PictureUpload;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** A further button, such as for another flower. */
  extra?: ReactNode;
  inputId: string;
}

/** A picture in its petal: add, replace or remove it, with the progress and the fault of its upload. */
export const PictureRow = (props: Props) => {
  const { label, picture, lead, isThere, isBusy, upload, onChoose, onRemove, extra, inputId } = props;
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row role="group" aria-label={label}>
      {picture}
      <Stack gap={2}>
        {lead}
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
            <Button kind="plain" size="s" isDisabled={isBusy} onPress={onRemove}>
              {formatMessage({ id: 'shell.profile.picture.remove' })}
            </Button>
          ) : null}
          {extra}
        </Inline>
        <UploadState upload={upload} onAgain={onChoose} />
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoConstants.types.join(',')}
        data-testid={inputId}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          event.currentTarget.value = '';
        }}
      />
    </Row>
  );
};

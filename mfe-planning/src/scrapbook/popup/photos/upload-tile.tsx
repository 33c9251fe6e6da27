import styled from '@emotion/styled';
import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import { Button, InlineError, ProgressBar } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PhotoUpload } from './use-photo-uploads';

const Tile = styled.li`
  display: grid;
  gap: 6px;
  align-content: end;
  padding: 10px;
  font-size: 0.8125rem;
  & > b {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const sentences = {
  'too-large': 'scrapbook.upload.too-large',
  type: 'scrapbook.upload.type',
  unreadable: 'scrapbook.upload.unreadable',
  quota: 'scrapbook.upload.quota',
  offline: 'scrapbook.upload.offline',
  'signed-out': 'scrapbook.upload.signed-out',
  'not-allowed': 'scrapbook.upload.not-allowed',
  failed: 'scrapbook.upload.failed',
} as const satisfies Record<PhotoFault, string>;

interface Props {
  upload: PhotoUpload;
  onDismiss: (uploadId: string) => void;
}

/** A photo that is being uploaded, or the reason why it failed. */
export const UploadTile = ({ upload, onDismiss }: Props) => {
  const { formatMessage } = useIntl();
  const { id, file, share, fault } = upload;
  const { name } = file;
  return (
    <Tile>
      <b title={name}>{name}</b>
      {fault === null ? (
        <ProgressBar value={share} label={formatMessage({ id: 'scrapbook.upload.progress' }, { name })} />
      ) : (
        <>
          <InlineError isAlert>
            <FormattedMessage id={sentences[fault]} />
          </InlineError>
          <Button size="s" onPress={() => onDismiss(id)}>
            <FormattedMessage id="scrapbook.upload.dismiss" />
          </Button>
        </>
      )}
    </Tile>
  );
};

import styled from '@emotion/styled';
import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import { Button, InlineError, ProgressBar } from '@posy/shared-ui';

/** A photo that is being uploaded, or whose upload failed. */
export interface PhotoUpload {
  id: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  fault: PhotoFault | null;
}

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

interface Props {
  upload: PhotoUpload;
  onDismiss: (uploadId: string) => void;
  /** The sentences of the screen on which it stands. */
  words: {
    /** Names the progress of a file. */
    progress: (name: string) => string;
    fault: (fault: PhotoFault) => string;
    dismiss: string;
  };
}

/** A photo among others that is on its way, or the reason why it did not arrive. */
export const UploadTile = ({ upload: { id, file, share, fault }, onDismiss, words }: Props) => (
  <Tile>
    <b title={file.name}>{file.name}</b>
    {fault === null ? (
      <ProgressBar value={share} label={words.progress(file.name)} />
    ) : (
      <>
        <InlineError isAlert>{words.fault(fault)}</InlineError>
        <Button size="s" onPress={() => onDismiss(id)}>
          {words.dismiss}
        </Button>
      </>
    )}
  </Tile>
);

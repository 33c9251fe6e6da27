import { useHost } from '@posy/remote-kit';
import { photoConstants } from '@posy/shared-contracts/constants';
import { photoFaultOf, type PhotoFault } from '@posy/shared-contracts/endpoints';
import { useEffect, useRef, useState } from 'react';

/** A picture on its way, or why it did not arrive. `share` is from 0 to 1. */
export type PictureUpload =
  | { status: 'idle' }
  | { status: 'sending'; name: string; share: number }
  | { status: 'failed'; fault: PhotoFault; file: File };

const idle: PictureUpload = { status: 'idle' };

/**
 * Uploads the couple's picture, one at a time. `onUploaded` gets its path once the server keeps it, and resolves to whether
 * the profile has it; if not, the same file can be sent again. Leaving gives up.
 */
export const usePictureUpload = (weddingId: string, onUploaded: (path: string) => Promise<boolean>) => {
  const { api, telemetry } = useHost();
  const [upload, setUpload] = useState<PictureUpload>(idle);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const send = async (file: File): Promise<void> => {
    if (file.size > photoConstants.maxBytes) return setUpload({ status: 'failed', fault: 'too-large', file });
    const { name } = file;
    const { signal } = leaving.current;
    const onProgress = (share: number): void => setUpload({ status: 'sending', name, share });
    onProgress(0);
    try {
      const body = { purpose: 'profile', weddingId } as const;
      const { path } = await api.upload('uploadPhoto', { body }, file, { signal, onProgress });
      setUpload((await onUploaded(path)) ? idle : { status: 'failed', fault: 'failed', file });
    } catch (error) {
      if (signal.aborted) return;
      telemetry.error('wedding-profile', error);
      setUpload({ status: 'failed', fault: photoFaultOf(error), file });
    }
  };
  return { upload, send: (file: File) => void send(file) };
};

import { useHost } from '@posy/remote-kit';
import { photoConstants } from '@posy/shared-contracts/constants';
import type { Photo } from '@posy/shared-contracts/entities';
import { photoFaultOf, type PhotoFault } from '@posy/shared-contracts/endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A file on its way. */
export interface PhotoUpload {
  id: string;
  name: string;
  /** From 0 to 1. */
  share: number;
  fault: PhotoFault | null;
}

/** Uploads files for a note, side by side; `onUploaded` gets each photo once it is kept by the server. */
export const usePhotoUploads = (weddingId: string, onUploaded: (photo: Photo) => void) => {
  const { api, clock, telemetry } = useHost();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const leaving = useRef(new AbortController());
  const receive = useRef(onUploaded);
  useEffect(() => {
    receive.current = onUploaded;
  });
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const change = (id: string, changes: Partial<PhotoUpload>): void =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const dismiss = useCallback((id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)), []);

  const send = async (file: File): Promise<void> => {
    const id = clock.newId();
    const isTooLarge = file.size > photoConstants.maxBytes;
    setUploads((all) => [...all, { id, name: file.name, share: 0, fault: isTooLarge ? 'too-large' : null }]);
    if (isTooLarge) return;
    const { signal } = leaving.current;
    try {
      const onProgress = (share: number): void => change(id, { share });
      const photo = await api.upload('uploadPhoto', { body: { purpose: 'note', weddingId } }, file, {
        signal,
        onProgress,
      });
      receive.current(photo);
      dismiss(id);
    } catch (error) {
      if (signal.aborted) return;
      telemetry.error('scrapbook', error);
      change(id, { fault: photoFaultOf(error) });
    }
  };
  return { uploads, dismiss, add: (files: readonly File[]) => files.forEach((file) => void send(file)) };
};

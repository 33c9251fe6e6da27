import { useHost, useSignedIn } from '@posy/remote-kit';
import type { PhotoUpload } from '@posy/remote-kit/uploads';
import { photoConstants } from '@posy/shared-contracts/constants';
import { photoFaultOf } from '@posy/shared-contracts/endpoints';
import type { Photo } from '@posy/shared-contracts/entities';
import { useCallback, useEffect, useRef, useState } from 'react';
import { holdPictures, takePictures } from './unsaved-pictures';

interface Options {
  weddingId: string;
  /** The note's id, or the key of one that was never saved. */
  noteKey: string;
  /** Receives each photo once the server has stored it. */
  onUploaded: (photo: Photo) => void;
}

/** Returns the uploads that the end of the session stopped, or will stop before they finish. */
const stopped = (uploads: readonly PhotoUpload[]): File[] =>
  uploads.filter(({ fault }) => fault === null || fault === 'signed-out').map(({ file }) => file);

/** Uploads the files in parallel and holds the state of each. */
const useSending = ({ weddingId, onUploaded }: Options) => {
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
    setUploads((all) => [...all, { id, file, share: 0, fault: isTooLarge ? 'too-large' : null }]);
    if (isTooLarge) return;
    const { signal } = leaving.current;
    const onProgress = (share: number): void => change(id, { share });
    try {
      const body = { purpose: 'note', weddingId } as const;
      const photo = await api.upload('uploadPhoto', { body }, file, { signal, onProgress });
      receive.current(photo);
      dismiss(id);
    } catch (error) {
      if (signal.aborted) return;
      telemetry.error('scrapbook', error);
      change(id, { fault: photoFaultOf(error) });
    }
  };
  return { uploads, dismiss, send: (files: readonly File[]) => files.forEach((file) => void send(file)) };
};

/**
 * Uploads files for a note. Uploads stopped by the session's end are held and sent once the same person has signed in
 * again: on this screen, or when they open the note again.
 */
export const usePhotoUploads = (options: Options) => {
  const { weddingId, noteKey } = options;
  const { session } = useHost();
  const uid = useSignedIn()?.uid ?? null;
  const { uploads, dismiss, send } = useSending(options);
  const latest = useRef({ uid, uploads, dismiss, send });
  useEffect(() => {
    latest.current = { uid: uid ?? latest.current.uid, uploads, dismiss, send };
  });
  useEffect(() => {
    if (uid === null) return;
    const now = latest.current;
    const waiting = now.uploads.filter(({ fault }) => fault === 'signed-out');
    waiting.forEach(({ id }) => now.dismiss(id));
    now.send([...takePictures({ uid, weddingId, noteKey }), ...waiting.map(({ file }) => file)]);
  }, [uid, weddingId, noteKey]);
  useEffect(
    () => () => {
      const now = latest.current;
      if (session.get().status === 'signed-in' || now.uid === null) return;
      holdPictures({ uid: now.uid, weddingId, noteKey }, stopped(now.uploads));
    },
    [session, weddingId, noteKey],
  );
  return { uploads, dismiss, add: send };
};

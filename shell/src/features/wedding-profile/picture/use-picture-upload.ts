import { useHost, useSignedIn } from '@posy/remote-kit';
import { photoConstants } from '@posy/shared-contracts/constants';
import { type PhotoFault, photoFaultOf } from '@posy/shared-contracts/endpoints';
import { useEffect, useRef, useState } from 'react';
import { holdPicture, type PictureOf, takePicture } from './unsaved-picture';

/** A picture that is being uploaded, or the reason why it failed. `share` is from 0 to 1. */
export type PictureUpload =
  | { status: 'idle' }
  | { status: 'sending'; file: File; share: number }
  | { status: 'failed'; fault: PhotoFault; file: File };

interface Options {
  weddingId: string;
  of: PictureOf;
  /** Receives the picture's path once the server has it, and resolves to true when the profile has it. */
  onUploaded: (path: string) => Promise<boolean>;
}

const idle: PictureUpload = { status: 'idle' };

/** Returns the file whose upload the session's end stopped, or will stop before it finishes. */
const stopped = (upload: PictureUpload): File | null => {
  if (upload.status === 'idle') return null;
  return upload.status === 'sending' || upload.fault === 'signed-out' ? upload.file : null;
};

/** Uploads one picture at a time; leaving the page aborts it. */
const useSending = ({ weddingId, onUploaded }: Options) => {
  const { api, telemetry } = useHost();
  const [upload, setUpload] = useState<PictureUpload>(idle);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const send = async (file: File): Promise<void> => {
    if (file.size > photoConstants.maxBytes) return setUpload({ status: 'failed', fault: 'too-large', file });
    const { signal } = leaving.current;
    const onProgress = (share: number): void => setUpload({ status: 'sending', file, share });
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

/**
 * Uploads a picture; a failed one can be sent again. An upload stopped by the session's end is held and sent once the
 * same person has signed in again.
 */
export const usePictureUpload = (options: Options) => {
  const { weddingId, of } = options;
  const { session } = useHost();
  const uid = useSignedIn()?.uid ?? null;
  const { upload, send } = useSending(options);
  const latest = useRef({ uid, upload, send });
  useEffect(() => {
    latest.current = { uid: uid ?? latest.current.uid, upload, send };
  });
  useEffect(() => {
    if (uid === null) return;
    const { upload: last, send: again } = latest.current;
    const waiting = last.status === 'failed' && last.fault === 'signed-out' ? last.file : null;
    const file = takePicture({ uid, weddingId, of }) ?? waiting;
    if (file !== null) again(file);
  }, [uid, weddingId, of]);
  useEffect(
    () => () => {
      const { uid: whose, upload: last } = latest.current;
      const file = stopped(last);
      if (session.get().status !== 'signed-in' && whose !== null && file !== null)
        holdPicture({ uid: whose, weddingId, of }, file);
    },
    [session, weddingId, of],
  );
  return { upload, send };
};

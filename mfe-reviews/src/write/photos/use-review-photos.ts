import { useHost } from '@posy/remote-kit';
import { type PhotoUpload, useFilesWithin } from '@posy/remote-kit/uploads';
import { photoConstants, reviewConstants } from '@posy/shared-contracts/constants';
import { photoFaultOf } from '@posy/shared-contracts/endpoints';
import { useEffect, useRef, useState } from 'react';
import { deleteReviewPhoto, lookUpPhoto, uploadReviewPhoto } from '../queries/write-queries';
import type { DraftPhoto } from '../rules/review-draft';

interface Options {
  photos: readonly DraftPhoto[];
  /** Changes the photos as they are by then: uploads arrive in any order. */
  onChange: (change: (photos: readonly DraftPhoto[]) => DraftPhoto[]) => void;
}

const byId = (photos: readonly DraftPhoto[], known: DraftPhoto | null, id: string): DraftPhoto[] =>
  photos.flatMap((photo) => (photo.public_id !== id ? [photo] : known === null ? [] : [{ ...known, alt: photo.alt }]));

/** Looks up the photos of an earlier visit once; those that are gone leave the draft. */
const useLookUp = ({ photos, onChange }: Options): number => {
  const { api, telemetry } = useHost();
  const [gone, setGone] = useState(0);
  const start = useRef({ photos, onChange });
  useEffect(() => {
    const leave = new AbortController();
    for (const photo of start.current.photos)
      lookUpPhoto(api, photo, leave.signal).then(
        (known) => {
          start.current.onChange((now) => byId(now, known, photo.public_id));
          if (known === null) setGone((count) => count + 1);
        },
        (error: unknown) => {
          if (!leave.signal.aborted) telemetry.error('review', error);
        },
      );
    return () => leave.abort();
  }, [api, telemetry]);
  return gone;
};

/** The photos of a review: uploaded as they are chosen, at most six. Source: D-review-photo-01. */
export const useReviewPhotos = (options: Options) => {
  const { api, clock, telemetry } = useHost();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const gone = useLookUp(options);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const change = (id: string, changes: Partial<PhotoUpload>): void =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const dismiss = (id: string): void => setUploads((all) => all.filter((upload) => upload.id !== id));
  const isTooLarge = (file: File): boolean => file.size > photoConstants.maxBytes;
  const send = async (file: File): Promise<void> => {
    const id = clock.newId();
    setUploads((all) => [...all, { id, file, share: 0, fault: isTooLarge(file) ? 'too-large' : null }]);
    if (isTooLarge(file)) return;
    const { signal } = leaving.current;
    try {
      const photo = await uploadReviewPhoto(api, file, { signal, onProgress: (share) => change(id, { share }) });
      options.onChange((now) => [...now, photo]);
      dismiss(id);
    } catch (error) {
      if (signal.aborted) return;
      telemetry.error('review', error);
      change(id, { fault: photoFaultOf(error) });
    }
  };
  const onTheirWay = uploads.filter(({ fault }) => fault === null).length;
  const room = Math.max(0, reviewConstants.mostPhotos - options.photos.length - onTheirWay);
  const { cut, add } = useFilesWithin(room, (files) => files.forEach((file) => void send(file)));
  return {
    uploads,
    gone,
    room,
    isUploading: onTheirWay > 0,
    dismiss,
    cut,
    add,
    remove: (photo: DraftPhoto) => {
      options.onChange((now) => now.filter(({ public_id: id }) => id !== photo.public_id));
      deleteReviewPhoto(api, photo).catch((error: unknown) => telemetry.error('review', error));
    },
  };
};

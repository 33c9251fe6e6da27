import { useHost } from '@posy/remote-kit';
import { photoConstants } from '@posy/shared-contracts/constants';
import { type PhotoFault, photoFaultOf } from '@posy/shared-contracts/endpoints';
import { useState } from 'react';

/** Sends photos for the website, one after the other, and answers each with its path. */
export const usePhotoUpload = (weddingId: string, added: (path: string) => void) => {
  const { api, telemetry } = useHost();
  const [waiting, setWaiting] = useState(0);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const send = async (file: File): Promise<void> => {
    if (file.size > photoConstants.maxBytes) return setFault('too-large');
    const photo = await api.upload('uploadPhoto', { body: { purpose: 'website', weddingId } }, file);
    added(photo.path);
  };
  return {
    isBusy: waiting > 0,
    fault,
    async add(files: readonly File[]): Promise<void> {
      setFault(null);
      setWaiting(files.length);
      for (const file of files) {
        await send(file).catch((error: unknown) => {
          telemetry.error('website', error);
          setFault(photoFaultOf(error));
        });
        setWaiting((left) => left - 1);
      }
    },
  };
};

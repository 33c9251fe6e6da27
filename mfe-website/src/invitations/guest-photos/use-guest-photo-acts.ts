import { useHost } from '@posy/remote-kit';
import { inChunks } from '@posy/remote-kit/edits';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** The archive of all pictures, as its address holds for some minutes. */
export interface PhotoArchive {
  path: string;
  count: number;
}

const { mostDecidedPhotos } = websiteConstants;

/** The couple's actions on guests' pictures: it shows, hides and deletes them, and takes them all. A notice names each failure. */
export const useGuestPhotoActs = (weddingId: string) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [archive, setArchive] = useState<PhotoArchive | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      telemetry.error('guest photos', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'guest-photos.failed' }), about: 'guest photos' });
    } finally {
      setIsBusy(false);
    }
  };
  const say = (id: 'shown' | 'hidden' | 'deleted', count: number): void =>
    notices.show({
      tone: 'success',
      text: formatMessage({ id: `guest-photos.done.${id}` }, { count }),
      about: 'guest photos',
    });
  return {
    isBusy,
    archive,
    decide: (ids: readonly string[], state: 'shown' | 'hidden'): void =>
      void attempt(async () => {
        for (const part of inChunks(ids, mostDecidedPhotos))
          await api.call('decideGuestPhotos', { body: { weddingId, ids: part, state } });
        say(state, ids.length);
      }),
    remove: (ids: readonly string[]): void =>
      void attempt(async () => {
        for (const part of inChunks(ids, mostDecidedPhotos))
          await api.call('deleteGuestPhotos', { body: { weddingId, ids: part } });
        say('deleted', ids.length);
      }),
    download: (): void =>
      void attempt(async () => setArchive(await api.call('downloadGuestPhotos', { body: { weddingId } }))),
  };
};

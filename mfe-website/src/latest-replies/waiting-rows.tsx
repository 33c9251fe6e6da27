import { useLive, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { Row } from '@posy/shared-ui';
import { CameraIcon, EnvelopeSimpleIcon } from '@posy/shared-ui/icons';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';

/** True for each thing of guests that waits for the couple, besides answers. */
export interface Waiting {
  photos: boolean;
  addresses: boolean;
}

/** Finds out if pictures or addresses of guests wait for the couple: one of each is read, whatever their number. */
export const useWaiting = (weddingId: string): Waiting => {
  const photos = useLive(
    useMemo(
      () => ({
        collection: collections.guestPhotos(weddingId),
        where: [{ field: 'state', op: '==' as const, value: 'new' }],
        limit: 1,
      }),
      [weddingId],
    ),
  );
  const addresses = useLive(
    useMemo(
      () => ({
        collection: collections.households(weddingId),
        where: [{ field: 'address.state', op: '==' as const, value: 'open' }],
        limit: 1,
      }),
      [weddingId],
    ),
  );
  return { photos: (photos.value?.length ?? 0) > 0, addresses: (addresses.value?.length ?? 0) > 0 };
};

/** The ways to what waits. */
export const WaitingRows = ({ photos, addresses }: Waiting) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <>
      {photos ? (
        <Row
          start={<CameraIcon />}
          title={<FormattedMessage id="replies.photos" />}
          note={<FormattedMessage id="replies.photos-note" />}
          href={paths.guestPhotos(prefix)}
        />
      ) : null}
      {addresses ? (
        <Row
          start={<EnvelopeSimpleIcon />}
          title={<FormattedMessage id="replies.addresses" />}
          note={<FormattedMessage id="replies.addresses-note" />}
          href={paths.invitations(prefix)}
        />
      ) : null}
    </>
  );
};

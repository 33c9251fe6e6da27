import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { Callout, Link } from '@posy/shared-ui';
import { UsersThreeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { useVenueRoom } from './use-venue-room';

/** Warns that more day guests are expected than the booked venue has room for. */
export const TooMany = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { market } = useLocaleInfo();
  const { venue } = useVenueRoom(wedding);
  const { day } = weddingHeads(wedding);
  if (venue === null || day <= venue.capacity) return null;
  const { name, capacity, publicId } = venue;
  return (
    <Callout
      hue="apricot"
      icon={<UsersThreeIcon />}
      role="note"
      actions={
        <Link href={paths.supplier(market.prefix, 'venues', publicId)}>
          <FormattedMessage id="guests.venue.look" values={{ name }} />
        </Link>
      }
    >
      <FormattedMessage id="guests.venue.tooMany" values={{ name, capacity, heads: day, over: day - capacity }} />
    </Callout>
  );
};

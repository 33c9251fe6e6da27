import { useWedding } from '@posy/remote-kit';
import { type SupplierProfile, weddingDay } from '@posy/shared-contracts/entities';
import { Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { isTaken } from '#supplier/rules/taken-day';
import { useIsOurs } from './our-standing';

/** Shows whether the supplier is free on the couple's day, by its calendar; a booked supplier needs no answer. */
export const Availability = ({ profile }: { profile: SupplierProfile }) => {
  const wedding = useWedding();
  const isOurs = useIsOurs(profile.id);
  const day = wedding === null ? null : weddingDay(wedding);
  const taken = day === null ? null : isTaken(profile, day);
  if (day === null || taken === null || isOurs) return null;
  const date = <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" dateStyle="long" />;
  return (
    <Tag hue={taken ? 'apricot' : 'fern'}>
      {taken ? null : <CheckIcon size="s" />}
      <FormattedMessage id={taken ? 'profile.date.taken' : 'profile.date.free'} values={{ date }} />
    </Tag>
  );
};

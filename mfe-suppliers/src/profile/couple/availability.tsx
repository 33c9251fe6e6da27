import { useWedding } from '@posy/remote-kit';
import { weddingDay, type SupplierProfile } from '@posy/shared-contracts/entities';
import { Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';

/** Whether a day is taken; null where nobody keeps a calendar. */
export const isTaken = ({ busyDays }: Pick<SupplierProfile, 'busyDays'>, day: string): boolean | null =>
  busyDays === undefined ? null : busyDays.includes(day);

/** Whether the supplier is free on the couple's day, as far as its calendar says. */
export const Availability = ({ profile }: { profile: SupplierProfile }) => {
  const wedding = useWedding();
  const day = wedding === null ? null : weddingDay(wedding);
  const taken = day === null ? null : isTaken(profile, day);
  if (day === null || taken === null) return null;
  const date = <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" dateStyle="long" />;
  return (
    <Tag hue={taken ? 'apricot' : 'fern'}>
      {taken ? null : <CheckIcon size="s" />}
      <FormattedMessage id={taken ? 'profile.date.taken' : 'profile.date.free'} values={{ date }} />
    </Tag>
  );
};

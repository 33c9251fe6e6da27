import { useWedding } from '@posy/remote-kit';
import { type SupplierProfile, weddingDay } from '@posy/shared-contracts/entities';
import { Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useShortlist } from '#shortlist/public';
import { dayStanding } from '#supplier/rules/taken-day';
import { useIsOurs } from './late-standing';

/** Shows whether the supplier is free on the couple's day, by its calendar; a booked supplier, or one that holds the day for them, needs no answer. */
export const Availability = ({ profile }: { profile: SupplierProfile }) => {
  const wedding = useWedding();
  const isOurs = useIsOurs(profile.id);
  const day = wedding === null ? null : weddingDay(wedding);
  const { entries } = useShortlist();
  const isHeldForUs = entries?.some(({ id, holdUntil }) => id === profile.id && holdUntil != null) === true;
  const standing = day === null ? null : dayStanding(profile, day);
  if (day === null || standing === null || isOurs || isHeldForUs) return null;
  const date = <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" dateStyle="long" />;
  return (
    <Tag hue={standing === 'free' ? 'fern' : 'apricot'}>
      {standing === 'free' ? <CheckIcon size="s" /> : null}
      <FormattedMessage id={`profile.date.${standing}`} values={{ date }} />
    </Tag>
  );
};

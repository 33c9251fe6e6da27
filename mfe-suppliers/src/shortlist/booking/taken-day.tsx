import type { Wedding } from '@posy/shared-contracts/entities';
import { weddingDay } from '@posy/shared-contracts/entities';
import { Callout } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { isTaken } from '#supplier/rules/taken-day';
import { useEntryProfile } from '../entries/use-entry-profile';
import type { ShortlistEntry } from '../rules/entry';

/** Warns before the booking that the supplier's calendar has the couple's day as busy; the booking stays possible. */
export const TakenDay = ({ entry, wedding }: { entry: ShortlistEntry; wedding: Wedding }) => {
  const profile = useEntryProfile(entry);
  const day = weddingDay(wedding);
  if (profile === null || day === null || entry.holdUntil != null || isTaken(profile, day) !== true) return null;
  return (
    <Callout hue="apricot" icon={<CalendarBlankIcon />} role="note">
      <FormattedMessage
        id="booking.taken"
        values={{
          name: entry.name,
          day: <FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" weekday="long" day="numeric" month="long" />,
        }}
      />
    </Callout>
  );
};

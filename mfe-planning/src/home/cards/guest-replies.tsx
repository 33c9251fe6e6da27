import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { SplitBar } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useGuestTotals } from '#guests/public';

/** The guests' replies so far, in figures and one bar. */
export const GuestReplies = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const totals = useGuestTotals(wedding);
  if (totals === null) return null;
  const { count, attending, declined } = totals;
  const pending = count - attending - declined;
  const label = (id: 'attending' | 'declined' | 'pending', value: number): string =>
    intl.formatMessage({ id: `planning.home.replies.${id}` }, { count: value });
  return (
    <SplitBar
      parts={[
        { id: 'attending', value: attending, hue: 'bluebell', label: label('attending', attending) },
        { id: 'declined', value: declined, hue: 'apricot', label: label('declined', declined) },
        { id: 'pending', value: pending, label: label('pending', pending) },
      ]}
    />
  );
};

import { type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import { coupleNameOf } from '@posy/shared-contracts/rules';
import { FormattedMessage, useIntl } from 'react-intl';

/** The header of every printed page of the seating plan. */
export const PrintHeader = ({ wedding }: { wedding: Wedding }) => {
  const { formatDate } = useIntl();
  const day = weddingDay(wedding);
  const couple = coupleNameOf(wedding);
  if (day === null) return <FormattedMessage id="seating.print.header.undated" values={{ couple }} />;
  const date = formatDate(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return <FormattedMessage id="seating.print.header" values={{ couple, date }} />;
};

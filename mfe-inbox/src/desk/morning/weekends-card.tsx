import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { BusyDay } from '@posy/shared-contracts/entities';
import { color, Loading, Skeleton, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Day as TakenDay } from '#talk/days/taken-days';
import { useOwnDays } from '#talk/days/use-own-days';
import { dayOf, shortDate } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { LinkedCard } from '../linked-card';
import { takenWeekends } from './rules/weekends';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 8px;
    align-content: start;
    justify-items: start;
    padding: 12px;
    border: 1px solid ${color.line};
    border-radius: 14px;
  }
  & > li > strong {
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

/** Number of weekends shown; the rest is on the desk. */
const mostShown = 6;

const Day = ({ day: { day, state, until } }: { day: BusyDay }) => {
  const { formatDate } = useIntl();
  const { locale } = useLocaleInfo();
  const words = formatDate(`${day}T12:00:00Z`, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  if (state === 'busy')
    return (
      <Tag>
        <FormattedMessage id="desk.weekends.busy" values={{ day: words }} />
      </Tag>
    );
  return (
    <Tag hue="apricot">
      {until === null ? (
        <FormattedMessage id="desk.weekends.held-open" values={{ day: words }} />
      ) : (
        <FormattedMessage id="desk.weekends.held" values={{ day: words, until: shortDate(until, locale) }} />
      )}
    </Tag>
  );
};

const Weekends = ({ days, today }: { days: readonly TakenDay[]; today: string }) => {
  const { formatDateTimeRange } = useIntl();
  const weekends = takenWeekends(
    days.filter(({ isClosed }) => isClosed !== true),
    today,
  );
  if (weekends.length === 0)
    return (
      <Text tone="soft">
        <FormattedMessage id="desk.weekends.none" />
      </Text>
    );
  return (
    <Tiles>
      {weekends.slice(0, mostShown).map((weekend) => (
        <li key={weekend.from}>
          <strong>
            {formatDateTimeRange(`${weekend.from}T12:00:00Z`, `${weekend.to}T12:00:00Z`, {
              day: 'numeric',
              month: 'short',
              year: 'numeric',
              timeZone: 'UTC',
            })}
          </strong>
          {weekend.days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </li>
      ))}
    </Tiles>
  );
};

/** The coming weekends with held or busy days, from the desk. */
export const WeekendsCard = ({ supplierId }: { supplierId: string }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  const { days, status } = useOwnDays(supplierId, today);
  return (
    <LinkedCard
      title={<FormattedMessage id="desk.weekends" />}
      href={paths.inboxCalendar(market.prefix)}
      more={<FormattedMessage id="desk.weekends.open" />}
    >
      {days !== null ? (
        <Weekends days={days} today={today} />
      ) : status === 'failed' ? (
        <Text tone="soft">
          <FormattedMessage id="desk.morning.no-weekends" />
        </Text>
      ) : (
        <Loading label={formatMessage({ id: 'desk.morning.loading' })}>
          <Skeleton height={56} />
        </Loading>
      )}
    </LinkedCard>
  );
};

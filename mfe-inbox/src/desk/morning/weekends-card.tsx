import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import { color, Inline, Loading, Skeleton, Stack, Tag, Text, VisuallyHidden } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Day as TakenDay } from '#talk/days/taken-days';
import { useOwnDays } from '#talk/days/use-own-days';
import { dayOf, shortDate } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { LinkedCard } from '../linked-card';
import { mostPressing, type Season, seasonOf, takenWeekends, type Weekend, type WeekendDay } from './rules/weekends';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 700px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
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
  & > li[data-asked] {
    border-color: ${color.ink};
  }
  & > li > strong {
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

/** Number of weekends shown; the rest is in the calendar. */
const mostShown = 8;

const petal = `border-radius: 50%; border-end-start-radius: 9px;`;

/** Days as in the calendar: taken is dark, held has an edge, free is pale, closed is grey. */
const Petals = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  & i {
    display: grid;
    place-items: center;
    inline-size: 30px;
    block-size: 30px;
    ${petal}
    background: ${color.fern.wash};
    color: ${color.fern.deep};
    font-size: 0.875rem;
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & i[data-state='busy'] {
    background: ${color.ink};
    color: ${color.canvas};
  }
  & i[data-state='held'] {
    background: ${color.surface};
    color: ${color.apricot.deep};
    box-shadow: inset 0 0 0 2px ${color.apricot.main};
  }
  & i[data-state='closed'] {
    background: ${color.sunken};
    color: ${color.inkSoft};
  }
  & i[data-state='over'] {
    background: none;
    color: ${color.inkFaint};
  }
`;

const Day = ({ day: { day, state, until } }: { day: WeekendDay }) => {
  const { formatDate } = useIntl();
  const { locale } = useLocaleInfo();
  const named = (options: { weekday?: 'short'; day: 'numeric' }) =>
    formatDate(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' });
  const words = named({ weekday: 'short', day: 'numeric' });
  const isUntil = state === 'held' && until !== null;
  return (
    <>
      <i data-state={state} aria-hidden>
        {named({ day: 'numeric' })}
      </i>
      {state === 'over' ? null : (
        <VisuallyHidden>
          <FormattedMessage
            id={isUntil ? 'desk.weekends.held' : `desk.weekends.day.${state}`}
            values={{ day: words, until: shortDate(until ?? day, locale) }}
          />{' '}
        </VisuallyHidden>
      )}
    </>
  );
};

/** The first end of a hold, or else the number of couples that ask, or else the number of free days. */
const Caption = ({ days, asking }: Pick<Weekend, 'days' | 'asking'>) => {
  const { locale } = useLocaleInfo();
  const [until] = days.flatMap((day) => (day.state === 'held' && day.until !== null ? [day.until] : [])).toSorted();
  if (until !== undefined)
    return (
      <Tag hue="apricot" aria-hidden>
        <FormattedMessage id="desk.weekends.until" values={{ day: shortDate(until, locale) }} />
      </Tag>
    );
  if (asking > 0)
    return (
      <Tag hue="peony">
        <FormattedMessage id="desk.weekends.asking" values={{ count: asking }} />
      </Tag>
    );
  return (
    <Text as="span" size="small" tone="soft">
      <FormattedMessage
        id="desk.weekends.free"
        values={{ count: days.filter(({ state }) => state === 'free').length }}
      />
    </Text>
  );
};

/** The coming season in one sentence. A year is no number to group. */
const SeasonLine = ({ season: { year, ...counts } }: { season: Season }) => (
  <Text as="p" size="small" tone="soft">
    <FormattedMessage id="desk.weekends.season" values={{ ...counts, year: String(year) }} />
  </Text>
);

const legend = ['busy', 'held', 'free', 'closed'] as const;

interface WeekendsProps {
  days: readonly TakenDay[];
  today: string;
  conversations: readonly Conversation[];
}

const Weekends = ({ days, today, conversations }: WeekendsProps) => {
  const { formatDateTimeRange } = useIntl();
  const weekends = takenWeekends(days, today, conversations);
  if (weekends.length === 0)
    return (
      <Text tone="soft">
        <FormattedMessage id="desk.weekends.none" />
      </Text>
    );
  return (
    <Stack gap={3}>
      <SeasonLine season={seasonOf(days, today)} />
      <Tiles>
        {mostPressing(weekends, mostShown).map((weekend) => (
          <li key={weekend.from} data-asked={weekend.asking > 0 || undefined}>
            <strong>
              {formatDateTimeRange(`${weekend.from}T12:00:00Z`, `${weekend.to}T12:00:00Z`, {
                day: 'numeric',
                month: 'short',
                year: 'numeric',
                timeZone: 'UTC',
              })}
            </strong>
            <Petals>
              {weekend.days.map((day) => (
                <Day key={day.day} day={day} />
              ))}
            </Petals>
            <Caption days={weekend.days} asking={weekend.asking} />
          </li>
        ))}
      </Tiles>
      <Inline gap={4} aria-hidden>
        {legend.map((state) => (
          <Petals key={state}>
            <i data-state={state} />
            <Text as="span" size="small">
              <FormattedMessage id={`desk.weekends.legend.${state}`} />
            </Text>
          </Petals>
        ))}
      </Inline>
    </Stack>
  );
};

interface Props {
  supplierId: string;
  /** The supplier's conversations, for the couples that ask; none while they are loading. */
  conversations: readonly Conversation[];
}

/** The coming weekends with held or busy days, from the desk, and those that couples ask for. */
export const WeekendsCard = ({ supplierId, conversations }: Props) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  const { days, status } = useOwnDays(supplierId, today);
  return (
    <LinkedCard
      title={<FormattedMessage id="desk.weekends" />}
      size="h2"
      href={paths.inboxCalendar(market.prefix)}
      more={<FormattedMessage id="desk.weekends.open" />}
    >
      {days !== null ? (
        <Weekends days={days} today={today} conversations={conversations} />
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

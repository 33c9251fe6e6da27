import styled from '@emotion/styled';
import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding, WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, color, Heading, Link, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SheetDay } from '../rules/run-sheet';
import { useSheetDays } from '../sheet/use-run-sheet';
import { SheetPart } from './sheet-part';

const Hours = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    gap: 14px;
    padding-block: 12px;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & time {
    font-size: 1.125rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const useDayWords = (): ((day: string) => string) => {
  const { formatDate } = useIntl();
  return (day) => formatDate(`${day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
};

/** Formats a local time of the wedding's place in the reader's format. */
const useTimeWords = (): ((time: string) => string) => {
  const { formatTime } = useIntl();
  return (time) => formatTime(`2000-01-01T${time}:00Z`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
};

const Hour = ({ event }: { event: Identified<WeddingEvent> }) => {
  const { formatMessage } = useIntl();
  const timeWords = useTimeWords();
  const { startTime, endTime } = event.time;
  const until =
    endTime == null ? null : formatMessage({ id: 'planning.day.hours.until' }, { time: timeWords(endTime) });
  const where = [until, event.place, event.address].filter((part) => part != null && part !== '');
  return (
    <li>
      {startTime === null ? (
        <Text tone="soft">
          <FormattedMessage id="planning.day.hours.open" />
        </Text>
      ) : (
        <time dateTime={startTime}>{timeWords(startTime)}</time>
      )}
      <div>
        <Text isStrong>{event.name.trim() || formatMessage({ id: 'planning.day.hours.main' })}</Text>
        {where.length > 0 && <Text size="small">{where.join(' · ')}</Text>}
        {event.description.trim() !== '' && (
          <Text size="small" tone="soft">
            {event.description}
          </Text>
        )}
        {event.attire.trim() !== '' && (
          <Text size="small" tone="soft">
            <FormattedMessage id="planning.day.hours.attire" values={{ attire: event.attire }} />
          </Text>
        )}
      </div>
    </li>
  );
};

const NoHours = ({ mayEdit }: { mayEdit: boolean }) => {
  const { market } = useLocaleInfo();
  if (!mayEdit)
    return (
      <Text tone="soft">
        <FormattedMessage id="planning.day.hours.read-along" />
      </Text>
    );
  return (
    <Stack gap={3} style={{ justifyItems: 'start' }}>
      <Text isStrong>
        <FormattedMessage id="planning.day.hours.none" />
      </Text>
      <Text tone="soft">
        <FormattedMessage id="planning.day.hours.none-text" />
      </Text>
      <ButtonLink kind="main" href={paths.website(market.prefix)}>
        <FormattedMessage id="planning.day.hours.add" />
      </ButtonLink>
    </Stack>
  );
};

const Day = ({ day: { day, events }, isOnly }: { day: SheetDay; isOnly: boolean }) => {
  const words = useDayWords();
  return (
    <div>
      {!isOnly && (
        <Heading level={3} size="title">
          {words(day)}
        </Heading>
      )}
      <Hours>
        {events.map((event) => (
          <Hour key={event.id} event={event} />
        ))}
      </Hours>
    </div>
  );
};

/** The events of the wedding day and the days around it, by hour. */
export const HoursPart = ({ wedding, weddingDay }: { wedding: Identified<Wedding>; weddingDay: string }) => {
  const { market } = useLocaleInfo();
  const part = useSheetDays(wedding, weddingDay);
  const mayEdit = useAccess('website') === 'edit';
  return (
    <SheetPart
      title={<FormattedMessage id="planning.day.hours" />}
      part={part}
      action={
        mayEdit && (
          <Link href={paths.website(market.prefix)}>
            <FormattedMessage id="planning.day.hours.edit" />
          </Link>
        )
      }
    >
      {(days) => {
        const filled = days.filter(({ events }) => events.length > 0);
        return filled.length === 0 ? (
          <NoHours mayEdit={mayEdit} />
        ) : (
          <Stack gap={4}>
            {filled.map((day) => (
              <Day key={day.day} day={day} isOnly={filled.length === 1 && day.isWeddingDay} />
            ))}
          </Stack>
        );
      }}
    </SheetPart>
  );
};

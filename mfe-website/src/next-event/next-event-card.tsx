import { useHost, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { untouchedMainEvent, venueOfDay, withMainEvent } from '@posy/shared-contracts/rules';
import { Card, Link, Loading, PetalDate, Row, Rows, Section, Skeleton, Text } from '@posy/shared-ui';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShownVenues } from '#site/use-shown-venues';
import { useWeddingEvents } from '#site/website-queries';
import { type EventDetails, nextEvent, orderEvents } from '#site/wedding-events';

const EventLine = ({ event }: { event: EventDetails }) => {
  const { locale, market } = useLocaleInfo();
  const day = DateTime.fromISO(event.date ?? '', { zone: 'utc' }).setLocale(locale);
  const note = [event.time.startTime, event.place].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <Rows>
      <Row
        start={
          <PetalDate
            hue="sweetpea"
            dateTime={event.date ?? ''}
            day={day.toLocaleString({ day: 'numeric' })}
            month={day.toFormat('LLL')}
          />
        }
        title={event.name}
        note={note === '' ? day.toLocaleString(DateTime.DATE_HUGE) : note}
        href={paths.website(market.prefix)}
      />
    </Rows>
  );
};

const NextOf = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const live = useWeddingEvents(wedding.id);
  const place = venueOfDay(useShownVenues(wedding.id, live.value));
  if (live.status === 'loading')
    return (
      <Loading label={intl.formatMessage({ id: 'website.events.loading' })}>
        <Skeleton height={56} />
      </Loading>
    );
  const defaults = { mainName: intl.formatMessage({ id: 'website.main-event' }), date: wedding.date, place };
  const events = withMainEvent<EventDetails>(live.value ?? [], untouchedMainEvent(wedding));
  const today = DateTime.fromMillis(clock.now(), { zone: timeZone }).toFormat('yyyy-MM-dd');
  const next = nextEvent(orderEvents(events, defaults), today);
  if (next !== null) return <EventLine event={next} />;
  return (
    <Text size="small" tone="soft">
      <FormattedMessage id={live.status === 'failed' ? 'website.card.unavailable' : 'website.card.none'} />
    </Text>
  );
};

/** Home's small card: what comes next. */
export const NextEventCard = () => {
  const { market } = useLocaleInfo();
  const wedding = useWedding();
  if (wedding === null) return null;
  return (
    <Card>
      <Section
        title={<FormattedMessage id="website.card.title" />}
        size="h3"
        gap={2}
        action={
          <Link href={paths.website(market.prefix)}>
            <FormattedMessage id="website.card.all" />
          </Link>
        }
      >
        <NextOf wedding={wedding} />
      </Section>
    </Card>
  );
};

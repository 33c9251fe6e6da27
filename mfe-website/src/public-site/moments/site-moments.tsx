import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { DateTime } from 'luxon';
import { FormattedMessage } from 'react-intl';
import type { MicrositeEvent } from '../rules/microsite';
import { SaveAll, SaveToCalendar, type Saving } from './save-to-calendar';

const Days = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > * {
    inline-size: 100%;
  }
  & > section > h3 {
    padding-block-end: 10px;
    font: 500 1.25rem/1.3 var(--site-face);
  }
  & > p {
    font-size: 0.875rem;
    color: var(--site-soft);
  }
`;

const List = styled.ol`
  display: grid;
`;

const Moment = styled.li`
  display: grid;
  grid-template-columns: 74px minmax(0, 1fr);
  gap: 4px 20px;
  padding-block: 18px;
  border-block-start: 1px solid var(--site-line);
  @container site (min-width: 700px) {
    grid-template-columns: 140px minmax(0, 1fr) auto;
    [data-theme='pressed'] & {
      grid-template-columns: 92px minmax(0, 1fr) auto;
    }
  }
  & > :is(a, button) {
    grid-column: 2;
    @container site (min-width: 700px) {
      grid-column: 3;
      align-self: center;
    }
  }
  & > time {
    font: 430 1.5rem/1.2 var(--site-face);
    color: var(--site-time);
    font-variant-numeric: lining-nums;
  }
  [data-theme='poster'] & > time {
    font-weight: 620;
  }
  & > time > small {
    display: block;
    font: 500 0.875rem/1.4 var(--posy-face-text);
    color: var(--site-soft);
  }
  & > div > :is(h3, h4) {
    font: 600 1rem/1.4 var(--posy-face-text);
    letter-spacing: 0;
  }
  & > div > p {
    color: var(--site-soft);
    white-space: pre-line;
    overflow-wrap: break-word;
  }
`;

interface MomentProps extends Saving {
  event: MicrositeEvent;
  /** Below the name of its day, or of the part. */
  level: 'h3' | 'h4';
  canSave: boolean;
}

const dayName = (date: string, locale: string): string =>
  DateTime.fromISO(date, { zone: 'utc' })
    .setLocale(locale)
    .toLocaleString({ weekday: 'long', day: 'numeric', month: 'long' });

/** When it is: its hours, or its day where that stands nowhere else. */
const When = ({ event, isUnderDay }: { event: MicrositeEvent; isUnderDay: boolean }) => {
  const { locale } = useLocaleInfo();
  const { startTime, endTime = null } = event.time;
  if (startTime === null && (event.date === null || isUnderDay)) return <span />;
  const dateTime = [event.date, startTime].filter((part) => part !== null).join('T');
  const day = (date: string): string =>
    DateTime.fromISO(date, { zone: 'utc' }).setLocale(locale).toLocaleString({ day: 'numeric', month: 'short' });
  return (
    <time dateTime={dateTime}>
      {startTime ?? (event.date === null ? null : day(event.date))}
      {startTime !== null && endTime !== null ? <small>{`– ${endTime}`}</small> : null}
    </time>
  );
};

const SiteMoment = ({ event, level, canSave, ...saving }: MomentProps) => {
  const Title = level;
  return (
    <Moment>
      <When event={event} isUnderDay={level === 'h4'} />
      <div>
        <Title>{event.name}</Title>
        {event.place === '' ? null : <p>{event.place}</p>}
        {event.description === '' ? null : <p>{event.description}</p>}
        {event.attire === '' ? null : (
          <p>
            <FormattedMessage id="website.site.attire" values={{ attire: event.attire }} />
          </p>
        )}
      </div>
      {canSave ? <SaveToCalendar event={event} {...saving} /> : null}
    </Moment>
  );
};

interface Props extends Omit<MomentProps, 'event' | 'level'> {
  /** The wedding's date. */
  date: string | null;
  /** In their order, with their defaults. */
  events: readonly MicrositeEvent[];
}

/** Names the time zone of the hours, for guests from elsewhere. */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The day, moment by moment; several days each under its own name. */
export const SiteMoments = ({ events, date, ...rest }: Props) => {
  const { locale } = useLocaleInfo();
  const hasDays = events.some((event) => event.date !== date);
  const days = [...new Set(events.map((event) => event.date))];
  const hasHours = events.some(({ time }) => time.startTime !== null);
  return (
    <Days>
      {hasDays ? (
        days.map((day) => (
          <section key={day ?? ''}>
            {day === null ? null : <h3>{dayName(day, locale)}</h3>}
            <List>
              {events
                .filter((event) => event.date === day)
                .map((event) => (
                  <SiteMoment key={event.id} event={event} level={day === null ? 'h3' : 'h4'} {...rest} />
                ))}
            </List>
          </section>
        ))
      ) : (
        <List>
          {events.map((event) => (
            <SiteMoment key={event.id} event={event} level="h3" {...rest} />
          ))}
        </List>
      )}
      {hasHours ? (
        <p>
          <FormattedMessage id="website.site.zone" values={{ zone: zoneName(rest.timeZone, locale) }} />
        </p>
      ) : null}
      {rest.canSave ? <SaveAll events={events} {...rest} /> : null}
    </Days>
  );
};

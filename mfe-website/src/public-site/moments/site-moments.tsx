import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { slugOf } from '#site/slug';
import { type CalendarEvent, calendarFile } from '../rules/ics';
import type { MicrositeEvent } from '../rules/microsite';

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

const Save = styled.button`
  grid-column: 2;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  font-size: 0.875rem;
  font-weight: 600;
  color: var(--site-ink);
  text-decoration: underline 1px;
  text-underline-offset: 4px;
  @media print {
    display: none;
  }
  @container site (min-width: 700px) {
    grid-column: 3;
    align-self: center;
  }
`;

interface MomentProps {
  event: MicrositeEvent;
  /** Below the name of its day, or of the part. */
  level: 'h3' | 'h4';
  /** Whose wedding it is, for the calendar. */
  names: string;
  slug: string;
  /** Where the hours are: an IANA name. */
  timeZone: string;
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

/** An event as calendars take it; null without a day. */
const entryOf = (
  event: MicrositeEvent,
  { names, timeZone }: Pick<MomentProps, 'names' | 'timeZone'>,
): CalendarEvent | null => {
  const { id, name, date, time, place, description, calendar } = event;
  if (date === null) return null;
  return {
    // An address can be renamed or passed on; only servers from before say no other id.
    uid: calendar?.uid ?? `${id}@posy`,
    title: `${name} · ${names}`,
    date,
    startTime: time.startTime,
    endTime: time.endTime ?? null,
    zone: timeZone,
    changedAt: calendar?.changedAt ?? null,
    place,
    description,
  };
};

type Saving = Pick<MomentProps, 'names' | 'slug' | 'timeZone'>;

const useSaving = ({ slug }: Pick<Saving, 'slug'>) => {
  const { clock } = useHost();
  return (entries: readonly CalendarEvent[], name: string): void => {
    const file = new Blob([calendarFile(entries, clock.now())], { type: 'text/calendar' });
    saveFile(`${slugOf(`${slug} ${name}`)}.ics`, file);
  };
};

const SaveToCalendar = ({ event, ...saving }: Saving & { event: MicrositeEvent }) => {
  const intl = useIntl();
  const save = useSaving(saving);
  const { name } = event;
  const entry = entryOf(event, saving);
  if (entry === null) return null;
  return (
    <Save
      type="button"
      onClick={() => save([entry], name)}
      aria-label={intl.formatMessage({ id: 'website.site.save-named' }, { name })}
    >
      <CalendarBlankIcon size="s" />
      <FormattedMessage id="website.site.save" />
    </Save>
  );
};

/** All that has a day, in one file. */
const SaveAll = ({ events, ...saving }: Saving & { events: readonly MicrositeEvent[] }) => {
  const save = useSaving(saving);
  const entries = events.flatMap((event) => entryOf(event, saving) ?? []);
  if (entries.length < 2) return null;
  return (
    <Save type="button" onClick={() => save(entries, '')}>
      <CalendarBlankIcon size="s" />
      <FormattedMessage id="website.site.all" />
    </Save>
  );
};

const SiteMoment = ({ event, level, names, slug, timeZone, canSave }: MomentProps) => {
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
      {canSave ? <SaveToCalendar {...{ event, names, slug, timeZone }} /> : null}
    </Moment>
  );
};

interface Props extends Omit<MomentProps, 'event' | 'level'> {
  /** The wedding's date. */
  date: string | null;
  /** In their order, with their defaults. */
  events: readonly MicrositeEvent[];
}

/** What the hours are of, for guests from elsewhere. */
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

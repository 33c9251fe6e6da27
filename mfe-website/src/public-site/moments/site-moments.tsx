import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { slugOf } from '#site/slug';
import { calendarFile } from '../rules/ics';
import type { MicrositeEvent } from '../rules/microsite';

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
  & > div > h3 {
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
  @container site (min-width: 700px) {
    grid-column: 3;
    align-self: center;
  }
`;

interface MomentProps {
  event: MicrositeEvent;
  /** Whether the moments are on more than one day: each says its own then. */
  hasDays: boolean;
  /** Whose wedding it is, for the calendar. */
  names: string;
  slug: string;
  /** Where the hours are: an IANA name. */
  timeZone: string;
  canSave: boolean;
}

const When = ({ event, hasDays }: Pick<MomentProps, 'event' | 'hasDays'>) => {
  const { locale } = useLocaleInfo();
  const { startTime } = event.time;
  if (event.date === null && startTime === null) return <span />;
  const day =
    event.date === null
      ? null
      : DateTime.fromISO(event.date, { zone: 'utc' })
          .setLocale(locale)
          .toLocaleString({ day: 'numeric', month: 'short' });
  const dateTime = [event.date, startTime].filter((part) => part !== null).join('T');
  return (
    <time dateTime={dateTime}>
      {startTime ?? day}
      {startTime !== null && hasDays && day !== null ? <small>{day}</small> : null}
    </time>
  );
};

const SaveToCalendar = ({
  event,
  names,
  slug,
  timeZone,
}: Pick<MomentProps, 'event' | 'names' | 'slug' | 'timeZone'>) => {
  const { clock } = useHost();
  const intl = useIntl();
  const { id, name, date, time, place, description } = event;
  if (date === null) return null;
  const save = (): void => {
    const calendar = {
      // An address can be renamed or passed on; only servers from before say no other id.
      uid: event.calendar?.uid ?? `${id}@posy`,
      title: `${name} · ${names}`,
      date,
      startTime: time.startTime,
      endTime: time.endTime ?? null,
      zone: timeZone,
      changedAt: event.calendar?.changedAt ?? null,
      place,
      description,
    };
    const file = new Blob([calendarFile(calendar, clock.now())], { type: 'text/calendar' });
    saveFile(`${slugOf(`${slug} ${name}`)}.ics`, file);
  };
  return (
    <Save type="button" onClick={save} aria-label={intl.formatMessage({ id: 'website.site.save-named' }, { name })}>
      <CalendarBlankIcon size="s" />
      <FormattedMessage id="website.site.save" />
    </Save>
  );
};

const SiteMoment = ({ event, hasDays, names, slug, timeZone, canSave }: MomentProps) => (
  <Moment>
    <When event={event} hasDays={hasDays} />
    <div>
      <h3>{event.name}</h3>
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

interface Props extends Omit<MomentProps, 'event' | 'hasDays'> {
  /** The wedding's date. */
  date: string | null;
  /** In their order, with their defaults. */
  events: readonly MicrositeEvent[];
}

/** The day, moment by moment. */
export const SiteMoments = ({ events, date, ...rest }: Props) => {
  const hasDays = events.some((event) => event.date !== date);
  return (
    <List>
      {events.map((event) => (
        <SiteMoment key={event.id} event={event} hasDays={hasDays} {...rest} />
      ))}
    </List>
  );
};

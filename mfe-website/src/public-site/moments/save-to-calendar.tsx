import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { slugOf } from '#site/slug';
import { type CalendarEvent, calendarFile } from '../rules/ics';
import type { MicrositeEvent } from '../rules/microsite';

const Save = styled.button`
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
`;

/** The wedding's data that a calendar file contains besides its events. */
export interface Saving {
  /** The partners' names, for the calendar. */
  names: string;
  slug: string;
  /** The time zone of the events: an IANA name. */
  timeZone: string;
}

/** An event as calendars take it; null without a day. */
const entryOf = (
  event: MicrositeEvent,
  { names, timeZone }: Pick<Saving, 'names' | 'timeZone'>,
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

const useSaving = ({ slug }: Pick<Saving, 'slug'>) => {
  const { clock } = useHost();
  return (entries: readonly CalendarEvent[], name: string): void => {
    const file = new Blob([calendarFile(entries, clock.now())], { type: 'text/calendar' });
    saveFile(`${slugOf(`${slug} ${name}`)}.ics`, file);
  };
};

/** One event as a file for calendars; nothing while it has no day. */
export const SaveToCalendar = ({ event, ...saving }: Saving & { event: MicrositeEvent }) => {
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

/** Saves all events that have a day in one file. */
export const SaveAll = ({ events, ...saving }: Saving & { events: readonly MicrositeEvent[] }) => {
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

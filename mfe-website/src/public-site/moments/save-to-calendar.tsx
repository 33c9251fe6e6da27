import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import { calendarEnd } from '@posy/shared-contracts/rules';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { slugOf } from '#site/slug';
import { type CalendarEvent, calendarFile } from '../rules/ics';
import type { MicrositeEvent } from '../rules/microsite';

const Save = styled.a`
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
  /** The page's address, which has the files; null where only this page has the website, which writes them itself. */
  address: string | null;
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
    endTime: calendarEnd(event),
    zone: timeZone,
    changedAt: calendar?.changedAt ?? null,
    place,
    description,
  };
};

interface WayProps {
  saving: Saving;
  entries: readonly CalendarEvent[];
  /** The event's; empty for all of them. */
  name: string;
  query: string;
  label?: string;
  children: ReactNode;
}

/** The way to a file for calendars: a link where a server has it, so that it needs no script. */
const SaveWay = ({ saving: { address, slug }, entries, name, query, label, children }: WayProps) => {
  const { clock } = useHost();
  const save = (): void => {
    const file = new Blob([calendarFile(entries, clock.now())], { type: 'text/calendar' });
    saveFile(`${slugOf(`${slug} ${name}`)}.ics`, file);
  };
  return address === null ? (
    <Save as="button" type="button" onClick={save} aria-label={label}>
      {children}
    </Save>
  ) : (
    <Save href={`${address}/calendar.ics${query}`} aria-label={label}>
      {children}
    </Save>
  );
};

/** One event as a file for calendars; nothing while it has no day. */
export const SaveToCalendar = ({ event, ...saving }: Saving & { event: MicrositeEvent }) => {
  const intl = useIntl();
  const { id, name } = event;
  const entry = entryOf(event, saving);
  if (entry === null) return null;
  return (
    <SaveWay
      saving={saving}
      entries={[entry]}
      name={name}
      query={`?event=${encodeURIComponent(id)}`}
      label={intl.formatMessage({ id: 'website.site.save-named' }, { name })}
    >
      <CalendarBlankIcon size="s" />
      <FormattedMessage id="website.site.save" />
    </SaveWay>
  );
};

/** Saves all events that have a day in one file. */
export const SaveAll = ({ events, ...saving }: Saving & { events: readonly MicrositeEvent[] }) => {
  const entries = events.flatMap((event) => entryOf(event, saving) ?? []);
  if (entries.length < 2) return null;
  return (
    <SaveWay saving={saving} entries={entries} name="" query="">
      <CalendarBlankIcon size="s" />
      <FormattedMessage id="website.site.all" />
    </SaveWay>
  );
};

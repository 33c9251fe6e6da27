import { useLocaleInfo } from '@posy/remote-kit';
import { Card, IconButton, PetalDate, Row, Rows, Tag } from '@posy/shared-ui';
import { EyeSlashIcon, PencilIcon, TrashIcon } from '@posy/shared-ui/icons';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EventDocument } from './rules/event-edits';

interface Actions {
  onEdit: (event: EventDocument) => void;
  onRemove: (event: EventDocument) => void;
}

interface Props {
  events: readonly EventDocument[];
  /** The actions on events; null: the reader may only read them. */
  actions: Actions | null;
}

const DayPetal = ({ date }: { date: string | null }) => {
  const { locale } = useLocaleInfo();
  if (date === null) return null;
  const day = DateTime.fromISO(date, { zone: 'utc' }).setLocale(locale);
  return (
    <PetalDate
      hue="sweetpea"
      dateTime={date}
      day={day.toLocaleString({ day: 'numeric' })}
      month={day.toFormat('LLL')}
    />
  );
};

const EventActions = ({ event, onEdit, onRemove }: Actions & { event: EventDocument }) => {
  const intl = useIntl();
  const { name } = event;
  return (
    <>
      <IconButton
        size="s"
        label={intl.formatMessage({ id: 'website.events.edit' }, { name })}
        onPress={() => onEdit(event)}
      >
        <PencilIcon size="s" />
      </IconButton>
      {event.type === 'main' ? null : (
        <IconButton
          size="s"
          label={intl.formatMessage({ id: 'website.events.delete' }, { name })}
          onPress={() => onRemove(event)}
        >
          <TrashIcon size="s" />
        </IconButton>
      )}
    </>
  );
};

const EventRow = ({ event, actions }: Pick<Props, 'actions'> & { event: EventDocument }) => {
  const intl = useIntl();
  const { name, time, place, visible, date } = event;
  const note = [time.startTime, place].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <Row
      isInset
      start={<DayPetal date={date} />}
      title={name}
      note={note === '' ? intl.formatMessage({ id: 'website.events.no-time' }) : note}
      end={
        <>
          {visible ? null : (
            <Tag icon={<EyeSlashIcon size="s" />}>
              <FormattedMessage id="website.events.hidden" />
            </Tag>
          )}
          {actions === null ? null : <EventActions event={event} {...actions} />}
        </>
      }
    />
  );
};

/** The wedding's events as calendar lines. They come ordered, with their defaults. */
export const EventList = ({ events, actions }: Props) => (
  <Card isFlush>
    <Rows>
      {events.map((event) => (
        <EventRow key={event.id} event={event} actions={actions} />
      ))}
    </Rows>
  </Card>
);

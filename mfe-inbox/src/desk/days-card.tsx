import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { Button, Card, IconButton, InlineError, Row, Rows, Section, Tag, Text } from '@posy/shared-ui';
import { DateField, RadioGroupField } from '@posy/shared-ui/forms';
import { XIcon } from '@posy/shared-ui/icons';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayEdit } from '#talk/days/day-edit';
import type { Day as DayOf } from '#talk/days/taken-days';
import { useOwnDays } from '#talk/days/use-own-days';
import { FormDialog } from '#talk/form-dialog';
import { dateText, shortDate } from '#talk/rules/when';
import { useDeskEdits } from './desk-edits';

const states = ['busy', 'held'] as const;
/** Number of days shown at first; a button shows the rest. */
const mostShown = 8;

interface DayDialogProps {
  today: string;
  onSave: (day: DayOf) => void;
  onClose: () => void;
}

const DayDialog = ({ today, onSave, onClose }: DayDialogProps) => {
  const { formatMessage } = useIntl();
  const [day, setDay] = useState('');
  const [state, setState] = useState<(typeof states)[number]>('busy');
  const [until, setUntil] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const submit = (): void => {
    const isHold = state === 'held';
    if (day < today || (isHold && (until < today || until > day))) return setFaulty(true);
    onSave({ id: day, day, state, until: isHold ? until : null, updatedAt: new Date(0).toISOString() });
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="desk.days.add" />}
      action={<FormattedMessage id="desk.keep" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField label={formatMessage({ id: 'desk.days.day' })} value={day} onChange={setDay} />
      <RadioGroupField
        label={formatMessage({ id: 'desk.days.state' })}
        value={state}
        onChange={(value) => setState(states.find((one) => one === value) ?? state)}
        options={states.map((value) => ({ value, label: formatMessage({ id: `desk.days.${value}` }) }))}
      />
      {state === 'held' ? (
        <DateField label={formatMessage({ id: 'desk.days.until' })} value={until} onChange={setUntil} />
      ) : null}
      {isFaulty ? (
        <InlineError isAlert>
          <FormattedMessage id="desk.days.fault" />
        </InlineError>
      ) : null}
    </FormDialog>
  );
};

const Day = ({ day, onFree }: { day: DayOf; onFree: () => void }) => {
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const words = dateText(day.day, locale);
  return (
    <Row
      title={words}
      note={
        <Tag {...(day.state === 'held' ? { hue: 'apricot' as const } : {})}>
          {day.until === null ? (
            <FormattedMessage id={day.state === 'held' ? 'desk.days.held' : 'desk.days.busy'} />
          ) : (
            <FormattedMessage id="desk.days.held-until" values={{ day: shortDate(day.until, locale) }} />
          )}
        </Tag>
      }
      end={
        <IconButton label={formatMessage({ id: 'desk.days.free' }, { day: words })} onPress={onFree}>
          <XIcon size="s" />
        </IconButton>
      }
    />
  );
};

/** The days on which the supplier is busy or has a hold: the search and the profile use them at once. */
export const DaysCard = ({ supplierId }: { supplierId: string }) => {
  const { clock } = useHost();
  const perform = useDeskEdits();
  const [isAsking, setAsking] = useState(false);
  const today = DateTime.fromMillis(clock.now()).toISODate() ?? '';
  const { days: all, entries, status } = useOwnDays(supplierId, today);
  // Closed days come from rules and would hide all others.
  const days = all?.filter(({ isClosed }) => isClosed !== true) ?? null;
  const [isWhole, setWhole] = useState(false);
  const shown = days?.slice(0, isWhole ? undefined : mostShown) ?? [];
  const say = (day: DayOf, notice: 'day-saved' | 'day-freed'): void =>
    perform(
      dayEdit(
        supplierId,
        entries.find(({ id }) => id === day.id),
        day,
      ),
      `day ${day.day}`,
      notice,
    );
  return (
    <Card>
      <Section
        title={<FormattedMessage id="desk.days" />}
        size="h3"
        gap={2}
        action={
          <Button size="s" onPress={() => setAsking(true)}>
            <FormattedMessage id="desk.days.add" />
          </Button>
        }
      >
        <Text size="small" tone="soft">
          <FormattedMessage id="desk.days.lead" />
        </Text>
        {days === null && status === 'failed' ? (
          <InlineError>
            <FormattedMessage id="desk.days.unavailable" />
          </InlineError>
        ) : null}
        <Rows>
          {shown.map((day) => (
            <Day key={day.id} day={day} onFree={() => say({ ...day, state: 'free', until: null }, 'day-freed')} />
          ))}
        </Rows>
        {days !== null && days.length > shown.length ? (
          <Button kind="plain" size="s" onPress={() => setWhole(true)}>
            <FormattedMessage id="desk.days.all" values={{ count: days.length }} />
          </Button>
        ) : null}
        {isAsking ? (
          <DayDialog today={today} onSave={(day) => say(day, 'day-saved')} onClose={() => setAsking(false)} />
        ) : null}
      </Section>
    </Card>
  );
};

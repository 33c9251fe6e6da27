import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import {
  Avatar,
  Button,
  Callout,
  Card,
  Heading,
  IconButton,
  Inline,
  InlineError,
  Link,
  Row,
  Rows,
  Stack,
  Text,
} from '@posy/shared-ui';
import { DateField, Segment } from '@posy/shared-ui/forms';
import { XIcon } from '@posy/shared-ui/icons';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Day } from '#talk/days/taken-days';
import { dateText, shortDate } from '#talk/rules/when';
import type { Asking, CalendarDay } from './rules/calendar-days';

const states = ['free', 'held', 'busy'] as const;
/** `closed`: as the rules for closed days have it, without an exception. */
type State = Day['state'] | 'closed';

/** The supplier's entry for the chosen day and the days up to another. */
export interface Said {
  state: State;
  until: string | null;
  through: string;
}

interface Props {
  day: CalendarDay;
  today: string;
  calendarName: (id: string) => string;
  onSave: (said: Said) => void;
  onClose: () => void;
}

/** The couples that ask for the day, the one that it is held for first. */
const AskingRows = ({ asking }: { asking: readonly Asking[] }) => {
  const { formatMessage } = useIntl();
  const { market, locale } = useLocaleInfo();
  return (
    <Rows>
      {asking
        .toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld))
        .map(({ conversation, isHeld }) => (
          <Row
            key={conversation.id}
            start={<Avatar name={conversation.coupleName} id={conversation.weddingId} size="s" isDecorative />}
            title={conversation.coupleName}
            note={
              <Text as="span" size="small" tone="soft">
                <FormattedMessage
                  id={isHeld ? 'calendar.asking.held' : 'calendar.asking.since'}
                  values={{ day: shortDate(conversation.createdAt.slice(0, 10), locale) }}
                />
              </Text>
            }
            end={
              <Link
                href={paths.conversation(market.prefix, conversation.id)}
                aria-label={formatMessage({ id: 'calendar.asking.open-with' }, { name: conversation.coupleName })}
              >
                <FormattedMessage id="calendar.asking.open" />
              </Link>
            }
          />
        ))}
    </Rows>
  );
};

/** Notes below a day: the calendars that it comes from, and the number of other couples who ask for a held day. */
const Notes = ({ day, calendarName }: Pick<Props, 'day' | 'calendarName'>) => {
  const { formatList } = useIntl();
  const others = day.asking.filter(({ isHeld }) => !isHeld).length;
  return (
    <>
      {day.isClosed ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="calendar.day.closed-by-rules" />
        </Text>
      ) : null}
      {day.calendars.length > 0 ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="calendar.day.from" values={{ names: formatList(day.calendars.map(calendarName)) }} />
        </Text>
      ) : null}
      {day.state === 'held' && others > 0 ? (
        <Callout hue="peony" role="note">
          <FormattedMessage id="calendar.day.others" values={{ count: others }} />
        </Callout>
      ) : null}
    </>
  );
};

/** A day of the calendar: what it is, until when it is held, who asks for it; and the days up to another at once. */
export const DayPanel = ({ day, today, calendarName, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const [state, setState] = useState<State>(day.isClosed ? 'closed' : day.state);
  const offered: readonly State[] = day.hasClosingRule ? [...states, 'closed'] : states;
  const [until, setUntil] = useState(day.until ?? '');
  const [through, setThrough] = useState(day.day);
  const [isFaulty, setFaulty] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // On a phone it stands far below the day.
  useEffect(() => panel.current?.focus(), []);
  const submit = (): void => {
    const isUntilWrong = state === 'held' && until !== '' && (until < today || until > day.day);
    setFaulty(isUntilWrong || through < day.day);
    if (!isUntilWrong && through >= day.day)
      onSave({ state, until: state === 'held' && until !== '' ? until : null, through });
  };
  return (
    <Card ref={panel} role="group" tabIndex={-1} aria-label={dateText(day.day, locale)}>
      <Stack gap={4}>
        <Inline gap={2} justify="space-between" isOneRow>
          <Heading level={2} size="h3">
            {dateText(day.day, locale)}
          </Heading>
          <IconButton label={formatMessage({ id: 'calendar.day.close' })} onPress={onClose}>
            <XIcon size="s" />
          </IconButton>
        </Inline>
        <Segment
          label={formatMessage({ id: 'calendar.day.state' })}
          value={state}
          onChange={(value) => setState(offered.find((one) => one === value) ?? state)}
          options={offered.map((value) => ({ value, label: formatMessage({ id: `calendar.state.${value}` }) }))}
        />
        {state === 'held' ? (
          <DateField
            label={formatMessage({ id: 'calendar.day.until' })}
            help={formatMessage({ id: 'calendar.day.until.help' })}
            value={until}
            onChange={setUntil}
          />
        ) : null}
        <DateField
          label={formatMessage({ id: 'calendar.day.through' })}
          help={formatMessage({ id: 'calendar.day.through.help' })}
          value={through}
          onChange={setThrough}
        />
        {isFaulty ? (
          <InlineError isAlert>
            <FormattedMessage id="calendar.day.fault" />
          </InlineError>
        ) : null}
        <Inline gap={2}>
          <Button kind="main" onPress={submit}>
            <FormattedMessage id="calendar.day.save" />
          </Button>
        </Inline>
        <Notes day={day} calendarName={calendarName} />
        {day.asking.length > 0 ? <AskingRows asking={day.asking} /> : null}
      </Stack>
    </Card>
  );
};

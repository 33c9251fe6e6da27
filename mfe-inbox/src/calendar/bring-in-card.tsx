import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { calendarConstants } from '@posy/shared-contracts/constants';
import type { BroughtCalendar } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import {
  Button,
  Callout,
  Card,
  IconButton,
  Inline,
  InlineError,
  Row,
  Rows,
  Section,
  Spinner,
  Stack,
  Text,
} from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { CalendarBlankIcon, TrashIcon, UploadSimpleIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortDate } from '#talk/rules/when';
import { ChooseCalendar } from './choose-calendar';
import { type Before, bringIn, planOf, takeOut } from './rules/bring-in';
import { useCalendarEdits } from './use-calendar-edits';
import { type ReadCalendar, useReadCalendar } from './use-read-calendar';

/** The head of the screen leads to it: on a phone it stands far below. */
export const bringInAnchor = 'bring-in';

/** Days that a line names; more are counted. */
const mostNamed = 4;

interface PreviewProps {
  calendar: ReadCalendar;
  before: Before;
  onTake: (days: string[]) => void;
  onForget: () => void;
}

/** Shows the changes that a calendar would make, before it makes them. */
const Preview = ({ calendar, before, onTake, onForget }: PreviewProps) => {
  const { formatList } = useIntl();
  const { locale } = useLocaleInfo();
  const [isWithShort, setWithShort] = useState(false);
  const short = calendar.days.filter(({ isShort }) => isShort).length;
  const days = calendar.days.filter(({ isShort }) => isWithShort || !isShort).map(({ day }) => day);
  const { taken, here, held, gone } = planOf(before, calendar.id, days);
  const named = (list: readonly string[]): string =>
    formatList(list.slice(0, mostNamed).map((day) => shortDate(day, locale)));
  return (
    <Stack gap={3}>
      <Text>
        <strong>{calendar.name}</strong>{' '}
        <FormattedMessage id="calendar.bring.entries" values={{ count: calendar.entries }} />
      </Text>
      <Text size="small">
        <FormattedMessage id="calendar.bring.taken" values={{ count: taken.length }} />
      </Text>
      {here.length > 0 ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="calendar.bring.here" values={{ count: here.length }} />
        </Text>
      ) : null}
      {held.length > 0 ? (
        <Callout hue="apricot" role="note">
          <FormattedMessage id="calendar.bring.held" values={{ count: held.length, days: named(held) }} />
        </Callout>
      ) : null}
      {gone.length > 0 ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="calendar.bring.gone" values={{ count: gone.length }} />
        </Text>
      ) : null}
      {short > 0 ? (
        <CheckboxField
          label={<FormattedMessage id="calendar.bring.short" values={{ count: short }} />}
          isChecked={isWithShort}
          onChange={setWithShort}
        />
      ) : null}
      <Inline gap={2}>
        <Button kind="main" size="s" onPress={() => onTake(days)}>
          <FormattedMessage id="calendar.bring.take" values={{ count: taken.length }} />
        </Button>
        <Button kind="plain" size="s" onPress={onForget}>
          <FormattedMessage id="calendar.bring.forget" />
        </Button>
      </Inline>
      <Text size="tiny" tone="faint">
        <FormattedMessage id="calendar.bring.private" />
      </Text>
    </Stack>
  );
};

interface CalendarRowProps {
  calendar: Identified<BroughtCalendar>;
  onRead: (file: File) => void;
  onOut: () => void;
}

const CalendarRow = ({ calendar: { name, entries, updatedAt }, onRead, onOut }: CalendarRowProps) => {
  const { formatMessage, formatDate } = useIntl();
  const day = formatDate(updatedAt, { day: 'numeric', month: 'long' });
  return (
    <Row
      start={<CalendarBlankIcon />}
      title={name}
      note={
        <Text as="span" size="small" tone="soft">
          <FormattedMessage id="calendar.bring.read" values={{ count: entries, day }} />
        </Text>
      }
      end={
        <Inline gap={1}>
          <ChooseCalendar
            kind="plain"
            label={formatMessage({ id: 'calendar.bring.again-of' }, { name })}
            onChoose={onRead}
          >
            <FormattedMessage id="calendar.bring.again" />
          </ChooseCalendar>
          <IconButton label={formatMessage({ id: 'calendar.bring.out' }, { name })} onPress={onOut}>
            <TrashIcon size="s" />
          </IconButton>
        </Inline>
      }
    />
  );
};

/** Other calendars of the supplier: brought in as files, side by side, read anew, taken out. */
export const BringInCard = ({ supplierId, before }: { supplierId: string; before: Before }) => {
  const { formatMessage } = useIntl();
  const { clock } = useHost();
  const perform = useCalendarEdits();
  const { reading, read, forget } = useReadCalendar(supplierId);
  const { calendars } = before;
  const take = (calendar: ReadCalendar, days: string[]): void => {
    const { taken } = planOf(before, calendar.id, days);
    perform(bringIn(supplierId, before, { ...calendar, days }), `calendar ${calendar.id}`, 'brought', taken.length);
    forget();
  };
  return (
    <Card id={bringInAnchor} style={{ scrollMarginBlockStart: 92 }}>
      <Section
        title={<FormattedMessage id="calendar.bring" />}
        size="h3"
        gap={3}
        action={
          calendars.length < calendarConstants.mostCalendars ? (
            <ChooseCalendar
              icon={<UploadSimpleIcon />}
              label={formatMessage({ id: 'calendar.bring.choose' })}
              onChoose={(file) => read(file, clock.newId())}
            >
              <FormattedMessage id="calendar.bring.choose" />
            </ChooseCalendar>
          ) : null
        }
      >
        <Text size="small" tone="soft">
          <FormattedMessage id="calendar.bring.lead" />
        </Text>
        <div aria-live="polite">
          {reading.kind === 'reading' ? (
            <Inline gap={2}>
              <Spinner />
              <Text as="span" size="small">
                <FormattedMessage id="calendar.bring.reading" values={{ name: reading.name }} />
              </Text>
            </Inline>
          ) : null}
          {reading.kind === 'failed' ? (
            <InlineError isAlert>
              <FormattedMessage id={`calendar.fault.${reading.fault}`} values={{ name: reading.name }} />
            </InlineError>
          ) : null}
        </div>
        {reading.kind === 'read' ? (
          <Preview
            calendar={reading.calendar}
            before={before}
            onTake={(days) => take(reading.calendar, days)}
            onForget={forget}
          />
        ) : null}
        <Rows>
          {calendars.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              onRead={(file) => read(file, calendar.id)}
              onOut={() => perform(takeOut(supplierId, before, calendar), `calendar ${calendar.id}`, 'out', 0)}
            />
          ))}
        </Rows>
      </Section>
    </Card>
  );
};

import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { weddingDay } from '@posy/shared-contracts/entities';
import { coupleNameOf } from '@posy/shared-contracts/rules';
import { Button, Card, Inline, Link, Skeleton, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, Segment, SelectField } from '@posy/shared-ui/forms';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GuestEvent, type HouseholdsOf, useGuestEvents } from '#households/public';
import type { SiteTheme } from '#public-site/public';
import { useWeddingEvents } from '#site/website-queries';
import { OnScreen, Sheets } from '../cards/print-page';
import { type Paper, type TextCardCount, textCardCounts } from '../rules/card-sheets';
import { daysOf, isLegible } from '../rules/day-order';
import { CardsFailed } from './cards-failed';
import { DayCardSheet } from './day-card-sheet';

interface Props {
  of: HouseholdsOf;
  theme: SiteTheme;
  paper: Paper;
  print: (() => void) | null;
}

/** The day whose events are printed: the chosen one, else the wedding's, else the first. */
const useDay = ({ wedding }: HouseholdsOf, events: readonly GuestEvent[]) => {
  const [chosen, choose] = useState<string | null>(null);
  const days = daysOf(events);
  const first = days.find((day) => day === weddingDay(wedding)) ?? days[0] ?? '';
  return { days, day: days.find((day) => day === chosen) ?? first, choose };
};

interface ChecksProps {
  events: readonly GuestEvent[];
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** The events that a card names: all of a day, but those that the couple leaves out. */
const EventChecks = ({ events, leftOut, onChange }: ChecksProps) => {
  const labelId = useId();
  const leave = (id: string, isOn: boolean): void => {
    const others = [...leftOut].filter((one) => one !== id);
    onChange(new Set(isOn ? others : [...others, id]));
  };
  return (
    <Stack gap={1} role="group" aria-labelledby={labelId}>
      <Text isStrong id={labelId}>
        <FormattedMessage id="table-cards.day-events" />
      </Text>
      {events.map(({ id, name }) => (
        <CheckboxField key={id} label={name} isChecked={!leftOut.has(id)} onChange={(isOn) => leave(id, isOn)} />
      ))}
    </Stack>
  );
};

const ToEvents = () => (
  <Link href={paths.website(useLocaleInfo().market.prefix, { section: 'timeline' })}>
    <FormattedMessage id="table-cards.to-events" />
  </Link>
);

/** The events of a day with their hours, on cards of one size. */
export const DayCards = ({ of, theme, paper, print }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const live = useWeddingEvents(of.wedding.id);
  const events = useGuestEvents(of.wedding);
  const { days, day, choose } = useDay(of, events);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<TextCardCount>(2);
  if (live.value === null)
    return live.status === 'failed' ? <CardsFailed onRetry={live.retry} /> : <Skeleton height={320} />;
  const nameOf = (date: string): string =>
    date === ''
      ? formatMessage({ id: 'table-cards.day-undated' })
      : formatDate(`${date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const ofDay = events.filter(({ date }) => (date ?? '') === day);
  const shown = ofDay.filter(({ id }) => !leftOut.has(id));
  const counts = textCardCounts.filter((count) => isLegible(paper, count, shown.length));
  const count = counts.find((one) => one === wanted) ?? 1;
  return (
    <>
      <OnScreen>
        <Stack gap={4} align="stretch">
          <Card>
            <Stack gap={4} align="stretch">
              {days.length < 2 ? null : (
                <SelectField
                  label={formatMessage({ id: 'table-cards.day-which' })}
                  value={day}
                  options={days.map((value) => ({ value, label: nameOf(value) }))}
                  onChange={choose}
                />
              )}
              <EventChecks events={ofDay} leftOut={leftOut} onChange={setLeftOut} />
              {counts.length < 2 ? null : (
                <Segment
                  label={formatMessage({ id: 'table-cards.day-count' })}
                  value={String(count)}
                  options={counts.map((value) => ({ value: String(value), label: String(value) }))}
                  onChange={(value) => setWanted(Number(value) as TextCardCount)}
                />
              )}
              <Inline gap={4}>
                {shown.length === 0 || print === null ? null : (
                  <Button kind="main" icon={<PrinterIcon />} onPress={print}>
                    <FormattedMessage id="table-cards.print" values={{ count: 1 }} />
                  </Button>
                )}
                <ToEvents />
              </Inline>
            </Stack>
          </Card>
          <Text tone="soft">
            <FormattedMessage id={shown.length === 0 ? 'table-cards.day-none' : 'table-cards.copies'} />
          </Text>
        </Stack>
      </OnScreen>
      <Sheets>
        {shown.length === 0 ? null : (
          <DayCardSheet
            couple={coupleNameOf(of.wedding)}
            day={day === '' ? null : nameOf(day)}
            events={shown}
            {...{ theme, paper, count }}
          />
        )}
      </Sheets>
    </>
  );
};

import styled from '@emotion/styled';
import { Card, color, Heading, type Hue, Stack, Text, VisuallyHidden } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 3px;
  block-size: 96px;
  border-block-end: 1px solid ${color.line};
  & > span {
    flex: 1;
    min-inline-size: 2px;
    border-radius: 4px 4px 0 0;
    background: ${color.hue.main};
  }
  /* A day without anything is a gap, and one with little is seen. */
  & > span:not([data-none]) {
    min-block-size: 3px;
  }
`;

const Ends = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
`;

/** A day with its number; null where none was measured. */
export interface ChartDay {
  day: string;
  value: number | null;
}

interface Props {
  title: string;
  days: readonly ChartDay[];
  /** Says a number in words. */
  words: (value: number) => string;
  hue: Hue;
}

/** One number by days, as bars; assistive technology reads a list of the same. */
export const DayChart = ({ title, days, words, hue }: Props) => {
  const { formatDate, formatMessage } = useIntl();
  const values = days.flatMap(({ value }) => value ?? []);
  const most = values.length === 0 ? null : Math.max(...values);
  const dayOf = (day: string): string => formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const said = (value: number | null): string =>
    value === null ? formatMessage({ id: 'figures.chart.noneOf' }) : words(value);
  return (
    <Card>
      <Stack gap={3}>
        <Ends>
          <Heading level={3} size="title">
            {title}
          </Heading>
          <Text size="small" tone="soft" aria-hidden>
            {said(most)}
          </Text>
        </Ends>
        <Bars data-hue={hue} aria-hidden>
          {days.map(({ day, value }) => (
            <span
              key={day}
              data-none={value === null || value === 0 ? '' : undefined}
              style={{ blockSize: `${(100 * (value ?? 0)) / Math.max(1, most ?? 0)}%` }}
            />
          ))}
        </Bars>
        <Ends aria-hidden>
          {first === undefined || first === last ? null : (
            <Text as="span" size="small" tone="faint">
              {dayOf(first)}
            </Text>
          )}
          {last === undefined ? null : (
            <Text as="span" size="small" tone="faint">
              {dayOf(last)}
            </Text>
          )}
        </Ends>
        <VisuallyHidden as="ul" aria-label={title}>
          {days.map(({ day, value }) => (
            <li key={day}>{formatMessage({ id: 'figures.chart.day' }, { day: dayOf(day), value: said(value) })}</li>
          ))}
        </VisuallyHidden>
      </Stack>
    </Card>
  );
};

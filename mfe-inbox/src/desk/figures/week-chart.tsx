import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, Figure, type Hue, Inline, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortDate } from '#talk/rules/when';
import type { Figures, Measure } from './use-figures';

const hues: Record<Measure, Hue> = { views: 'bluebell', hearts: 'peony', enquiries: 'apricot', bookings: 'fern' };

const Root = styled.figure`
  display: grid;
  gap: 6px;
  align-content: start;
  margin: 0;
  min-inline-size: 0;
  & > figcaption {
    font-weight: 550;
  }
`;

/** The last bar is this week's: it stands on a line of its own beside its colour. */
const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 4px;
  align-items: end;
  block-size: 72px;
  & > span {
    min-block-size: 2px;
    border-radius: 4px 4px 0 0;
    background: ${color.hue.soft};
  }
  & > span:last-of-type {
    background: ${color.hue.main};
    box-shadow: 0 3px 0 ${color.ink};
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
`;

interface Props {
  measure: Measure;
  figures: Figures;
}

/** One number by week as bars, with this week's in figures; all of them are in its name. */
export const WeekChart = ({ measure, figures: { weeks, typical } }: Props) => {
  const { formatList, formatMessage, formatNumber } = useIntl();
  const { locale } = useLocaleInfo();
  const values = weeks.map((week) => week[measure]);
  const most = Math.max(1, ...values);
  const from = shortDate(weeks[0]?.monday ?? '', locale);
  const counts = formatList(
    values.map((value) => formatNumber(value)),
    { type: 'unit' },
  );
  const all = values.reduce((sum, value) => sum + value, 0);
  return (
    <Root data-hue={hues[measure]}>
      <figcaption>
        <FormattedMessage id={`figures.${measure}`} />
      </figcaption>
      <Inline gap={2}>
        <Figure style={{ fontSize: '1.75rem', color: color.hue.deep }}>{formatNumber(values.at(-1) ?? 0)}</Figure>
        <Text as="span" size="small" tone="soft">
          <FormattedMessage id="figures.this-week" />
        </Text>
      </Inline>
      <Bars role="img" aria-label={formatMessage({ id: `figures.${measure}.drawn` }, { from, counts })}>
        {weeks.map(({ monday }, at) => (
          <span key={monday} style={{ blockSize: `${Math.round(((values[at] ?? 0) / most) * 100)}%` }} />
        ))}
      </Bars>
      <Axis aria-hidden>
        <Text as="span" size="tiny" tone="soft">
          {from}
        </Text>
        <Text as="span" size="tiny" tone="soft">
          <FormattedMessage id="figures.now" />
        </Text>
      </Axis>
      <Text size="small" tone="soft">
        <FormattedMessage id="figures.all" values={{ count: all }} />
        {typical === null ? null : (
          <>
            {' '}
            <FormattedMessage id="figures.typical" values={{ count: typical[measure] }} />
          </>
        )}
      </Text>
    </Root>
  );
};

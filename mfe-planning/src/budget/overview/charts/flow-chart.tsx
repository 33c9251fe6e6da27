import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, font } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useCurrency } from '#budget/queries/use-money';
import type { CashFlow } from '#budget/rules/figures/cash-flow';

const Chart = styled.svg`
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  & text {
    font: 400 12px ${font.text};
    fill: ${color.inkSoft};
  }
  & text[data-strong] {
    font-weight: 600;
    fill: ${color.ink};
  }
`;

interface Size {
  width: number;
  height: number;
}
/** The chart is drawn at about the size at which it is shown, so that its text stays readable. */
const sizes = { wide: { width: 640, height: 250 }, narrow: { width: 320, height: 250 } } as const;

const margin = { start: 48, end: 14, top: 22, bottom: 36 };
const leastLabelWidth = 48;
const lines = 3;

/**
 * Returns a round figure at least as large as `amount`, of which a third is round as well: 1.5, 3, 6, 9 or 12 of a
 * power of ten.
 */
const roundUp = (amount: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  const step = [1.5, 3, 6, 9, 12].find((one) => one * power >= amount) ?? 12;
  return step * power;
};

const scales = ({ months, total }: CashFlow, { width, height }: Size) => {
  const top = roundUp(total);
  const across = Math.max(1, months.length - 1);
  return {
    top,
    x: (index: number) => margin.start + (index * (width - margin.start - margin.end)) / across,
    y: (amount: number) => height - margin.bottom - (amount / top) * (height - margin.top - margin.bottom),
  };
};

const Grid = ({ flow, size }: { flow: CashFlow; size: Size }) => {
  const { locale } = useLocaleInfo();
  const currency = useCurrency();
  const { top, y } = scales(flow, size);
  const short = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const steps = Array.from({ length: lines + 1 }, (_none, index) => (top * index) / lines);
  return steps.map((amount) => (
    <g key={amount}>
      <line
        x1={margin.start}
        x2={size.width - margin.end}
        y1={y(amount)}
        y2={y(amount)}
        style={{ stroke: color.line }}
      />
      <text x="0" y={y(amount) + 4}>
        {short.format(amount / 100)}
      </text>
    </g>
  ));
};

const Months = ({ flow, size }: { flow: CashFlow; size: Size }) => {
  const { formatDate } = useIntl();
  const { x } = scales(flow, size);
  const every = Math.ceil((flow.months.length * leastLabelWidth) / (size.width - margin.start));
  return flow.months.map(({ month }, index) =>
    index % every === 0 ? (
      <text key={month} x={x(index)} y={size.height - 10} textAnchor="middle" data-strong={index === 0 || undefined}>
        {formatDate(`${month}T12:00:00`, { month: 'short' })}
      </text>
    ) : null,
  );
};

const Series = ({ flow, size }: { flow: CashFlow; size: Size }) => {
  const { months } = flow;
  const { x, y } = scales(flow, size);
  const steps = months.map(({ paid }, index) => `${index === 0 ? `M${x(0)} ` : `H${x(index)}V`}${y(paid)}`).join('');
  const aside = months.map((month, index) => `${x(index)} ${y(month.aside)}`).join('L');
  const last = x(months.length - 1);
  const stroke = { fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
  return (
    <>
      <path d={`${steps}H${last}V${y(0)}H${x(0)}Z`} style={{ fill: color.primrose.soft, opacity: 0.75 }} />
      <path d={steps} style={{ ...stroke, stroke: color.primrose.deep }} />
      <path d={`M${aside}`} style={{ ...stroke, stroke: color.stem, strokeDasharray: '2 6', strokeLinecap: 'round' }} />
      {months.map(({ month, paid }, index) =>
        index > 0 && paid !== months[index - 1]?.paid ? (
          <circle
            key={month}
            cx={x(index)}
            cy={y(paid)}
            r="4.5"
            style={{ fill: color.surface, stroke: color.primrose.deep, strokeWidth: 2.5 }}
          />
        ) : null,
      )}
    </>
  );
};

/** Draws the cash flow: steps for the payments by month, a dotted line for the money set aside. */
export const FlowChart = ({ flow, isNarrow, label }: { flow: CashFlow; isNarrow: boolean; label: string }) => {
  const size = isNarrow ? sizes.narrow : sizes.wide;
  return (
    <Chart viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <Grid flow={flow} size={size} />
      <Months flow={flow} size={size} />
      {flow.months.length > 1 && <Series flow={flow} size={size} />}
    </Chart>
  );
};

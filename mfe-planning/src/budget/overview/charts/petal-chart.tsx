import styled from '@emotion/styled';
import { color, font } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useMoney } from '#budget/queries/use-money';
import type { PetalPart, Totals } from '#budget/rules/figures/totals';
import { bloomBox, outline, petalSize } from './bloom-shape';
import { petalColor } from './petal-looks';

const Chart = styled.svg`
  inline-size: 100%;
  max-inline-size: 400px;
  margin-inline: auto;
  & > text {
    text-anchor: middle;
    font-family: ${font.text};
    font-size: 12.5px;
    fill: ${color.inkSoft};
  }
  & > text:first-of-type {
    font: 430 25px ${font.display};
    fill: ${color.ink};
  }
`;

/** Long amounts are set smaller, so that they fit into the heart. */
const sizeOf = (amount: string): string => `${Math.min(25, Math.floor(190 / amount.length))}px`;

const PetalShape = ({ part, most, angle }: { part: PetalPart; most: number; angle: number }) => {
  const { length, width } = petalSize(part.amount / most);
  const share = Math.sqrt(part.paid / part.amount);
  const fill = petalColor[part.petal];
  return (
    <g transform={`rotate(${angle})`}>
      <path d={outline(length, width)} style={{ fill: `color-mix(in oklab, ${fill}, ${color.surface} 68%)` }} />
      {part.paid > 0 && <path d={outline(length * share, width * share)} style={{ fill }} />}
    </g>
  );
};

/**
 * Draws the distribution of costs: a petal's length is the square root of its amount, and its solid part is paid. The
 * list beside it has the exact figures.
 */
export const PetalChart = ({ parts, totals }: { parts: readonly PetalPart[]; totals: Totals }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const most = Math.max(...parts.map(({ amount }) => amount));
  const total = money(totals.amount);
  const paid = formatMessage({ id: 'budget.paid-of-total' }, { amount: money(totals.paid) });
  const { top, height } = bloomBox(parts.map(({ amount }) => amount));
  return (
    <Chart viewBox={`-196 ${top} 392 ${height}`} role="img" aria-label={formatMessage({ id: 'budget.petals.label' })}>
      {parts.map((part, index) => (
        <PetalShape key={part.petal} part={part} most={most} angle={(index * 360) / parts.length} />
      ))}
      <circle r="60" style={{ fill: color.surface }} />
      <text y="4" style={{ fontSize: sizeOf(total) }}>
        {total}
      </text>
      <text y="-22">{formatMessage({ id: 'budget.petals.planned' })}</text>
      <text y="25">{paid}</text>
    </Chart>
  );
};

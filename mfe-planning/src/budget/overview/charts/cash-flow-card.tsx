import styled from '@emotion/styled';
import { useViewport } from '@posy/remote-kit';
import { Card, color, Section, Table, TableScroll, Text } from '@posy/shared-ui';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReadyBudget } from '#budget/queries/use-budget';
import { useMoney } from '#budget/queries/use-money';
import { type CashFlow, cashFlow } from '#budget/rules/figures/cash-flow';
import { CalendarButton } from '#plan/calendar/calendar-button';
import { useToday } from '#plan/tasks/use-today';
import { NotPrinted } from '../payments/not-printed';
import { FlowChart } from './flow-chart';

const phoneWidth = 768;

/** On paper the heading stays with its chart, and the chart is no higher than a hand is wide. */
const Whole = styled(Card)`
  @media print {
    break-inside: avoid;
    & svg {
      max-block-size: 70mm;
    }
  }
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
  & > li {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
  & > li::before {
    inline-size: 18px;
    border-block-start: 3px solid ${color.primrose.deep};
    content: '';
  }
  & > li + li::before {
    border-block-start: 3px dotted ${color.stem};
  }
`;

const Details = styled.details`
  font-size: 0.9375rem;
  & > summary {
    inline-size: fit-content;
    min-block-size: 32px;
    font-weight: 600;
    color: ${color.stem};
    cursor: pointer;
  }
`;

const FlowTable = ({ flow }: { flow: CashFlow }) => {
  const { formatDate } = useIntl();
  const money = useMoney();
  return (
    <Details>
      <summary>
        <FormattedMessage id="budget.flow.table" />
      </summary>
      <TableScroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="budget.flow.month" />
              </th>
              <th scope="col" data-end>
                <FormattedMessage id="budget.flow.paid" />
              </th>
              <th scope="col" data-end>
                <FormattedMessage id="budget.flow.aside" />
              </th>
            </tr>
          </thead>
          <tbody>
            {flow.months.map(({ month, paid, aside }) => (
              <tr key={month}>
                <td>{formatDate(`${month}T12:00:00`, { month: 'long', year: 'numeric' })}</td>
                <td data-end>{money(paid)}</td>
                <td data-end>{money(aside)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </Details>
  );
};

interface Props extends Pick<ReadyBudget, 'items' | 'totals'> {
  weddingId: string;
  /** yyyy-MM-dd. */
  weddingDay: string | null;
}

/** Shows the payments expected by each month against the money set aside. A link exports the payments to a calendar. */
export const CashFlowCard = memo(({ items, totals, weddingId, weddingDay }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const today = useToday();
  const isNarrow = useViewport().width < phoneWidth;
  const flow = useMemo(() => cashFlow(items, today, weddingDay), [items, today, weddingDay]);
  const end = flow.months.at(-1)?.month ?? today;
  const monthOf = (day: string): string => formatDate(`${day}T12:00:00`, { month: 'long', year: 'numeric' });
  const values = { paid: money(totals.paid), total: money(flow.total), end: monthOf(end) };
  return (
    <Whole>
      <Section
        title={<FormattedMessage id="budget.flow" />}
        gap={3}
        action={
          <NotPrinted>
            <CalendarButton weddingId={weddingId} />
          </NotPrinted>
        }
      >
        <Text size="small" tone="soft">
          <FormattedMessage
            id={weddingDay === null ? 'budget.flow.lead.undated' : 'budget.flow.lead'}
            values={{ amount: money(flow.perMonth) }}
          />
        </Text>
        <FlowChart flow={flow} isNarrow={isNarrow} label={formatMessage({ id: 'budget.flow.label' }, values)} />
        <Key aria-hidden>
          <li>
            <FormattedMessage id="budget.flow.paid" />
          </li>
          <li>
            <FormattedMessage id="budget.flow.aside" />
          </li>
        </Key>
        {flow.short !== null && (
          <Text size="small">
            <FormattedMessage
              id="budget.flow.short"
              values={{ month: monthOf(flow.short.month), amount: money(flow.short.by) }}
            />
          </Text>
        )}
        <NotPrinted>
          <FlowTable flow={flow} />
        </NotPrinted>
      </Section>
    </Whole>
  );
});
CashFlowCard.displayName = 'CashFlowCard';

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, Card, Row, Rows, Section, Stack, Text } from '@posy/shared-ui';
import { memo, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReadyBudget } from '#budget/queries/use-budget';
import type { BudgetCommands } from '#budget/queries/use-budget-commands';
import { useMoney } from '#budget/queries/use-money';
import { nextPayments, paymentState, type PlannedPayment } from '#budget/rules/payment-plan';
import { useToday } from '#plan/tasks/use-today';
import { NotPrinted } from './not-printed';
import { PaymentDay } from './payment-day';

const End = styled.span`
  display: grid;
  gap: 4px;
  justify-items: end;
  & > b {
    font-weight: 600;
  }
`;

const shownAtFirst = 3;

interface PaymentLineProps {
  planned: PlannedPayment;
  canEdit: boolean;
  commands: BudgetCommands;
}

const Line = ({ planned: { payment, item }, canEdit, commands }: PaymentLineProps) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const money = useMoney();
  const today = useToday();
  const payer = payment.payer || item.cost.payer;
  const state = paymentState(payment, today);
  const { name } = item.cost;
  return (
    <Row
      start={<PaymentDay due={payment.due ?? ''} state={state} />}
      title={payment.name}
      href={paths.cost(market.prefix, item.cost.id)}
      note={payer === '' ? name : formatMessage({ id: 'budget.payment.by' }, { words: name, payer })}
      end={
        <End>
          <b>{money(payment.amount)}</b>
          {canEdit && (
            <NotPrinted>
              <Button
                kind="soft"
                size="s"
                aria-label={formatMessage({ id: 'budget.payment.mark' }, { name: payment.name })}
                onPress={() => commands.pay(payment, true)}
              >
                <FormattedMessage id="budget.payment.paid" />
              </Button>
            </NotPrinted>
          )}
        </End>
      }
    />
  );
};

interface Props extends Pick<ReadyBudget, 'items'> {
  canEdit: boolean;
  commands: BudgetCommands;
}

/** Lists the next payments. One press marks one as paid. */
export const NextPaymentsCard = memo(({ items, canEdit, commands }: Props) => {
  const [isAll, setAll] = useState(false);
  const payments = useMemo(() => nextPayments(items), [items]);
  return (
    <Card>
      <Section title={<FormattedMessage id="budget.next" />} gap={2}>
        {payments.length === 0 ? (
          <Text tone="soft" size="small">
            <FormattedMessage id="budget.next.none" />
          </Text>
        ) : (
          <Stack gap={2}>
            <Rows>
              {(isAll ? payments : payments.slice(0, shownAtFirst)).map((planned) => (
                <Line key={planned.payment.id} {...{ planned, canEdit, commands }} />
              ))}
            </Rows>
            {payments.length > shownAtFirst && (
              <NotPrinted>
                <Button kind="plain" size="s" aria-expanded={isAll} onPress={() => setAll(!isAll)}>
                  <FormattedMessage
                    id={isAll ? 'budget.next.fewer' : 'budget.next.all'}
                    values={{ count: payments.length }}
                  />
                </Button>
              </NotPrinted>
            )}
          </Stack>
        )}
      </Section>
    </Card>
  );
});
NextPaymentsCard.displayName = 'NextPaymentsCard';

import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Row, Rows } from '@posy/shared-ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReadyBudget } from '#budget/queries/use-budget';
import { useBudgetCommands } from '#budget/queries/use-budget-commands';
import { CurrencyProvider, useMoney } from '#budget/queries/use-money';
import { nextPayments, paymentState } from '#budget/rules/payment-plan';
import { useToday } from '#plan/tasks/use-today';
import { PaymentDay } from './payment-day';
import { usePaymentWords } from './payment-words';

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
}

const Line = ({ wedding, budget }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const money = useMoney();
  const words = usePaymentWords();
  const today = useToday();
  const canEdit = useAccess('budget') === 'edit';
  const commands = useBudgetCommands(wedding, budget);
  const [next] = useMemo(() => nextPayments(budget.items), [budget.items]);
  if (next === undefined) return null;
  const { payment, item } = next;
  const state = paymentState(payment, today);
  return (
    <Rows>
      <Row
        start={<PaymentDay due={payment.due ?? ''} state={state} />}
        title={formatMessage({ id: 'budget.next.title' }, { name: payment.name, amount: money(payment.amount) })}
        href={paths.cost(market.prefix, item.cost.id)}
        note={words(payment, state)}
        end={
          canEdit && (
            <Button
              size="s"
              aria-label={formatMessage({ id: 'budget.payment.mark' }, { name: payment.name })}
              onPress={() => commands.pay(payment, true)}
            >
              <FormattedMessage id="budget.payment.paid" />
            </Button>
          )
        }
      />
    </Rows>
  );
};

/** The next payment, as a card for other screens. One press marks it as paid. */
export const NextPayment = (props: Props) => (
  <CurrencyProvider value={props.wedding.l10n.currency}>
    <Line {...props} />
  </CurrencyProvider>
);

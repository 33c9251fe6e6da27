import { Callout } from '@posy/shared-ui';
import { BellIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '#plan/tasks/use-today';
import type { ReadyBudget } from '../queries/use-budget';
import { useMoney } from '../queries/use-money';
import type { Health } from '../rules/figures/totals';
import { paymentState, remindersOn } from '../rules/payment-plan';
import { usePaymentWords } from './payments/payment-words';

/** Warns when the costs exceed the budget or use its reserve. Renders nothing otherwise. */
export const HealthNote = ({ health }: { health: Health }) => {
  const money = useMoney();
  if (health.kind === 'over')
    return (
      <Callout hue="apricot">
        <FormattedMessage
          id="budget.health.over"
          values={{ amount: money(health.by), costs: money(health.costs), budget: money(health.budget) }}
        />
      </Callout>
    );
  if (health.kind === 'into-contingency')
    return (
      <Callout hue="primrose">
        <FormattedMessage
          id="budget.health.contingency"
          values={{
            amount: money(health.by),
            costs: money(health.costs),
            budget: money(health.budget),
            contingency: money(health.contingency),
          }}
        />
      </Callout>
    );
  return null;
};

/** Lists payments whose reminder has come, that are due today, or whose day has passed. */
export const Reminders = ({ items }: Pick<ReadyBudget, 'items'>) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const today = useToday();
  const words = usePaymentWords();
  const due = remindersOn(items, today);
  if (due.length === 0) return null;
  return (
    <Callout
      hue="bluebell"
      icon={<BellIcon />}
      title={formatMessage({ id: 'budget.reminders' }, { count: due.length })}
    >
      <ul>
        {due.map(({ payment, item }) => (
          <li key={payment.id}>
            <FormattedMessage
              id="budget.reminder"
              values={{
                name: payment.name,
                cost: item.cost.name,
                amount: money(payment.amount),
                when: words(payment, paymentState(payment, today)),
              }}
            />
          </li>
        ))}
      </ul>
    </Callout>
  );
};

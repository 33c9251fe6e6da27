import { Facts } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBasisWords } from '../queries/basis-words';
import { useMoney } from '../queries/use-money';
import type { CostItem } from '../rules/cost-items';

/**
 * A cost's figures and what they are calculated from. Read-only members also see its texts here, for they have no form.
 */
export const CostFacts = ({ item, canEdit }: { item: CostItem; canEdit: boolean }) => {
  const money = useMoney();
  const basis = useBasisWords();
  const { formatMessage } = useIntl();
  const withBasis = (amount: string, words: string): string =>
    words === '' ? amount : formatMessage({ id: 'budget.amount-with-basis' }, { amount, basis: words });
  const { cost, estimate, quoted, paid, due } = item;
  return (
    <Facts>
      <dt>
        <FormattedMessage id="budget.column.estimate" />
      </dt>
      <dd>{withBasis(money(estimate), basis(item.estimateBasis))}</dd>
      <dt>
        <FormattedMessage id="budget.column.quoted" />
      </dt>
      <dd>
        {quoted === 0 ? <FormattedMessage id="budget.not-quoted" /> : withBasis(money(quoted), basis(item.quoteBasis))}
      </dd>
      <dt>
        <FormattedMessage id="budget.column.paid" />
      </dt>
      <dd>{money(paid)}</dd>
      <dt>
        <FormattedMessage id="budget.column.due" />
      </dt>
      <dd>{money(due)}</dd>
      {!canEdit && cost.payer !== '' && (
        <>
          <dt>
            <FormattedMessage id="budget.cost.payer" />
          </dt>
          <dd>{cost.payer}</dd>
        </>
      )}
      {!canEdit && cost.notes !== '' && (
        <>
          <dt>
            <FormattedMessage id="budget.cost.notes" />
          </dt>
          <dd>{cost.notes}</dd>
        </>
      )}
    </Facts>
  );
};

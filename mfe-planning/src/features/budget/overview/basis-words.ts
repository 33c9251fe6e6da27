import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { CostItem } from '../../../domain/budget/cost-items';
import { useMoney } from '../use-money';

/** What an item's estimate stands on: "95 at £78"; empty for a round sum. */
export const useBasisWords = (): ((item: CostItem) => string) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return useCallback(
    ({ cost: { perHead }, heads }) => {
      if (perHead === null || heads === null) return '';
      const id = perHead.counts === 'day' ? 'budget.basis.of-day' : 'budget.basis.of-all';
      return formatMessage({ id }, { count: heads, amount: money(perHead.amount) });
    },
    [formatMessage, money],
  );
};

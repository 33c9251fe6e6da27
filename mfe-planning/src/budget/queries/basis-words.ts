import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Basis, CostItem } from '../rules/cost-items';
import { useMoney } from './use-money';

/** What an estimate or a quote stands on: "95 day guests at £78"; empty for a round sum. */
export const useBasisWords = (): ((basis: Basis | null) => string) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return useCallback(
    (basis) => {
      if (basis === null) return '';
      const id = basis.counts === 'day' ? 'budget.basis.of-day' : 'budget.basis.of-all';
      return formatMessage({ id }, { count: basis.heads, amount: money(basis.amount) });
    },
    [formatMessage, money],
  );
};

/** What an item is reckoned by: a quote stands above our estimate, also one for everything. */
export const reckonedBasis = ({ quoted, quoteBasis, estimateBasis }: CostItem): Basis | null =>
  quoteBasis ?? (quoted > 0 ? null : estimateBasis);

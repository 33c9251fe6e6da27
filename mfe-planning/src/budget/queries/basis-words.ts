import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Basis, CostItem } from '../rules/cost-items';
import { useMoney } from './use-money';

/** Describes the calculation of an estimate or a quote: "95 day guests at £78"; empty for a fixed sum. */
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

/**
 * Returns the basis of an item's amount. A quote counts before our estimate, even when it is one sum for everything.
 */
export const reckonedBasis = ({ quoted, quoteBasis, estimateBasis }: CostItem): Basis | null =>
  quoteBasis ?? (quoted > 0 ? null : estimateBasis);

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { PaymentDocument } from '#budget/rules/cost-items';
import type { PaymentState } from '#budget/rules/payment-plan';

const noon = 'T12:00:00';

/**
 * Describes a payment's state: "due on 1 December 2026". No payment is called late: a day that has passed is only
 * named.
 */
export const usePaymentWords = (): ((payment: PaymentDocument, state: PaymentState) => string) => {
  const { formatMessage, formatDate } = useIntl();
  return useCallback(
    (payment, state) => {
      const day = (iso: string | null): string =>
        iso === null ? '' : formatDate(`${iso}${noon}`, { day: 'numeric', month: 'long', year: 'numeric' });
      const words = formatMessage(
        { id: `budget.payment.state.${state}` },
        { day: day(state === 'paid' ? payment.paidOn : payment.due) },
      );
      return payment.payer === '' ? words : formatMessage({ id: 'budget.payment.by' }, { words, payer: payment.payer });
    },
    [formatMessage, formatDate],
  );
};

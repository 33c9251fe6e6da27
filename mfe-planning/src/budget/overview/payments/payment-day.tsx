import { PetalDate } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { PaymentState } from '#budget/rules/payment-plan';

/** The day of a payment, warm when it is near. */
export const PaymentDay = ({ due, state }: { due: string; state: PaymentState }) => {
  const { formatDate } = useIntl();
  const day = `${due}T12:00:00`;
  return (
    <PetalDate
      dateTime={due}
      day={formatDate(day, { day: 'numeric' })}
      month={formatDate(day, { month: 'short' })}
      hue={state === 'later' ? 'primrose' : 'apricot'}
    />
  );
};

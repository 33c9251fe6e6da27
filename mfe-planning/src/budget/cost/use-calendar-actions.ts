import { useHost } from '@posy/remote-kit';
import type { DeviceCalendarEntry } from '@posy/shared-contracts/mount-props';
import type { MenuAction } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { useDevice } from '#plan/adapters/use-device';
import { useMoney } from '../queries/use-money';
import type { PaymentDocument } from '../rules/cost-items';
import { paymentEntry } from '../rules/payment-entry';

/** Puts a payment into the phone's own calendar, in the app only. The person sees and confirms the entry there. */
export const useCalendarActions = (costName: string): ((payment: PaymentDocument) => MenuAction[]) => {
  const { formatMessage } = useIntl();
  const { notices, telemetry } = useHost();
  const money = useMoney();
  const add = useDevice()?.addToCalendar ?? null;
  if (add === null) return () => [];
  const failed = (): void =>
    notices.show({ tone: 'error', text: formatMessage({ id: 'budget.payment.calendar.failed' }) });
  const run = async (entry: DeviceCalendarEntry): Promise<void> => {
    try {
      const outcome = await add(entry);
      if (outcome === 'failed') failed();
      if (outcome === 'done')
        notices.show({ tone: 'success', text: formatMessage({ id: 'budget.payment.calendar.done' }) });
    } catch (error) {
      telemetry.error('calendar', error);
      failed();
    }
  };
  return ({ name, amount, due }) => {
    const title = formatMessage({ id: 'budget.payment.calendar.title' }, { payment: name, cost: costName });
    const entry = paymentEntry(due, title, money(amount));
    if (entry === null) return [];
    return [
      { id: 'calendar', label: formatMessage({ id: 'budget.payment.calendar' }), onSelect: () => void run(entry) },
    ];
  };
};

import { formatMoney, useAccess, useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { guestTotals } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import type { NextStep } from './next-step';

const ofGuests: ReadonlySet<NextStep['kind']> = new Set([
  'guests',
  'caterers',
  'seating',
  'save-the-dates',
  'addresses',
]);

/** Describes the plan's figures for a part of the plan: the number of guests, or the budget. Null for other parts. */
export const usePlaceWords = (
  wedding: Pick<Wedding, 'guests' | 'budget' | 'costs' | 'l10n'>,
): ((kind: NextStep['kind']) => string | null) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const seesGuests = useAccess('guests') !== 'none';
  const seesMoney = useAccess('budget') !== 'none';
  return (kind) => {
    const totals = ofGuests.has(kind) && seesGuests ? guestTotals(wedding) : null;
    if (totals !== null) {
      const waiting = totals.count - totals.attending - totals.declined;
      return intl.formatMessage({ id: 'planning.next.guests' }, { count: totals.count, waiting });
    }
    if (kind !== 'budget' || !seesMoney || wedding.budget === 0) return null;
    const { currency } = wedding.l10n;
    const words = (amount: number): string => formatMoney({ amount, currency }, locale);
    const planned = wedding.costs?.estimate ?? 0;
    if (planned === 0) return intl.formatMessage({ id: 'planning.next.unsplit' }, { budget: words(wedding.budget) });
    return intl.formatMessage(
      { id: 'planning.next.money' },
      { planned: words(planned), budget: words(wedding.budget) },
    );
  };
};

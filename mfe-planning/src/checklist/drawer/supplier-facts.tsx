import { formatMoney, useAccess, useLive, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { pricesOf, type StatedPrice, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { nextPaymentsOf } from '@posy/shared-contracts/rules';
import { Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { costsQuery, paymentsQuery } from '#budget/public';
import { useToday } from '#plan/tasks/use-today';
import type { ShortlistItem } from '../next-step/category-facts';

/** Units for message ids, which have no hyphens. */
const units = {
  total: 'total',
  'per-head': 'head',
  'per-day': 'day',
  'per-hour': 'hour',
  'per-item': 'item',
  from: 'from',
} as const satisfies Record<StatedPrice['basis'], string>;

/** Returns the price of a supplier: the agreed one of a booked supplier, else the quoted one. */
const priceOf = (supplier: ShortlistItem): StatedPrice | null => {
  const { agreed, quoted } = pricesOf(supplier);
  return supplier.booked ? (agreed ?? quoted) : quoted;
};

const useDay = (): ((day: string) => string) => {
  const { formatDate } = useIntl();
  return (day) => formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'long' });
};

interface Props {
  supplier: ShortlistItem;
}

/** The next payment to a booked supplier, for members who may read the budget. */
const NextPayment = ({ supplier, wedding }: Props & { wedding: Identified<Wedding> }) => {
  const { locale } = useLocaleInfo();
  const dayOf = useDay();
  const seesMoney = useAccess('budget') !== 'none';
  const costs = useLive(seesMoney ? costsQuery(wedding.id) : null).value ?? [];
  const payments = useLive(seesMoney ? paymentsQuery(wedding.id) : null).value ?? [];
  const theirs = new Set(costs.filter(({ supplierId }) => supplierId === supplier.id).map(({ id }) => id));
  const [next] = nextPaymentsOf(
    payments.filter(({ costId }) => theirs.has(costId)),
    (payment) => payment,
  );
  if (next === undefined) return null;
  const amount = formatMoney({ amount: next.amount, currency: wedding.l10n.currency }, locale);
  return (
    <Text size="small" tone="soft" isFigures>
      <FormattedMessage id="planning.next.payment" values={{ amount, day: dayOf(next.due ?? '') }} />
    </Text>
  );
};

/** The day until which a supplier keeps the date, or the day of a visit; nothing for days that are over. */
const OpenDay = ({ supplier: { holdUntil, visitDate } }: Props) => {
  const dayOf = useDay();
  const today = useToday();
  const isAhead = (day: string | null | undefined): day is string => day != null && day >= today;
  const [kind, day] = isAhead(holdUntil) ? (['hold', holdUntil] as const) : (['visit', visitDate] as const);
  if (!isAhead(day)) return null;
  return (
    <Text size="small" tone="soft" isFigures>
      <FormattedMessage id={`planning.next.${kind}`} values={{ day: dayOf(day) }} />
    </Text>
  );
};

/** The price of a supplier with its unit, or its town; and the next day that counts with it. */
export const SupplierFacts = ({ supplier }: Props) => {
  const { locale } = useLocaleInfo();
  const wedding = useWedding();
  const price = priceOf(supplier);
  const { town } = supplier;
  return (
    <>
      {price === null && town === undefined ? null : (
        <Text size="small" tone="soft" isFigures>
          {price === null ? (
            town
          ) : (
            <FormattedMessage
              id="planning.next.price"
              values={{ price: formatMoney(price, locale), unit: units[price.basis] }}
            />
          )}
        </Text>
      )}
      {!supplier.booked ? (
        <OpenDay supplier={supplier} />
      ) : wedding === null ? null : (
        <NextPayment supplier={supplier} wedding={wedding} />
      )}
    </>
  );
};

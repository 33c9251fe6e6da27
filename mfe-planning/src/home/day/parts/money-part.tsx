import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Row, Rows, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useHandedOver } from '../sheet/use-run-sheet';
import { SheetPart } from './sheet-part';

/** The payments around the wedding day; renders nothing without any. */
export const MoneyPart = ({ wedding, weddingDay }: { wedding: Identified<Wedding>; weddingDay: string }) => {
  const { market, locale } = useLocaleInfo();
  const part = useHandedOver(wedding, weddingDay);
  if (part.status === 'loading' || (part.status === 'ready' && part.value.length === 0)) return null;
  return (
    <SheetPart title={<FormattedMessage id="planning.day.money" />} part={part}>
      {(payments) => (
        <Rows>
          {payments.map(({ payment: { id, name, amount, payer }, item: { cost } }) => (
            <Row
              key={id}
              title={cost.name}
              note={[name, payer].filter((part) => part !== '').join(' · ')}
              href={paths.cost(market.prefix, cost.id)}
              end={<Text isFigures>{formatMoney({ amount, currency: wedding.l10n.currency }, locale)}</Text>}
            />
          ))}
        </Rows>
      )}
    </SheetPart>
  );
};

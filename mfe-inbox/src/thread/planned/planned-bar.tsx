import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Quote } from '@posy/shared-contracts/entities';
import { SplitBar, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { Comparison } from '../rules/planned';

const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`;

const PlannedBar = ({ comparison, price }: { comparison: Comparison; price: Quote['price'] }) => {
  const { locale } = useLocaleInfo();
  const { planned, whole, over } = comparison;
  const money = (amount: number): string => formatMoney({ amount, currency: price.currency }, locale);
  const comparisonKey = over > 0 ? 'over' : over < 0 ? 'under' : 'even';
  const parts = [
    { id: 'within', value: Math.min(planned, whole), hue: 'primrose', label: '' },
    { id: 'over', value: Math.max(0, over), hue: 'apricot', label: '' },
    { id: 'left', value: Math.max(0, -over), label: '' },
  ] as const;
  return (
    <>
      {price.basis === 'per-head' && price.amount > 0 ? (
        <Text size="small">
          <FormattedMessage id="inbox.planned.whole" values={{ amount: money(whole), heads: whole / price.amount }} />
        </Text>
      ) : null}
      <SplitBar parts={parts} hasKey={false} />
      <Sums>
        <Text size="small" tone="soft">
          <FormattedMessage id="inbox.planned" values={{ amount: money(planned) }} />
        </Text>
        <Text size="small">
          <strong>
            <FormattedMessage id={`inbox.planned.${comparisonKey}`} values={{ amount: money(Math.abs(over)) }} />
          </strong>
        </Text>
      </Sums>
    </>
  );
};

/** The couple's planned amount for such a supplier, compared with the quote. */
export const Planned = ({ quote, comparison }: { quote: Quote; comparison: Comparison | null }) =>
  comparison === null ? null : <PlannedBar comparison={comparison} price={quote.price} />;

import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { StoredQuote } from '@posy/shared-contracts/entities';
import { color } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { dateText } from '#talk/rules/when';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 16px;
  margin: 0;
  padding-block-start: 10px;
  border-block-start: 1px solid ${color.line};
  font-size: 0.9375rem;
  & > dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Line = ({ kind, due, children }: { kind: 'deposit' | 'balance'; due: string | null; children: ReactNode }) => {
  const { locale } = useLocaleInfo();
  return (
    <>
      <dt>
        {due === null ? (
          <FormattedMessage id={`inbox.quote.${kind}`} />
        ) : (
          <FormattedMessage id={`inbox.quote.${kind}.by`} values={{ day: dateText(due, locale) }} />
        )}
      </dt>
      <dd>{children}</dd>
    </>
  );
};

interface Props {
  quote: StoredQuote;
  /** The price for this couple, in minor units; null when it is not known. */
  whole: number | null;
}

/** The deposit and the balance of a quote with their due days; renders nothing for a quote without them. */
export const QuotePayments = ({ quote: { price, deposit = null, balanceDue = null }, whole }: Props) => {
  const { locale } = useLocaleInfo();
  if (deposit === null && balanceDue === null) return null;
  const money = (amount: number): string => formatMoney({ amount, currency: price.currency }, locale);
  const rest = whole === null ? null : whole - (deposit?.amount ?? 0);
  return (
    <Lines>
      {deposit === null ? null : (
        <Line kind="deposit" due={deposit.due}>
          {money(deposit.amount)}
        </Line>
      )}
      {rest !== null && rest <= 0 ? null : (
        <Line kind="balance" due={balanceDue}>
          {rest === null ? <FormattedMessage id="inbox.quote.balance.rest" /> : money(rest)}
        </Line>
      )}
    </Lines>
  );
};

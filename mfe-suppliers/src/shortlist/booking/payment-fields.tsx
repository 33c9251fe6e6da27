import styled from '@emotion/styled';
import { formatMoney, useHost, useLocaleInfo } from '@posy/remote-kit';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Money } from '@posy/shared-contracts/entities';
import { Button, Heading, IconButton, Inline, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, DateField, MoneyField } from '@posy/shared-ui/forms';
import { PlusIcon, XIcon } from '@posy/shared-ui/icons';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AgreementDraft, emptyPayment, type PaymentDraft, sumOf } from '../rules/agreement';

/** A scroll target stays clear of the dialog’s footer, which would cover it. */
const Row = styled.div`
  display: grid;
  gap: 2px;
  & input {
    scroll-margin-block: 96px 176px;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) 44px;
  gap: 8px;
  align-items: start;
`;

/** Names the columns once; each field has its own name for those who hear it. */
const Columns = styled(Line)`
  margin-block-end: -4px;
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
`;

interface PaymentFieldProps {
  payment: PaymentDraft;
  name: string;
  currency: Money['currency'];
  lacksAmount: boolean;
  /** True for a payment that was just added: it gets the focus. */
  isNew: boolean;
  onChange: (changes: Partial<PaymentDraft>) => void;
  onRemove: () => void;
}

const PaymentRow = ({ payment, name, currency, lacksAmount, isNew, onChange, onRemove }: PaymentFieldProps) => {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus();
  }, [isNew]);
  return (
    <Row ref={row} role="group" aria-label={name}>
      <Line>
        <DateField
          isLabelHidden
          label={formatMessage({ id: payment.isPaid ? 'booking.payment.paidOn' : 'booking.payment.due' }, { name })}
          value={payment.due}
          onChange={(due) => onChange({ due })}
        />
        <MoneyField
          isLabelHidden
          label={formatMessage({ id: 'booking.payment.amount' })}
          unreadableError={formatMessage({ id: 'shortlist.book.noNumber' })}
          error={lacksAmount ? formatMessage({ id: 'booking.payment.noAmount' }) : undefined}
          currency={currency}
          value={payment.amount}
          onChange={(amount) => onChange({ amount })}
        />
        <IconButton label={formatMessage({ id: 'booking.payment.remove' }, { name })} onPress={onRemove}>
          <XIcon size="s" />
        </IconButton>
      </Line>
      <Below>
        <Text size="small" isStrong>
          {name}
        </Text>
        <CheckboxField
          label={formatMessage({ id: 'booking.payment.paid' })}
          isChecked={payment.isPaid}
          onChange={(isPaid) => onChange({ isPaid })}
        />
      </Below>
    </Row>
  );
};

/** The sum of the payments, beside the price. */
const Sum = ({ draft, currency }: { draft: AgreementDraft; currency: Money['currency'] }) => {
  const { locale } = useLocaleInfo();
  const { sum, left } = sumOf(draft);
  if (sum === 0) return <span />;
  const money = (amount: number): string => formatMoney({ amount, currency }, locale);
  const unreckoned = draft.amount === null ? 'unpriced' : 'open';
  const state = left === null ? unreckoned : left === 0 ? 'whole' : left > 0 ? 'left' : 'over';
  return (
    <Text size="small" tone="soft" role="status">
      <FormattedMessage
        id="booking.payment.sum"
        values={{ state, sum: money(sum), left: money(Math.abs(left ?? 0)) }}
      />
    </Text>
  );
};

interface Props {
  draft: AgreementDraft;
  currency: Money['currency'];
  /** Ids of the payments without an amount. */
  faulty: ReadonlySet<string>;
  onChange: (payments: PaymentDraft[]) => void;
}

/** The payments: the deposit first, then further ones. */
export const PaymentFields = ({ draft, currency, faulty, onChange }: Props) => {
  const { clock } = useHost();
  const { formatMessage } = useIntl();
  const { payments } = draft;
  const [added, setAdded] = useState<string | null>(null);
  const later = payments.filter(({ kind }) => kind === 'payment');
  const nameOf = (payment: PaymentDraft): string =>
    payment.kind === 'deposit'
      ? formatMessage({ id: 'booking.payment.deposit' })
      : formatMessage({ id: 'booking.payment.later' }, { number: later.indexOf(payment) + 1 });
  const add = (): void => {
    const kind = payments.some((one) => one.kind === 'deposit') ? 'payment' : 'deposit';
    const payment = emptyPayment(clock.newId(), kind);
    setAdded(payment.id);
    onChange([...payments, payment]);
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="title">
        <FormattedMessage id="booking.payments" />
      </Heading>
      {payments.length === 0 ? null : (
        <Columns aria-hidden>
          <Text size="small" tone="soft">
            <FormattedMessage id="booking.payment.day" />
          </Text>
          <Text size="small" tone="soft">
            <FormattedMessage id="booking.payment.amount" />
          </Text>
        </Columns>
      )}
      {payments.map((payment) => (
        <PaymentRow
          key={payment.id}
          payment={payment}
          name={nameOf(payment)}
          currency={currency}
          lacksAmount={faulty.has(payment.id)}
          isNew={payment.id === added}
          onChange={(changes) => onChange(payments.map((one) => (one === payment ? { ...one, ...changes } : one)))}
          onRemove={() => onChange(payments.filter((one) => one !== payment))}
        />
      ))}
      <Inline justify="space-between" gap={2}>
        <Sum draft={draft} currency={currency} />
        {payments.length < supplierConstants.mostAgreedPayments ? (
          <Button kind="plain" icon={<PlusIcon size="s" />} onPress={add}>
            <FormattedMessage id="booking.payment.add" />
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
};

import styled from '@emotion/styled';
import { costLengths } from '@posy/shared-contracts/constants';
import { Button, color, Inline } from '@posy/shared-ui';
import { DateField, FieldGrid, Form, MoneyField, SelectField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import { useCurrency } from '../queries/use-money';
import {
  type PaymentDraft,
  paymentDraftSchema,
  type PaymentFault,
  paymentFaults,
  reminderDays,
} from '../rules/payment-draft';

const Frame = styled.div`
  padding: 16px;
  border-radius: 14px;
  background: ${color.sunken};
`;

const faultWords = {
  'name-missing': 'budget.fault.name',
  'amount-missing': 'budget.fault.amount-missing',
  'amount-out-of-range': 'budget.fault.amount',
  'day-wrong': 'budget.fault.day',
} as const satisfies Record<PaymentFault, string>;

interface Props {
  /** The key under which the draft is stored on this device. */
  draftKey: string;
  initial: PaymentDraft;
  onSave: (draft: PaymentDraft) => void;
  onClose: () => void;
}

const usePaymentDraft = ({ draftKey, initial, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const key = `payment.${draftKey}`;
  const [draft, setDraft] = useState(() => deviceDrafts.read(key, paymentDraftSchema) ?? initial);
  const [isTried, setTried] = useState(false);
  const faults = paymentFaults(draft);
  const close = (): void => {
    deviceDrafts.write(key, null);
    onClose();
  };
  return {
    draft,
    close,
    change(changes: Partial<PaymentDraft>) {
      const next = { ...draft, ...changes };
      deviceDrafts.write(key, next);
      setDraft(next);
    },
    errorOf(field: keyof PaymentDraft): string | undefined {
      const fault = isTried ? faults[field] : undefined;
      return fault === undefined ? undefined : formatMessage({ id: faultWords[fault] });
    },
    save() {
      setTried(true);
      if (Object.keys(faults).length > 0) return;
      onSave(draft);
      close();
    },
  };
};

/** Edits a payment: its name, amount, due day and reminder. */
export const PaymentForm = (props: Props) => {
  const { formatMessage } = useIntl();
  const currency = useCurrency();
  const { draft, change, errorOf, save, close } = usePaymentDraft(props);
  return (
    <Frame>
      <Form onSubmit={save}>
        <TextField
          label={formatMessage({ id: 'budget.payment.name' })}
          value={draft.name}
          maxLength={costLengths.payment}
          onChange={(name) => change({ name })}
          isRequired
          autoFocus
          error={errorOf('name')}
        />
        <FieldGrid>
          <MoneyField
            label={formatMessage({ id: 'budget.payment.amount' })}
            currency={currency}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
            isRequired
            error={errorOf('amount')}
            unreadableError={formatMessage({ id: 'budget.fault.amount' })}
          />
          <DateField
            label={formatMessage({ id: 'budget.payment.due' })}
            value={draft.due}
            onChange={(due) => change({ due })}
            error={errorOf('due')}
          />
        </FieldGrid>
        <SelectField
          label={formatMessage({ id: 'budget.payment.remind' })}
          value={draft.remindDaysBefore === null ? '' : String(draft.remindDaysBefore)}
          placeholder={formatMessage({ id: 'budget.payment.remind.never' })}
          isDisabled={draft.due === ''}
          options={reminderDays.map((days) => ({
            value: String(days),
            label: formatMessage({ id: 'budget.payment.remind.days' }, { days }),
          }))}
          onChange={(value) => change({ remindDaysBefore: value === '' ? null : Number(value) })}
        />
        <TextField
          label={formatMessage({ id: 'budget.payment.payer' })}
          optionalLabel={formatMessage({ id: 'budget.optional' })}
          value={draft.payer}
          maxLength={costLengths.payer}
          onChange={(payer) => change({ payer })}
        />
        <Inline gap={2}>
          <Button kind="main" size="s" type="submit">
            <FormattedMessage id="budget.payment.save" />
          </Button>
          <Button kind="plain" size="s" onPress={close}>
            <FormattedMessage id="planning.cancel" />
          </Button>
        </Inline>
      </Form>
    </Frame>
  );
};

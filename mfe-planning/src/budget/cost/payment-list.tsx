import styled from '@emotion/styled';
import { Button, Row, Rows, Section, Text, Tick } from '@posy/shared-ui';
import { DotsThreeIcon, PencilIcon, PlusIcon, TrashIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '#plan/tasks/use-today';
import { usePaymentWords } from '../overview/payments/payment-words';
import type { BudgetCommands } from '../queries/use-budget-commands';
import { useMoney } from '../queries/use-money';
import type { CostItem, PaymentDocument } from '../rules/cost-items';
import { draftOfPayment, emptyPayment } from '../rules/payment-draft';
import { paymentState } from '../rules/payment-plan';
import { PaymentForm } from './payment-form';
import { useCalendarActions } from './use-calendar-actions';

const Amount = styled.b`
  font-weight: 600;
`;

interface PaymentRowProps {
  payment: PaymentDocument;
  /** Name of the cost that the payment belongs to. */
  costName: string;
  canEdit: boolean;
  commands: BudgetCommands;
  onEdit: () => void;
}

const PaymentRow = ({ payment, costName, canEdit, commands, onEdit }: PaymentRowProps) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const today = useToday();
  const words = usePaymentWords();
  const toCalendar = useCalendarActions(costName);
  const { name, amount, paidOn } = payment;
  return (
    <Row
      start={
        <Tick
          size="s"
          isChecked={paidOn !== null}
          isDisabled={!canEdit}
          label={formatMessage({ id: 'budget.payment.paid-of' }, { name })}
          onChange={(isPaid) => commands.pay(payment, isPaid)}
        />
      }
      title={name}
      note={words(payment, paymentState(payment, today))}
      end={
        <>
          <Amount>{money(amount)}</Amount>
          {canEdit && (
            <MenuButton
              size="s"
              label={formatMessage({ id: 'budget.payment.more' }, { name })}
              icon={<DotsThreeIcon />}
              actions={[
                {
                  id: 'edit',
                  label: formatMessage({ id: 'budget.payment.edit' }),
                  icon: <PencilIcon size="s" />,
                  onSelect: onEdit,
                },
                ...toCalendar(payment),
                {
                  id: 'remove',
                  label: formatMessage({ id: 'budget.payment.remove' }),
                  icon: <TrashIcon size="s" />,
                  isRisk: true,
                  onSelect: () => commands.removePayment(payment),
                },
              ]}
            />
          )}
        </>
      }
    />
  );
};

interface Props {
  item: CostItem;
  canEdit: boolean;
  commands: BudgetCommands;
}

/** Lists a cost's payments with their days and whether they are paid, and has a form to add one. */
export const PaymentList = ({ item, canEdit, commands }: Props) => {
  const { cost, payments } = item;
  // A payment's id, or the empty text for a new one; null while no form is open.
  const [editing, setEditing] = useState<string | null>(null);
  const close = (): void => setEditing(null);
  return (
    <Section title={<FormattedMessage id="budget.payments" />} size="h3" gap={2}>
      {payments.length === 0 && (
        <Text tone="soft" size="small">
          <FormattedMessage id="budget.payments.none" />
        </Text>
      )}
      <Rows>
        {payments.map((payment) =>
          editing === payment.id ? (
            <li key={payment.id}>
              <PaymentForm
                draftKey={payment.id}
                initial={draftOfPayment(payment)}
                onSave={(draft) => commands.changePayment(payment, draft)}
                onClose={close}
              />
            </li>
          ) : (
            <PaymentRow
              key={payment.id}
              {...{ payment, canEdit, commands }}
              costName={cost.name}
              onEdit={() => setEditing(payment.id)}
            />
          ),
        )}
      </Rows>
      {editing === '' && (
        <PaymentForm
          draftKey={`${cost.id}.new`}
          initial={emptyPayment}
          onSave={(draft) => commands.addPayment(cost.id, draft)}
          onClose={close}
        />
      )}
      {canEdit && editing === null && (
        <div>
          <Button kind="soft" size="s" icon={<PlusIcon size="s" />} onPress={() => setEditing('')}>
            <FormattedMessage id="budget.payment.add" />
          </Button>
        </div>
      )}
    </Section>
  );
};

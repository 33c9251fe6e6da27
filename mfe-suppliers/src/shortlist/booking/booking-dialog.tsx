import styled from '@emotion/styled';
import { useHost, useOpenItem } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { dayIn, weddingZone } from '@posy/shared-contracts/rules';
import { Button, Heading, Stack, Text } from '@posy/shared-ui';
import { FieldGrid, MoneyField, NumberField, SelectField } from '@posy/shared-ui/forms';
import { Dialog, DialogForm } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { basisWord } from '#supplier/card/stated-price';
import { EntryPicture } from '../dialogs/entry-picture';
import { agreedBases, type Agreement, type AgreementDraft, asksHowMany, withoutAmount } from '../rules/agreement';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import type { TheirQuote } from '../standing/their-quote';
import { ContractField } from './contract-field';
import { WhatFollows } from './effects/what-follows';
import { PaymentFields } from './payment-fields';
import { TakenDay } from './taken-day';
import { useAgreement } from './use-agreement';
import type { BookingChoice } from './use-booking';

/** The picture and the words beside it, which a long name wraps under the cross on phones only. */
const Named = styled.span`
  display: flex;
  gap: 16px;
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The fields keep their distance to the docked buttons below them. */
const Fields = styled(Stack)`
  padding-block-end: 24px;
`;

/** The way back stands apart from the two ways on. */
const Apart = styled.span`
  margin-inline: -12px auto;
`;

export interface BookingDialogProps {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  onBook: (agreement: Agreement, choice: BookingChoice) => void;
  /** Called for a booked supplier that is not booked after all. */
  onUnbook: () => void;
  onClose: () => void;
}

/** Says where the price comes from, with its conditions, and that it was good until a day that has passed. */
const FromQuote = ({ quote: { price, validUntil }, wedding }: { quote: TheirQuote; wedding: Identified<Wedding> }) => {
  const { clock } = useHost();
  const isOver = validUntil !== null && validUntil < dayIn(weddingZone(wedding), clock.now());
  return (
    <FormattedMessage
      id="booking.price.quoted"
      values={{
        hasCondition: String(price.condition !== ''),
        condition: price.condition,
        isOver: String(isOver),
        day: <FormattedDate value={`${validUntil ?? ''}T12:00:00Z`} timeZone="UTC" day="numeric" month="long" />,
      }}
    />
  );
};

/** The agreed price with its unit: for an hourly or item price also the quantity. */
const PriceFields = ({
  draft,
  quote,
  wedding,
  onChange,
}: {
  draft: AgreementDraft;
  /** The quote that the price is from; null for one of the couple's own. */
  quote: TheirQuote | null;
  wedding: Identified<Wedding>;
  onChange: (changes: Partial<AgreementDraft>) => void;
}) => {
  const { formatMessage } = useIntl();
  const { amount, basis, count } = draft;
  const noNumber = formatMessage({ id: 'shortlist.book.noNumber' });
  return (
    <FieldGrid>
      <MoneyField
        label={formatMessage({ id: 'shortlist.book.price' })}
        help={quote === null ? undefined : <FromQuote quote={quote} wedding={wedding} />}
        unreadableError={noNumber}
        currency={wedding.l10n.currency}
        value={amount}
        onChange={(typed) => onChange({ amount: typed })}
      />
      <SelectField
        label={formatMessage({ id: 'booking.basis' })}
        value={basis}
        onChange={(value) => onChange({ basis: agreedBases.find((one) => one === value) ?? 'total' })}
        options={agreedBases.map((one) => ({
          value: one,
          label: formatMessage({ id: 'booking.basis.name' }, { basis: basisWord(one) }),
        }))}
      />
      {asksHowMany(basis) ? (
        <NumberField
          label={formatMessage({ id: 'booking.count' }, { basis: basisWord(basis) })}
          help={formatMessage({ id: 'booking.count.help' })}
          unreadableError={noNumber}
          min={0}
          value={count}
          onChange={(typed) => onChange({ count: typed })}
        />
      ) : null}
    </FieldGrid>
  );
};

interface WaysProps {
  isBooked: boolean;
  onNotBooked: () => void;
  onLater: () => void;
}

/** The buttons: back, without the agreement, and with it. */
const Ways = ({ isBooked, onNotBooked, onLater }: WaysProps) => (
  <>
    <Apart>
      <Button kind="plain" onPress={onNotBooked}>
        <FormattedMessage id="booking.notBooked" />
      </Button>
    </Apart>
    <Button kind="plain" onPress={onLater}>
      <FormattedMessage id={isBooked ? 'shortlist.cancel' : 'booking.later'} />
    </Button>
    <Button kind="main" type="submit">
      <FormattedMessage id="shortlist.save" />
    </Button>
  </>
);

/**
 * Asks for the agreement with a booked supplier, or one being booked: price, payments and the contract. All are
 * optional. A supplier that was marked as booked is booked by each way out but one: a person who closes the questions
 * has not taken back the answer that opened them.
 */
export const BookingDialog = ({ entry, wedding, onBook, onUnbook, onClose }: BookingDialogProps) => {
  const { formatMessage } = useIntl();
  const { currency } = wedding.l10n;
  const { draft, quote, change, finish } = useAgreement(entry, wedding);
  const [isTried, setTried] = useState(false);
  const [closesOthers, setClosesOthers] = useState(false);
  const isBooked = stateOf(entry) === 'booked';
  const leave = (): void => (isBooked ? onClose() : onBook({}, { closesOthers }));
  useOpenItem('dialog', true, leave);
  const faulty = withoutAmount(draft);
  const save = (): void => {
    setTried(true);
    if (faulty.size > 0) return;
    onBook(finish(), { closesOthers });
  };
  const title = formatMessage({ id: isBooked ? 'booking.titleBooked' : 'shortlist.book.title' }, { name: entry.name });
  return (
    <Dialog
      isOpen
      isSticky
      size="l"
      title={
        <Named>
          <EntryPicture entry={entry} shape="arch" />
          {title}
        </Named>
      }
      closeLabel={formatMessage({ id: 'shortlist.close' })}
      onClose={leave}
    >
      <DialogForm
        onSubmit={save}
        actions={<Ways isBooked={isBooked} onNotBooked={isBooked ? onUnbook : onClose} onLater={leave} />}
      >
        <Fields gap={5}>
          <Text tone="soft">
            <FormattedMessage id="booking.lead" />
          </Text>
          {isBooked ? null : <TakenDay entry={entry} wedding={wedding} />}
          <PriceFields draft={draft} quote={quote} wedding={wedding} onChange={change} />
          <PaymentFields
            draft={draft}
            currency={currency}
            faulty={isTried ? faulty : new Set()}
            onChange={(payments) => change({ payments })}
          />
          <Stack gap={2}>
            <Heading level={3} size="title">
              <FormattedMessage id="booking.contract" />
            </Heading>
            <ContractField
              weddingId={wedding.id}
              supplierId={entry.id}
              contract={draft.contract}
              onChange={(contract) => change({ contract })}
            />
          </Stack>
        </Fields>
      </DialogForm>
      <WhatFollows
        {...{ entry, wedding, draft, isBooked }}
        others={{ isOn: closesOthers, onChange: setClosesOthers }}
      />
    </Dialog>
  );
};

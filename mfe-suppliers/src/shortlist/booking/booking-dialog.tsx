import styled from '@emotion/styled';
import { useHost, useOpenItem } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { dayIn, weddingZone } from '@posy/shared-contracts/rules';
import { Heading, Inline, media, Stack, Text } from '@posy/shared-ui';
import { FieldGrid, MoneyField, NumberField, SelectField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { basisWord } from '#supplier/card/stated-price';
import { deviceDrafts } from '../adapters/device-drafts';
import { EntryPicture } from '../dialogs/entry-picture';
import { FormDialog } from '../dialogs/form-dialog';
import {
  agreedBases,
  type Agreement,
  type AgreementDraft,
  agreementDraftSchema,
  agreementOf,
  asksHowMany,
  draftOf,
  withoutAmount,
} from '../rules/agreement';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { quotedBy, usePlanned } from '../use-planned';
import { ContractField } from './contract-field';
import { PaymentFields } from './payment-fields';
import { TakenDay } from './taken-day';
import type { BookingChoice } from './use-booking';
import { WhatFollows } from './what-follows';

const Sides = styled.div`
  display: grid;
  gap: 24px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
`;

export interface BookingDialogProps {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  onBook: (agreement: Agreement, choice: BookingChoice) => void;
  onClose: () => void;
}

/** The typed values stay on this device until they are saved. */
const useAgreementDraft = (entry: ShortlistEntry, wedding: Identified<Wedding>) => {
  const { clock } = useHost();
  const key = `booking.${wedding.id}.${entry.id}`;
  const inBudget = quotedBy(usePlanned(wedding.id), entry.id);
  const known = { currency: wedding.l10n.currency, inBudget, newId: () => clock.newId() };
  const [draft, setDraft] = useState(() => deviceDrafts.read(key, agreementDraftSchema) ?? draftOf(entry, known));
  const change = (changes: Partial<AgreementDraft>): void =>
    setDraft((before) => {
      const next = { ...before, ...changes };
      deviceDrafts.write(key, next);
      return next;
    });
  return { draft, change, forget: () => deviceDrafts.write(key, null) };
};

/** The agreed price with its unit: for an hourly or item price also the quantity. */
const PriceFields = ({
  draft,
  currency,
  onChange,
}: {
  draft: AgreementDraft;
  currency: Wedding['l10n']['currency'];
  onChange: (changes: Partial<AgreementDraft>) => void;
}) => {
  const { formatMessage } = useIntl();
  const { amount, basis, count } = draft;
  const noNumber = formatMessage({ id: 'shortlist.book.noNumber' });
  return (
    <FieldGrid>
      <MoneyField
        label={formatMessage({ id: 'shortlist.book.price' })}
        unreadableError={noNumber}
        currency={currency}
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

/**
 * Asks for the agreement with a booked supplier, or one being booked: price, payments and the contract. All are
 * optional.
 */
export const BookingDialog = ({ entry, wedding, onBook, onClose }: BookingDialogProps) => {
  const { clock } = useHost();
  const { currency } = wedding.l10n;
  const { draft, change, forget } = useAgreementDraft(entry, wedding);
  const [isTried, setTried] = useState(false);
  const [closesOthers, setClosesOthers] = useState(false);
  useOpenItem('dialog', true, onClose);
  const isBooked = stateOf(entry) === 'booked';
  const faulty = withoutAmount(draft);
  const save = (): void => {
    setTried(true);
    if (faulty.size > 0) return;
    forget();
    const today = dayIn(weddingZone(wedding), clock.now());
    onBook(agreementOf(draft, { entry, currency, today }), { closesOthers });
  };
  return (
    <FormDialog
      isWide
      title={
        <FormattedMessage
          id={isBooked ? 'booking.titleBooked' : 'shortlist.book.title'}
          values={{ name: entry.name }}
        />
      }
      action={<FormattedMessage id={isBooked ? 'shortlist.save' : 'shortlist.do.book'} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Sides>
        <Stack gap={5}>
          {isBooked ? null : <TakenDay entry={entry} wedding={wedding} />}
          <Inline gap={4} isOneRow>
            <EntryPicture entry={entry} shape="arch" />
            <Text tone="soft">
              <FormattedMessage id="booking.lead" />
            </Text>
          </Inline>
          <PriceFields draft={draft} currency={currency} onChange={change} />
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
        </Stack>
        <WhatFollows
          {...{ entry, wedding, draft, isBooked }}
          others={{ isOn: closesOthers, onChange: setClosesOthers }}
        />
      </Sides>
    </FormDialog>
  );
};

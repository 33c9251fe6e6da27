import { useLocaleInfo } from '@posy/remote-kit';
import { priceBases, type SentContent } from '@posy/shared-contracts/entities';
import { DateField, FieldGrid, MoneyField, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OfferDialog, type OfferProps } from './offer-dialog';

const empty = { amount: null as number | null, basis: 'total', condition: '', includes: '', validUntil: '' };

const contentOf = (
  { amount, basis, condition, includes, validUntil }: typeof empty,
  currency: 'EUR' | 'GBP' | 'USD',
): SentContent | null => {
  const known = priceBases.find((one) => one === basis);
  if (amount === null || known === undefined) return null;
  const price = { amount, currency, basis: known, condition: condition.trim() };
  return {
    kind: 'quote',
    quote: { price, includes: includes.trim(), validUntil: validUntil === '' ? null : validUntil },
  };
};

/** A price: how much, for what, under which condition, with what in it, and until when it holds. */
export const QuoteForm = ({ onClose, onSend }: OfferProps) => {
  const { formatMessage } = useIntl();
  const { market, locale } = useLocaleInfo();
  const [draft, setDraft] = useState(empty);
  const change = (changes: Partial<typeof empty>): void => setDraft((before) => ({ ...before, ...changes }));
  const label = (id: 'amount' | 'basis' | 'condition' | 'includes' | 'until'): string =>
    formatMessage({ id: `inbox.offer.quote.${id}` });
  return (
    <OfferDialog
      kind="quote"
      side="supplier"
      words={formatMessage({ id: 'inbox.offer.quote.words' })}
      content={contentOf(draft, market.currency)}
      {...{ onClose, onSend }}
    >
      <FieldGrid>
        <MoneyField
          label={label('amount')}
          currency={market.currency}
          locale={locale}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
        />
        <SelectField
          label={label('basis')}
          value={draft.basis}
          onChange={(basis) => change({ basis })}
          options={priceBases.map((value) => ({ value, label: formatMessage({ id: `inbox.offer.basis.${value}` }) }))}
        />
      </FieldGrid>
      <TextField
        label={label('condition')}
        value={draft.condition}
        maxLength={200}
        onChange={(condition) => change({ condition })}
      />
      <TextAreaField
        label={label('includes')}
        value={draft.includes}
        rows={2}
        maxLength={500}
        onChange={(includes) => change({ includes })}
      />
      <DateField label={label('until')} value={draft.validUntil} onChange={(validUntil) => change({ validUntil })} />
    </OfferDialog>
  );
};

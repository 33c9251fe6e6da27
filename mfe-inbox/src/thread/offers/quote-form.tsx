import { useLocaleInfo } from '@posy/remote-kit';
import { talkConstants } from '@posy/shared-contracts/constants';
import { type Attachment, priceBases, type SentContent } from '@posy/shared-contracts/entities';
import { Inline, Text } from '@posy/shared-ui';
import { DateField, FieldGrid, MoneyField, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChooseFiles } from '../files/choose-files';
import { TrayList } from '../files/tray-list';
import { useTray } from '../files/use-tray';
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

interface QuoteProps extends OfferProps {
  conversationId: string;
  /** Sends a file that the server has. */
  onSendFile: (file: Attachment) => void;
}

/** A price: its amount, unit, condition, content and validity, and the quote as a PDF, which is sent right after it. */
export const QuoteForm = ({ conversationId, onClose, onSend, onSendFile }: QuoteProps) => {
  const { formatMessage } = useIntl();
  const { market, locale } = useLocaleInfo();
  const [draft, setDraft] = useState(empty);
  const change = (changes: Partial<typeof empty>): void => setDraft((before) => ({ ...before, ...changes }));
  const tray = useTray(conversationId);
  const send: OfferProps['onSend'] = (body, content) => {
    const files = tray.take();
    onSend(body, content);
    files.forEach(onSendFile);
  };
  const label = (id: 'amount' | 'noAmount' | 'basis' | 'condition' | 'includes' | 'until' | 'file'): string =>
    formatMessage({ id: `inbox.offer.quote.${id}` });
  return (
    <OfferDialog
      kind="quote"
      side="supplier"
      words={formatMessage({ id: 'inbox.offer.quote.words' })}
      content={contentOf(draft, market.currency)}
      isWaiting={tray.isUploading}
      onClose={onClose}
      onSend={send}
    >
      <FieldGrid>
        <MoneyField
          label={label('amount')}
          unreadableError={label('noAmount')}
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
        maxLength={talkConstants.priceConditionLength}
        onChange={(condition) => change({ condition })}
      />
      <TextAreaField
        label={label('includes')}
        value={draft.includes}
        rows={2}
        maxLength={talkConstants.quoteIncludesLength}
        onChange={(includes) => change({ includes })}
      />
      <DateField label={label('until')} value={draft.validUntil} onChange={(validUntil) => change({ validUntil })} />
      <TrayList tray={tray} />
      <Inline gap={2}>
        <ChooseFiles onChoose={tray.add} />
        <Text as="span" size="small" tone="soft">
          {label('file')}
        </Text>
      </Inline>
    </OfferDialog>
  );
};

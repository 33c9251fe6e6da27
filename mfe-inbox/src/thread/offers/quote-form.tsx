import { useLocaleInfo } from '@posy/remote-kit';
import { talkConstants } from '@posy/shared-contracts/constants';
import { type Attachment, priceBases, type Quote, type SentContent } from '@posy/shared-contracts/entities';
import { Inline, Text } from '@posy/shared-ui';
import { DateField, FieldGrid, MoneyField, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChooseFiles } from '../files/choose-files';
import { TrayList } from '../files/tray-list';
import { useTray } from '../files/use-tray';
import { OfferDialog, type OfferProps } from './offer-dialog';

const empty = {
  amount: null as number | null,
  basis: 'total',
  condition: '',
  includes: '',
  validUntil: '',
  deposit: null as number | null,
  depositDue: '',
  balanceDue: '',
};

const dayOf = (typed: string): string | null => (typed === '' ? null : typed);

/** The agreed payments; null when a deposit has a day and no amount. */
const paymentsOf = ({ deposit, depositDue, balanceDue }: typeof empty): Partial<Quote> | null => {
  if (deposit === null && depositDue !== '') return null;
  return {
    ...(deposit !== null && { deposit: { amount: deposit, due: dayOf(depositDue) } }),
    ...(balanceDue !== '' && { balanceDue }),
  };
};

const contentOf = (draft: typeof empty, currency: 'EUR' | 'GBP' | 'USD'): SentContent | null => {
  const { amount, basis, condition, includes, validUntil } = draft;
  const known = priceBases.find((one) => one === basis);
  const payments = paymentsOf(draft);
  if (amount === null || known === undefined || payments === null) return null;
  const price = { amount, currency, basis: known, condition: condition.trim() };
  return {
    kind: 'quote',
    quote: { price, includes: includes.trim(), validUntil: dayOf(validUntil), ...payments },
  };
};

type QuoteLabel =
  | 'amount'
  | 'noAmount'
  | 'basis'
  | 'condition'
  | 'includes'
  | 'deposit'
  | 'depositDue'
  | 'balanceDue'
  | 'until'
  | 'file';

interface QuoteProps extends OfferProps {
  conversationId: string;
  /** Sends a file that the server has. */
  onSendFile: (file: Attachment) => void;
}

/** A price: its amount, unit, condition, content, payments and validity, and the quote as a PDF, which is sent right after it. */
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
  const label = (id: QuoteLabel): string => formatMessage({ id: `inbox.offer.quote.${id}` });
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
      <FieldGrid>
        <MoneyField
          label={label('deposit')}
          unreadableError={label('noAmount')}
          currency={market.currency}
          locale={locale}
          value={draft.deposit}
          onChange={(deposit) => change({ deposit })}
        />
        <DateField
          label={label('depositDue')}
          value={draft.depositDue}
          onChange={(depositDue) => change({ depositDue })}
        />
      </FieldGrid>
      <DateField
        label={label('balanceDue')}
        value={draft.balanceDue}
        onChange={(balanceDue) => change({ balanceDue })}
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

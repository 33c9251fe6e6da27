import { useOpenItem } from '@posy/remote-kit';
import { pricesOf, type StatedPrice, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Text } from '@posy/shared-ui';
import { MoneyField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '../dialogs/form-dialog';
import type { Entry } from '../rules/entry';
import { quotedBy, usePlanned } from '../use-planned';

interface Props {
  entry: Entry;
  wedding: Identified<Wedding>;
  /** Null while the couple does not want to say what it costs. */
  onBook: (agreedPrice: StatedPrice | null) => void;
  onClose: () => void;
}

/** Asks what was agreed with somebody who is being booked; it may be left open. */
export const BookingDialog = ({ entry, wedding, onBook, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { currency } = wedding.l10n;
  const { agreed, quoted } = pricesOf(entry);
  const known = agreed ?? quoted;
  const inBudget = quotedBy(usePlanned(wedding.id), entry.id);
  const [amount, setAmount] = useState<number | null>(
    known !== null && known.currency === currency ? known.amount : inBudget,
  );
  useOpenItem('dialog', true, onClose);
  const book = (): void =>
    onBook(amount === null ? null : { basis: 'total', condition: '', ...known, amount, currency });
  return (
    <FormDialog
      title={<FormattedMessage id="shortlist.book.title" values={{ name: entry.name }} />}
      action={<FormattedMessage id="shortlist.do.book" />}
      onSubmit={book}
      onClose={onClose}
    >
      <Text tone="soft">
        <FormattedMessage
          id="shortlist.book.lead"
          values={{ isVenue: String(entry.type === 'venues' && (entry.town ?? '') !== ''), town: entry.town ?? '' }}
        />
      </Text>
      <MoneyField
        label={formatMessage({ id: 'shortlist.book.price' })}
        help={formatMessage({ id: 'shortlist.book.priceHelp' })}
        unreadableError={formatMessage({ id: 'shortlist.book.noNumber' })}
        currency={currency}
        value={amount}
        onChange={setAmount}
      />
    </FormDialog>
  );
};

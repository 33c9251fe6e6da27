import { useOpenItem } from '@posy/remote-kit';
import { pricesOf, type StatedPrice, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Text } from '@posy/shared-ui';
import { Form, MoneyField } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../rules/entry';

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
  const [amount, setAmount] = useState<number | null>(
    known !== null && known.currency === currency ? known.amount : null,
  );
  useOpenItem('dialog', true, onClose);
  const book = (): void =>
    onBook(amount === null ? null : { basis: 'total', condition: '', ...known, amount, currency });
  return (
    <Dialog
      isOpen
      isSticky
      size="s"
      onClose={onClose}
      title={<FormattedMessage id="shortlist.book.title" values={{ name: entry.name }} />}
      closeLabel={formatMessage({ id: 'shortlist.close' })}
    >
      <Form onSubmit={book}>
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
        <Inline justify="end" gap={2}>
          <Button kind="plain" onPress={onClose}>
            <FormattedMessage id="shortlist.cancel" />
          </Button>
          <Button kind="main" type="submit">
            <FormattedMessage id="shortlist.do.book" />
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};

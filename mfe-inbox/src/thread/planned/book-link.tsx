import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import { ButtonLink } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { isBooked, useShortlist } from '#talk/use-shortlist';

/** Leads to the booking of a supplier on the shortlist; renders nothing for a booked one, and for members who only look. */
export const BookLink = ({ conversation: { supplierId } }: { conversation: Conversation }) => {
  const { market } = useLocaleInfo();
  const mayBook = useAccess('suppliers') === 'edit';
  const shortlist = useShortlist();
  if (!mayBook || !shortlist.has(supplierId) || isBooked(shortlist, supplierId)) return null;
  return (
    <ButtonLink kind="soft" size="s" href={paths.shortlist(market.prefix, { book: supplierId })}>
      <FormattedMessage id="inbox.quote.book" />
    </ButtonLink>
  );
};

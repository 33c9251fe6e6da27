import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import { ButtonLink } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { isBooked, useShortlist } from '#talk/use-shortlist';

interface Props {
  conversation: Conversation;
  /** `line` beside a button that matters more. */
  kind?: 'soft' | 'line';
}

/** Leads to the booking of a supplier on the shortlist; renders nothing for a booked one, and for members who only look. */
export const BookLink = ({ conversation: { supplierId }, kind = 'soft' }: Props) => {
  const { market } = useLocaleInfo();
  const mayBook = useAccess('suppliers') === 'edit';
  const shortlist = useShortlist();
  if (!mayBook || !shortlist.has(supplierId) || isBooked(shortlist, supplierId)) return null;
  return (
    <ButtonLink kind={kind} size="s" href={paths.shortlist(market.prefix, { book: supplierId })}>
      <FormattedMessage id="inbox.quote.book" />
    </ButtonLink>
  );
};

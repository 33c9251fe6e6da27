import type { Conversation } from '@posy/shared-contracts/entities';
import { Tag } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '#talk/price-text';
import { standingOf, type SupplierFacts } from '#talk/rules/conversation-facts';
import type { Side } from '#talk/rules/conversations';

interface Props {
  conversation: Conversation;
  side: Side;
  known: SupplierFacts;
}

/** The state of a conversation as a tag: whose turn it is, unless there is something more important. */
export const StandingTag = ({ conversation, side, known }: Props) => {
  const priceText = usePriceText();
  const standing = standingOf(conversation, side, known);
  const quote = conversation.answers?.quote;
  switch (standing.kind) {
    case 'closed':
    case 'blocked':
      return (
        <Tag>
          <FormattedMessage id={`inbox.standing.${standing.kind}`} />
        </Tag>
      );
    case 'booked':
      return (
        <Tag hue="fern">
          <FormattedMessage id="inbox.standing.booked" />
        </Tag>
      );
    case 'ours':
    case 'theirs':
      // To the side that sent it, a quote does not say whose turn it is.
      if (quote !== undefined && standing.kind === 'ours' && side === 'couple')
        return (
          <Tag hue="primrose">
            <FormattedMessage id="inbox.standing.quote" values={{ price: priceText(quote.price) }} />
          </Tag>
        );
      return (
        <Tag hue={standing.kind === 'ours' ? 'apricot' : 'bluebell'}>
          <FormattedMessage id={`inbox.standing.${standing.kind}`} />
        </Tag>
      );
  }
};

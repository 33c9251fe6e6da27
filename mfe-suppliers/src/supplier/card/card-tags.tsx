import type { SupplierCard } from '@posy/shared-contracts/entities';
import { Inline, Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props extends Pick<SupplierCard, 'premium' | 'free'> {
  /** Further tags, before these. */
  notes?: ReactNode;
}

/** The tags of a card: free on the couple's day, and paid placement. */
export const CardTags = ({ premium, free, notes }: Props) =>
  premium || free === true || notes !== undefined ? (
    <Inline gap={2}>
      {notes}
      {free === true ? (
        <Tag hue="fern">
          <CheckIcon size="s" />
          <FormattedMessage id="suppliers.card.free" />
        </Tag>
      ) : null}
      {premium ? (
        <Tag hue="primrose">
          <FormattedMessage id="suppliers.tag.paid" />
        </Tag>
      ) : null}
    </Inline>
  ) : null;

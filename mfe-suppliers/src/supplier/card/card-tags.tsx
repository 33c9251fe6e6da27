import type { SupplierCard } from '@posy/shared-contracts/entities';
import { Inline, Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props extends Pick<SupplierCard, 'premium' | 'free'> {
  /** Other tags, before these. */
  notes?: ReactNode;
}

/** What a couple must know of a place in a list: whether it is free for them, and whether it is paid for. */
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

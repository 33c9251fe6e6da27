import type { SupplierCard } from '@posy/shared-contracts/entities';
import { Inline, Tag } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props extends Pick<SupplierCard, 'premium' | 'demo'> {
  /** Other tags, before these. */
  notes?: ReactNode;
}

/** What a couple must know before trusting a place in a list: paid for, or invented. */
export const CardTags = ({ premium, demo, notes }: Props) =>
  premium || demo || notes !== undefined ? (
    <Inline gap={2}>
      {notes}
      {premium ? (
        <Tag hue="primrose">
          <FormattedMessage id="suppliers.tag.paid" />
        </Tag>
      ) : null}
      {demo ? (
        <Tag>
          <FormattedMessage id="suppliers.tag.demo" />
        </Tag>
      ) : null}
    </Inline>
  ) : null;

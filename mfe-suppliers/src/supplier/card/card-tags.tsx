import type { SupplierCard } from '@posy/shared-contracts/entities';
import { Inline, Tag } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

/** What a couple must know before trusting a place in a list: paid for, or invented. */
export const CardTags = ({ premium, demo }: Pick<SupplierCard, 'premium' | 'demo'>) =>
  premium || demo ? (
    <Inline gap={2}>
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

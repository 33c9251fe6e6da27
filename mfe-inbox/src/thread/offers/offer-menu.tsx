import { PlusIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import type { ThreadDialog } from '../dialogs/asking';

/** Only suppliers send prices and answers about days. The server's `checkMessageContent` checks the same. */
const offersOf = { couple: ['visit'], supplier: ['quote', 'date', 'visit'] } as const satisfies Record<
  Side,
  readonly ThreadDialog[]
>;

/** The offers that can be sent with a text. */
export const OfferMenu = ({ side, onAsk }: { side: Side; onAsk: (asking: ThreadDialog) => void }) => {
  const { formatMessage } = useIntl();
  return (
    <MenuButton
      label={formatMessage({ id: 'inbox.offer.label' })}
      icon={<PlusIcon />}
      actions={offersOf[side].map((id) => ({
        id,
        label: formatMessage({ id: `inbox.offer.${id}` }),
        onSelect: () => onAsk(id),
      }))}
    />
  );
};

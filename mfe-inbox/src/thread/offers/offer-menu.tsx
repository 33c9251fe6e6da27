import { PlusIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import type { Asking } from '../dialogs/asking';

/** Prices and answers about days are the supplier's. The server checks the same by `checkMessageContent`. */
const offersOf = { couple: ['visit'], supplier: ['quote', 'date', 'visit'] } as const satisfies Record<
  Side,
  readonly Asking[]
>;

/** What may go along with words. */
export const OfferMenu = ({ side, onAsk }: { side: Side; onAsk: (asking: Asking) => void }) => {
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

import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { VisuallyHidden } from '@posy/shared-ui';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { waitsFor } from '../rules/conversation-facts';
import { useOwnSupplier } from '../use-templates';
import { useChooseSupplier, useOwnSuppliers } from './own-suppliers';

/** The current supplier, with a menu of the reader's others; renders nothing for a person with one supplier. */
export const ProfileSwitch = ({ all }: { all: readonly Identified<Conversation>[] | null }) => {
  const { formatMessage } = useIntl();
  const own = useOwnSupplier();
  const suppliers = useOwnSuppliers();
  const { choose, isPending } = useChooseSupplier();
  const chosen = suppliers.find(({ id }) => id === own);
  if (suppliers.length < 2 || chosen === undefined) return null;
  const label = formatMessage({ id: 'inbox.profile.label' });
  const waiting = (id: string): number =>
    (all ?? []).filter((one) => one.supplierId === id && waitsFor('supplier', one, { isBooked: false })).length;
  const actions = suppliers.map(({ id, name }) => ({
    id,
    label: formatMessage({ id: 'inbox.profile.option' }, { name, count: waiting(id) }),
    isChosen: id === own,
    onSelect: () => (id === own ? undefined : choose(id)),
  }));
  return (
    <div>
      <MenuButton label={label} size="s" isDisabled={isPending} actions={actions}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {chosen.name}
      </MenuButton>
    </div>
  );
};

import { useLive, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, EmptyState, Heading, Link, Tag } from '@posy/shared-ui';
import { TrashIcon } from '@posy/shared-ui/icons';
import { Drawer } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortlistQuery } from '#scrapbook/public';
import { groupName } from '../queries/group-names';
import type { ReadyBudget } from '../queries/use-budget';
import type { BudgetCommands } from '../queries/use-budget-commands';
import type { CostItem } from '../rules/cost-items';
import { CostFacts } from './cost-facts';
import { CostForm } from './cost-form';
import { PaymentList } from './payment-list';

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  /** Null when the address names a cost that does not exist. */
  item: CostItem | null;
  canEdit: boolean;
  commands: BudgetCommands;
  onClose: () => void;
}

/**
 * Links to the supplier's profile. Renders nothing for a supplier that is not on the shortlist or has no profile here.
 */
const SupplierLink = ({ weddingId, supplierId }: { weddingId: string; supplierId: string }) => {
  const { market } = useLocaleInfo();
  const supplier = useLive(shortlistQuery(weddingId)).value?.find(({ id }) => id === supplierId);
  if (supplier === undefined) return null;
  if (supplier.customSupplier) return <span>{supplier.name}</span>;
  return <Link href={paths.supplier(market.prefix, supplier.type, supplier.publicId)}>{supplier.name}</Link>;
};

const Gone = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'budget.cost.gone.title' });
  return (
    <Drawer isOpen onClose={onClose} label={title} closeLabel={formatMessage({ id: 'planning.close' })}>
      <EmptyState title={title} size="h3">
        <FormattedMessage id="budget.cost.gone.text" />
      </EmptyState>
    </Drawer>
  );
};

/** A cost beside the list, which stays usable; on phones a sheet from below. */
export const CostDrawer = ({ wedding, budget, item, canEdit, commands, onClose }: Props) => {
  const intl = useIntl();
  if (item === null) return <Gone onClose={onClose} />;
  const { cost } = item;
  const remove = (): void => {
    onClose();
    commands.remove(item);
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={cost.name}
      closeLabel={intl.formatMessage({ id: 'planning.close' })}
      head={<Tag hue="primrose">{groupName(intl, cost.group)}</Tag>}
    >
      <Heading level={2}>{cost.name}</Heading>
      {cost.supplierId !== null && <SupplierLink weddingId={wedding.id} supplierId={cost.supplierId} />}
      <CostFacts item={item} canEdit={canEdit} />
      <PaymentList item={item} canEdit={canEdit} commands={commands} />
      {canEdit && (
        <>
          <CostForm {...{ wedding, budget, item }} onSave={(fields) => commands.change(cost, fields)} />
          <div>
            <Button kind="plain" size="s" icon={<TrashIcon size="s" />} onPress={remove}>
              <FormattedMessage id="budget.cost.remove" />
            </Button>
          </div>
        </>
      )}
    </Drawer>
  );
};

import { useOpenItem } from '@posy/remote-kit';
import { Stack, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListNames } from '../names/guest-names';
import type { GuestCommands } from '../queries/use-guest-commands';
import type { GuestItem } from '../rules/guest-item';
import type { GuestCounts } from '../rules/guest-view';
import { AssignForm } from './assign-form';
import { CategoryList } from './category-list';

interface Props {
  categories: GuestCounts['categories'];
  guests: readonly GuestItem[];
  names: ListNames;
  /** Ids of the guests selected in the edit mode; null to manage the categories themselves. */
  chosen: readonly string[] | null;
  commands: GuestCommands;
  onClose: () => void;
}

/**
 * The guest category popup: makes, renames, merges and deletes categories, and puts guests into them. Back closes it.
 * Source: S2-popup-09, S2-back-09.
 */
export const CategoryDialog = ({ categories, guests, names, chosen, commands, onClose }: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('guest-category-popup', true, onClose);
  const known = categories.map(({ category }) => category);
  const assign = (guestIds: readonly string[], category: string): void => {
    commands.categorise(guestIds, category);
    if (chosen !== null) onClose();
  };
  const title = chosen === null ? 'guests.categories.title' : 'guests.categories.assign';
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={formatMessage({ id: title }, { count: chosen?.length ?? 0 })}
      closeLabel={formatMessage({ id: 'planning.close' })}
    >
      <Stack gap={5}>
        {chosen !== null ? null : categories.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage id="guests.categories.none" />
          </Text>
        ) : (
          <CategoryList categories={categories} onRename={commands.renameCategory} />
        )}
        <AssignForm known={known} guests={guests} names={names} chosen={chosen} onAssign={assign} />
      </Stack>
    </Dialog>
  );
};

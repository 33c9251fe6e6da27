import styled from '@emotion/styled';
import { Button, PageHead } from '@posy/shared-ui';
import { DotsThreeIcon, PlusIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { printPage } from '../../../adapters/print';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  @media print {
    display: none;
  }
`;

interface Props {
  guests: number;
  households: number;
  isEditing: boolean;
  /** Null for who may only look. */
  editing: { onAdd: () => void; onEdit: () => void; onCategories: () => void } | null;
}

const useMenu = (editing: Props['editing']) => {
  const { formatMessage } = useIntl();
  const categories =
    editing === null
      ? []
      : [{ id: 'categories', label: formatMessage({ id: 'guests.categories.title' }), onSelect: editing.onCategories }];
  return [...categories, { id: 'print', label: formatMessage({ id: 'guests.print' }), onSelect: printPage }];
};

/** The title with how many are on the list, and what can be done with all of it. */
export const ListHead = ({ guests, households, isEditing, editing }: Props) => {
  const { formatMessage } = useIntl();
  const menu = useMenu(editing);
  const isEmpty = guests === 0;
  return (
    <PageHead
      title={<FormattedMessage id="guests.title" />}
      lead={<FormattedMessage id="guests.lead" values={{ guests, households }} />}
      actions={
        isEmpty ? undefined : (
          <Actions>
            {editing === null ? null : (
              <>
                <Button size="s" aria-pressed={isEditing} onPress={editing.onEdit}>
                  <FormattedMessage id={isEditing ? 'guests.edit.done' : 'guests.edit'} />
                </Button>
                <Button kind="main" size="s" icon={<PlusIcon size="s" />} onPress={editing.onAdd}>
                  <FormattedMessage id="guests.add" />
                </Button>
              </>
            )}
            <MenuButton label={formatMessage({ id: 'guests.menu' })} icon={<DotsThreeIcon />} actions={menu} />
          </Actions>
        )
      }
    />
  );
};

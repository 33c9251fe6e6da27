import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, ButtonLink, EmptyState } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { PlusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import type { GuestsAddress } from '../address/guests-address';

interface Props {
  address: GuestsAddress;
  /** True when the list has no guest at all. */
  isEmpty: boolean;
  /** Null for read-only members. */
  onAdd: (() => void) | null;
}

/** Replaces a list without guests, or one whose filters match nobody. */
export const NothingListed = ({ address, isEmpty, onAdd }: Props) => {
  const { prefix } = useLocaleInfo().market;
  if (!isEmpty)
    return (
      <EmptyState
        level={2}
        picture={<Spot kind="search" />}
        title={<FormattedMessage id="guests.none-found.title" />}
        actions={
          <ButtonLink href={address.list({ show: 'everyone', category: null, text: '' })}>
            <FormattedMessage id="guests.none-found.action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="guests.none-found.text" />
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      picture={<Spot kind="guests" />}
      title={<FormattedMessage id="guests.empty.title" />}
      actions={
        onAdd === null ? undefined : (
          <>
            <Button kind="main" icon={<PlusIcon />} onPress={onAdd}>
              <FormattedMessage id="guests.add" />
            </Button>
            <ButtonLink href={paths.guestImport(prefix)}>
              <FormattedMessage id="guests.import.file" />
            </ButtonLink>
          </>
        )
      }
    >
      <FormattedMessage id={onAdd === null ? 'guests.empty.view' : 'guests.empty.text'} />
    </EmptyState>
  );
};

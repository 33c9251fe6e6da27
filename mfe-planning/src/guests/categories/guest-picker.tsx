import { Chip, ChipGroup } from '@posy/shared-ui';
import { ComboField } from '@posy/shared-ui/forms';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListNames } from '../names/guest-names';
import type { GuestItem } from '../rules/guest-item';

interface Props {
  guests: readonly GuestItem[];
  names: ListNames;
  picked: readonly string[];
  onPick: (guestIds: readonly string[]) => void;
  error: ReactNode;
}

const shownAtMost = 8;

/** Picks guests by their names, one after the other. */
export const GuestPicker = ({ guests, names, picked, onPick, error }: Props) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase();
  const found = guests
    .filter(({ id }) => !picked.includes(id) && names.guest(id).toLocaleLowerCase().includes(wanted))
    .slice(0, shownAtMost);
  return (
    <>
      <ComboField
        label={<FormattedMessage id="guests.categories.who" />}
        help={<FormattedMessage id="guests.categories.who.help" />}
        value={text}
        onChange={setText}
        options={
          wanted === ''
            ? []
            : found.map(({ id, category }) => ({
                id,
                label: names.guest(id),
                ...(category !== '' && { note: category }),
              }))
        }
        onSelect={({ id }) => {
          setText('');
          onPick([...picked, id]);
        }}
        countText={(count) => formatMessage({ id: 'guests.categories.found' }, { count })}
        {...(error !== undefined && { error })}
      />
      {picked.length === 0 ? null : (
        <ChipGroup label={formatMessage({ id: 'guests.categories.picked' })}>
          {picked.map((id) => (
            <Chip key={id} isChosen canRemove onPress={() => onPick(picked.filter((one) => one !== id))}>
              {names.guest(id)}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </>
  );
};

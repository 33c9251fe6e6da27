import { ComboField } from '@posy/shared-ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListNames } from '#guests/names/guest-names';
import type { Household } from '#guests/rules/households';

interface Props {
  households: readonly Household[];
  names: ListNames;
  /** Receives the picked household, or null while the typed text names none. */
  onPick: (householdId: string | null) => void;
  error?: ReactNode;
}

const shownAtMost = 8;

/** Finds a household by its name. */
export const HouseholdPicker = ({ households, names, onPick, error }: Props) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [isPicked, setPicked] = useState(false);
  const all = useMemo(
    () =>
      households.map((household) => ({
        id: household.id,
        label: names.household(household),
        note: formatMessage({ id: 'guests.household.size' }, { count: household.members.length }),
      })),
    [households, names, formatMessage],
  );
  const wanted = text.trim().toLocaleLowerCase();
  const found = all.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)).slice(0, shownAtMost);
  return (
    <ComboField
      label={<FormattedMessage id="guests.household.pick" />}
      value={text}
      onChange={(value) => {
        setText(value);
        setPicked(false);
        onPick(null);
      }}
      options={isPicked || wanted === '' ? [] : found}
      onSelect={({ id, label }) => {
        setText(label);
        setPicked(true);
        onPick(id);
      }}
      countText={(count) => formatMessage({ id: 'guests.household.found' }, { count })}
      {...(error !== undefined && { error })}
    />
  );
};

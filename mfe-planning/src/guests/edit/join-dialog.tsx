import { useOpenItem } from '@posy/remote-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#plan/forms/form-dialog';
import { HouseholdPicker } from '../drawer/fields/household-picker';
import type { ListNames } from '../names/guest-names';
import type { Household } from '../rules/households';

interface Props {
  households: readonly Household[];
  names: ListNames;
  onJoin: (householdId: string) => void;
  onClose: () => void;
}

/** Asks for the household that the selected guests should join. */
export const JoinDialog = ({ households, names, onJoin, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasAsked, setAsked] = useState(false);
  useOpenItem('dialog', true, onClose);
  const submit = (): void => {
    setAsked(true);
    if (chosen === null) return;
    onJoin(chosen);
    onClose();
  };
  return (
    <FormDialog
      closesOutside
      title={<FormattedMessage id="guests.edit.join" />}
      action={<FormattedMessage id="guests.edit.join.submit" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <HouseholdPicker
        households={households}
        names={names}
        onPick={setChosen}
        error={wasAsked && chosen === null ? formatMessage({ id: 'guests.edit.join.missing' }) : undefined}
      />
    </FormDialog>
  );
};

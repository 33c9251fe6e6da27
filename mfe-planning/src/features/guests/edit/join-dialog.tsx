import { useOpenItem } from '@posy/remote-kit';
import { Button, Inline } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Household } from '../../../domain/guests/households';
import { HouseholdPicker } from '../drawer/household-picker';
import type { ListNames } from '../guest-names';

interface Props {
  households: readonly Household[];
  names: ListNames;
  onJoin: (householdId: string) => void;
  onClose: () => void;
}

/** Which household the chosen guests should join. */
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
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={<FormattedMessage id="guests.edit.join" />}
      closeLabel={formatMessage({ id: 'planning.close' })}
    >
      <Form onSubmit={submit}>
        <HouseholdPicker
          households={households}
          names={names}
          onPick={setChosen}
          error={wasAsked && chosen === null ? formatMessage({ id: 'guests.edit.join.missing' }) : undefined}
        />
        <Inline justify="end" gap={2}>
          <Button kind="plain" onPress={onClose}>
            <FormattedMessage id="planning.cancel" />
          </Button>
          <Button kind="main" type="submit">
            <FormattedMessage id="guests.edit.join.submit" />
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};

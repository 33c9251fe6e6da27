import { taskNameLength } from '@posy/shared-contracts/constants';
import { Button, Inline, isComposing } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  label: string;
  /** Label of the button. */
  submit: string;
  initial: string;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Edits a task's name in one line: Enter saves, Escape cancels. */
export const NameForm = ({ label, submit, initial, onSubmit, onClose }: Props) => {
  const intl = useIntl();
  const [name, setName] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const save = (): void => {
    if (name.trim() === '') return setMissing(true);
    onSubmit(name);
    onClose();
  };
  return (
    <Form onSubmit={save}>
      <TextField
        label={label}
        value={name}
        onChange={setName}
        maxLength={taskNameLength}
        autoFocus
        error={
          isMissing && name.trim() === ''
            ? intl.formatMessage({ id: 'planning.checklist.add.name-missing' })
            : undefined
        }
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return;
          event.stopPropagation();
          onClose();
        }}
      />
      <Inline gap={2}>
        <Button type="submit" kind="soft" size="s">
          {submit}
        </Button>
        <Button kind="plain" size="s" onPress={onClose}>
          <FormattedMessage id="planning.cancel" />
        </Button>
      </Inline>
    </Form>
  );
};

import { periods, type Period } from '@posy/shared-contracts/entities';
import { Button, Inline } from '@posy/shared-ui';
import { Form, SelectField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameLimit } from '../drawer/name-form';
import { periodName } from '../../tasks/period-names';

interface Props {
  /** Chosen at first: where today falls. */
  initialPeriod: Period;
  onAdd: (name: string, period: Period) => void;
  onClose: () => void;
}

/** What to do, and when. */
export const AddTaskForm = ({ initialPeriod, onAdd, onClose }: Props) => {
  const intl = useIntl();
  const [name, setName] = useState('');
  const [period, setPeriod] = useState(initialPeriod);
  const [isMissing, setMissing] = useState(false);
  const add = (): void => {
    if (name.trim() === '') return setMissing(true);
    onAdd(name, period);
    onClose();
  };
  const missing = isMissing && name.trim() === '';
  return (
    <Form onSubmit={add}>
      <TextField
        label={intl.formatMessage({ id: 'planning.checklist.add.name' })}
        value={name}
        onChange={setName}
        maxLength={nameLimit}
        isRequired
        autoFocus
        error={missing ? intl.formatMessage({ id: 'planning.checklist.add.name-missing' }) : undefined}
      />
      <SelectField
        label={intl.formatMessage({ id: 'planning.checklist.add.period' })}
        value={period}
        options={periods.map((one) => ({ value: one, label: periodName(intl, one) }))}
        onChange={(value) => setPeriod(value as Period)}
      />
      <Inline justify="end" gap={2}>
        <Button kind="plain" onPress={onClose}>
          <FormattedMessage id="planning.cancel" />
        </Button>
        <Button kind="main" type="submit">
          <FormattedMessage id="planning.checklist.add.submit" />
        </Button>
      </Inline>
    </Form>
  );
};

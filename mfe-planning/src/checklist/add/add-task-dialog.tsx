import { useHost, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { taskNameLength } from '@posy/shared-contracts/constants';
import { type Period, periods } from '@posy/shared-contracts/entities';
import { SelectField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#plan/forms/form-dialog';
import { currentPeriod } from '#plan/tasks/period-dates';
import { periodName } from '#plan/tasks/period-names';

interface Props {
  /** The wedding's date, yyyy-MM-dd. */
  date: string | null;
  onAdd: (name: string, period: Period) => void;
  onClose: () => void;
}

/** The form begins with the period of today's date. */
const useTaskForm = ({ date, onAdd, onClose }: Props) => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const [name, setName] = useState('');
  const [period, setPeriod] = useState(() => (date === null ? '12-plus' : currentPeriod(date, clock.now(), timeZone)));
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const submit = (): void => {
    setTried(true);
    if (isMissing) return;
    onAdd(name, period);
    onClose();
  };
  return { name, setName, period, setPeriod, submit, lacksName: isTried && isMissing };
};

/** Adds a task of the couple's own: its name and its period. */
export const AddTaskDialog = (props: Props) => {
  const intl = useIntl();
  const { name, setName, period, setPeriod, submit, lacksName } = useTaskForm(props);
  useOpenItem('dialog', true, props.onClose);
  return (
    <FormDialog
      title={<FormattedMessage id="planning.checklist.add.title" />}
      action={<FormattedMessage id="planning.checklist.add.submit" />}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField
        label={intl.formatMessage({ id: 'planning.checklist.add.name' })}
        value={name}
        onChange={setName}
        maxLength={taskNameLength}
        isRequired
        autoFocus
        error={lacksName ? intl.formatMessage({ id: 'planning.checklist.add.name-missing' }) : undefined}
      />
      <SelectField
        label={intl.formatMessage({ id: 'planning.checklist.add.period' })}
        value={period}
        options={periods.map((one) => ({ value: one, label: periodName(intl, one) }))}
        onChange={(value) => setPeriod(value as Period)}
      />
    </FormDialog>
  );
};

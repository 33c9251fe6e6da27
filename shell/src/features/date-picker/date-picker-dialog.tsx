import { useOpenItem } from '@posy/remote-kit';
import type { DatePickerDate } from '@posy/shared-contracts/entities';
import { Button } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { DatePicker } from './date-picker';
import { useDatePicker, weddingShows } from './use-date-picker';

export interface DatePickerDialogProps {
  from: DatePickerDate;
  onSave: (date: DatePickerDate) => void;
  onCancel: () => void;
}

/** The date picker over the page; back closes it at its place. Source: S2-popup-07, S2-back-08. */
export const DatePickerDialog = ({ from, onSave, onCancel }: DatePickerDialogProps) => {
  const { formatMessage } = useIntl();
  const { state, dispatch, step, advance } = useDatePicker(from);
  const cancel = (): void => {
    dispatch({ type: 'cancel' });
    onCancel();
  };
  useOpenItem('date-picker', true, cancel);
  return (
    <Dialog
      isOpen
      onClose={cancel}
      title={formatMessage({ id: 'shell.picker.title' })}
      closeLabel={formatMessage({ id: 'shell.picker.cancel' })}
      isSticky
      actions={
        <>
          <Button kind="plain" onPress={cancel}>
            {formatMessage({ id: 'shell.picker.cancel' })}
          </Button>
          <Button kind="main" onPress={() => advance(onSave)}>
            {formatMessage({ id: `shell.picker.step.${step}` })}
          </Button>
        </>
      }
    >
      <DatePicker state={state} dispatch={dispatch} shows={weddingShows} />
    </Dialog>
  );
};

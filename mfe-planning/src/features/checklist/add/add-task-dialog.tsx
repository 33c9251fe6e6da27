import { useHost, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import type { Period } from '@posy/shared-contracts/entities';
import { Dialog } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { currentPeriod } from '../../../domain/checklist/period-dates';
import { AddTaskForm } from './add-task-form';

interface Props {
  /** The wedding's date, yyyy-MM-dd. */
  date: string | null;
  onAdd: (name: string, period: Period) => void;
  onClose: () => void;
}

/** A dialog for a task of the couple's own. */
export const AddTaskDialog = ({ date, onAdd, onClose }: Props) => {
  const intl = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  useOpenItem('dialog', true, onClose);
  const initialPeriod = date === null ? '12-plus' : currentPeriod(date, clock.now(), timeZone);
  return (
    <Dialog
      isOpen
      isSticky
      size="s"
      onClose={onClose}
      title={intl.formatMessage({ id: 'planning.checklist.add.title' })}
      closeLabel={intl.formatMessage({ id: 'planning.close' })}
    >
      <AddTaskForm initialPeriod={initialPeriod} onAdd={onAdd} onClose={onClose} />
    </Dialog>
  );
};

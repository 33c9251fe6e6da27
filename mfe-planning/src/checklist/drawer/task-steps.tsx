import { IconButton } from '@posy/shared-ui';
import { CaretDownIcon, CaretUpIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';

interface Props {
  toDo: { before: string | null; after: string | null };
  onOpen: (taskId: string) => void;
}

/** Links to the previous and the next task, without the list in between. */
export const TaskSteps = ({ toDo: { before, after }, onOpen }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'planning.checklist.task.before' })}
        isDisabled={before === null}
        onPress={() => before !== null && onOpen(before)}
      >
        <CaretUpIcon />
      </IconButton>
      <IconButton
        label={formatMessage({ id: 'planning.checklist.task.after' })}
        isDisabled={after === null}
        onPress={() => after !== null && onOpen(after)}
      >
        <CaretDownIcon />
      </IconButton>
    </>
  );
};

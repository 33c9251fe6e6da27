import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import type { TaskCommands } from '../edits/use-task-commands';
import type { DropSide } from '../rules/task-changes';

interface Props {
  taskId: string;
  commands: TaskCommands;
  /** Ids of the neighbouring main tasks in its period; null at its ends. */
  around: { before: string | null; after: string | null };
}

/** Buttons that move a task within its period, as an alternative to dragging. */
export const TaskTools = ({ taskId, commands, around }: Props) => {
  const intl = useIntl();
  const move = (anchor: string | null, side: DropSide) => (): void => {
    if (anchor !== null) commands.place(taskId, anchor, side);
  };
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'planning.checklist.task.more' })}
      icon={<DotsThreeIcon />}
      actions={[
        {
          id: 'up',
          label: intl.formatMessage({ id: 'planning.checklist.task.up' }),
          isDisabled: around.before === null,
          onSelect: move(around.before, 'before'),
        },
        {
          id: 'down',
          label: intl.formatMessage({ id: 'planning.checklist.task.down' }),
          isDisabled: around.after === null,
          onSelect: move(around.after, 'after'),
        },
      ]}
    />
  );
};
